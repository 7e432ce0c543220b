import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { FirstSteps } from "@/admin/features/first-steps/first-steps.tsx";
import { isTrial } from "@/admin/features/first-steps/trial-request.ts";
import { STALLED_DAYS } from "@/admin/features/lead/lead-clock.ts";
import { RestrictedNote } from "@/admin/features/lead/page/restricted-note.tsx";
import { isBackwards } from "@/admin/features/lead-search/filters.ts";
import {
  filteredCountQuery,
  restrictedCountQuery,
} from "@/admin/features/lead-search/leads-api.ts";
import {
  type ListState,
  TAB_NAMES,
  type Tab,
  tabState,
  toLeadFilter,
  writeListState,
} from "@/admin/features/lead-search/list-state.ts";
import { groupThousands } from "@/lib/english.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFailed, LoadFault } from "@/ui/load-state.tsx";
import { SkeletonRows } from "@/ui/skeleton.tsx";
import { LeadsTable } from "./leads-table.tsx";

const emptyTabs: Record<Exclude<Tab, "all">, { title: string; text: string }> = {
  due: { title: "Nobody is waiting", text: "No request is waiting for first contact." },
  mine: { title: "You have no open leads", text: "Take one from Unassigned or Due." },
  unassigned: { title: "Every open lead has an owner", text: "New leads appear here first." },
  "follow-up": {
    title: "Nothing to follow up today",
    text: "Leads appear here on the date of their next step.",
  },
  stalled: {
    title: "Nothing has stalled",
    text: `Open leads appear here if they have no next step, or if nothing happens for ${STALLED_DAYS} days.`,
  },
};

type TableProps = Omit<ComponentProps<typeof LeadsTable>, "leads" | "isBusy">;

type LeadsContentProps = {
  leads: ComponentProps<typeof LeadsTable>["leads"] | undefined;
  isFault: boolean;
  /** Whether the leads shown are still those of the previous page or filter. */
  isBusy: boolean;
  isFiltered: boolean;
  state: ListState;
  /** How many follow-ups are due, once they have been counted. */
  followUps: number | undefined;
  onRetry: () => void;
  onClear: () => void;
  table: TableProps;
};

/** The leads, or a message saying why there are none. */
export function LeadsContent(props: LeadsContentProps) {
  const { leads, isFault, isBusy, isFiltered, state, followUps, onRetry, onClear, table } = props;
  const { tab } = state;
  const { role } = useAdmin();
  // Until a patient has written.
  const firstSteps =
    role === "admin" && tab === "all" && !isFiltered && !isBusy && leads?.every(isTrial) ? (
      <FirstSteps trial={leads[0]} />
    ) : null;
  const restricted = useQuery(restrictedCountQuery(state.search.trim()));
  const note = restricted.isLoadingError ? (
    <LoadFailed what="whether a request is restricted" onRetry={() => void restricted.refetch()} />
  ) : (
    <RestrictedNote count={restricted.data ?? 0} className="font-semibold" />
  );
  if (isFault) {
    return <LoadFault what="the leads" note="No data has been lost." onRetry={onRetry} />;
  }
  if (!leads) return <LeadsLoading />;
  if (leads.length > 0) {
    return (
      <>
        <div inert={isBusy} className={isBusy ? "opacity-60 transition-opacity" : undefined}>
          <LeadsTable leads={leads} isBusy={isBusy} {...table} />
        </div>
        {note}
        {firstSteps}
      </>
    );
  }
  if (isFiltered) {
    return (
      <>
        {note}
        <NoMatch state={state} onClear={onClear} />
      </>
    );
  }
  if (tab !== "all") {
    return (
      <EmptyState
        title={emptyTabs[tab].title}
        action={tab === "due" && followUps ? <FollowUps state={state} count={followUps} /> : null}
      >
        {emptyTabs[tab].text}
      </EmptyState>
    );
  }
  return (
    <>
      {firstSteps}
      <EmptyState title="No leads yet">
        Leads will appear here when users submit the quote form
      </EmptyState>
    </>
  );
}

/** Leads to the follow-ups, which are the next work if nobody waits for a first reply. */
function FollowUps({ state, count }: Pick<LeadsContentProps, "state"> & { count: number }) {
  const { to, state: kept } = writeListState(tabState(state, "follow-up"));
  return (
    <ButtonLink href={to} state={kept}>
      {count === 1 ? "Show 1 follow-up" : `Show ${groupThousands(count)} follow-ups`}
    </ButtonLink>
  );
}

/** Says that nothing matches, and whether other leads do. */
function NoMatch({ state, onClear }: Pick<LeadsContentProps, "state" | "onClear">) {
  const everywhere = tabState(state, "all");
  const count = useQuery({
    ...filteredCountQuery(toLeadFilter(everywhere)),
    enabled: state.tab !== "all",
  }).data;
  const { to, state: kept } = writeListState(everywhere);
  return (
    <EmptyState
      title="No leads match"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {count ? (
            <ButtonLink href={to} state={kept}>
              {`Show ${groupThousands(count)} in All`}
            </ButtonLink>
          ) : null}
          <Button onClick={onClear}>Clear search and filters</Button>
        </div>
      }
    >
      {isBackwards(state.filters)
        ? "The last day is before the first."
        : count
          ? `Nothing in ${TAB_NAMES[state.tab]} matches, but ${count === 1 ? "a lead" : "leads"} in All ${count === 1 ? "does" : "do"}.`
          : "Try fewer words or filters."}
    </EmptyState>
  );
}

/** Placeholder while the list loads. */
function LeadsLoading() {
  return (
    <div className="flex flex-col gap-3">
      <Loading>Loading leads...</Loading>
      <SkeletonRows className="h-16" />
    </div>
  );
}
