import type { LeadCounts } from "@/admin/features/lead-search/leads-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { PageHead } from "@/lib/page-head.tsx";

/** The title of the browser tab, with what waits there while another window is in front. */
export function LeadsTitle({ counts }: { counts: LeadCounts | undefined }) {
  const waiting = [
    ...(counts?.new ? [`${groupThousands(counts.new)} new`] : []),
    ...(counts?.late ? [`${groupThousands(counts.late)} late`] : []),
  ].join(", ");
  return <PageHead title={`${waiting ? `(${waiting}) ` : ""}Admin Dashboard`} hidden />;
}
