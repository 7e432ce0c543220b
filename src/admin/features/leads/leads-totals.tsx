import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
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

type LeadsTotalsProps = {
  query: Pick<UseQueryResult<LeadCounts>, "data" | "isError" | "isPaused">;
  state: ListState;
  /** Stands at the end of the line. Long numbers take two lines beside it. */
  children: ReactNode;
};

/** The number of leads, of those waiting for an answer, and of those that are late. */
export function LeadsTotals({ query, state, children }: LeadsTotalsProps) {
  const { data: counts, isError, isPaused } = query;
  return (
    <div className="flex min-w-0 flex-1 basis-80 flex-wrap max-[23rem]:basis-56 items-center gap-x-2 lg:gap-x-4">
      <div className="flex min-w-0 flex-1 basis-30 flex-wrap items-center gap-x-3 text-sm text-muted max-sm:gap-x-2 max-sm:text-xs">
        <LiveRegion as="p" role="status">
          {counts
            ? `${groupThousands(counts.all)} total ${counts.all === 1 ? "lead" : "leads"}`
            : isError
              ? "We could not count the leads."
              : isPaused
                ? "Not counted: offline"
                : null}
        </LiveRegion>
        {counts?.due ? (
          <Link
            {...writeListState({ ...tabState(state, "due"), filters: NO_FILTERS, search: "" })}
            className="-my-1 inline-block leading-6 font-semibold text-ink"
          >
            <span className="underline underline-offset-4">{`${groupThousands(counts.due)} due`}</span>
            {counts.late > 0 ? (
              <span>
                <span className="sr-only">,</span>{" "}
                <span className="inline-block rounded-sm bg-danger px-1.5 text-surface">{`${groupThousands(counts.late)} late`}</span>
              </span>
            ) : null}
          </Link>
        ) : null}
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-x-4 min-[18rem]:max-sm:-my-1">
        {children}
      </div>
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
