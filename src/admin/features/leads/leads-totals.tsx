import { Link } from "react-router-dom";
import { NO_FILTERS } from "@/admin/features/lead-search/filters.ts";
import type { LeadCounts } from "@/admin/features/lead-search/leads-api.ts";
import {
  type ListState,
  tabState,
  writeListState,
} from "@/admin/features/lead-search/list-state.ts";
import { groupThousands } from "@/lib/english.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";

type LeadsTotalsProps = { counts: LeadCounts | undefined; isFault: boolean; state: ListState };

/** The number of leads, of those waiting for an answer, and of those that are late. */
export function LeadsTotals({ counts, isFault, state }: LeadsTotalsProps) {
  if (!counts) {
    return (
      <LiveRegion as="p" role="status" className="text-sm text-muted">
        {isFault ? "We could not count the leads." : null}
      </LiveRegion>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted max-sm:gap-x-2 max-sm:text-xs">
      <LiveRegion as="p" role="status">
        {`${groupThousands(counts.all)} total ${counts.all === 1 ? "lead" : "leads"}`}
      </LiveRegion>
      {counts.due > 0 ? (
        <Link
          {...writeListState({ ...tabState(state, "due"), filters: NO_FILTERS, search: "" })}
          className="font-semibold text-ink"
        >
          <span className="underline underline-offset-4">{`${groupThousands(counts.due)} due`}</span>
          {counts.late > 0 ? (
            <span>
              ,{" "}
              <span className="inline-block rounded-sm bg-danger px-1.5 text-surface">{`${groupThousands(counts.late)} late`}</span>
            </span>
          ) : null}
        </Link>
      ) : null}
    </div>
  );
}

/** The title of the browser tab, with the numbers of new and late leads. */
export function LeadsTitle({ counts }: { counts: LeadCounts | undefined }) {
  const waiting = [
    ...(counts?.new ? [`${groupThousands(counts.new)} new`] : []),
    ...(counts?.late ? [`${groupThousands(counts.late)} late`] : []),
  ].join(", ");
  return <PageHead title={`${waiting ? `(${waiting}) ` : ""}Admin Dashboard`} hidden />;
}
