import type { LeadCounts } from "@/admin/features/lead-search/leads-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { PageHead } from "@/lib/page-head.tsx";

/** The title of the browser tab, with the numbers of new and late leads. */
export function LeadsTitle({ counts }: { counts: LeadCounts | undefined }) {
  const waiting = [
    ...(counts?.new ? [`${groupThousands(counts.new)} new`] : []),
    ...(counts?.late ? [`${groupThousands(counts.late)} late`] : []),
  ].join(", ");
  return <PageHead title={`${waiting ? `(${waiting}) ` : ""}Admin Dashboard`} hidden />;
}
