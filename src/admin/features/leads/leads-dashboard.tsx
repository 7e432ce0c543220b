import { usePrefetchQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleQuery } from "@/admin/features/access/auth-api.ts";
import { ExportButton } from "@/admin/features/export/export-button.tsx";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { colleaguesQuery } from "@/admin/features/lead/lead-api.ts";
import { LEADS_PAGE_KEY } from "@/admin/features/lead/lead-cache.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import {
  filteredCountQuery,
  LEADS_FAULT,
  leadCountsQuery,
  leadsPageQuery,
  newestLeadQuery,
} from "@/admin/features/lead-search/leads-api.ts";
import {
  isNarrowed,
  type ListState,
  NO_FILTERS,
  type Place,
  SORTS,
  tabState,
  toLeadFilter,
  useListState,
  writeListState,
} from "@/admin/features/lead-search/list-state.ts";
import { templatesQuery } from "@/admin/features/templates/templates-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { toast } from "@/ui/toast.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { rememberTab } from "./last-tab.ts";
import { useOpenFromList } from "./lead-link.tsx";
import { LeadsContent } from "./leads-content.tsx";
import { LeadsPager } from "./leads-pager.tsx";
import { LeadsTabs, tabCount } from "./leads-tabs.tsx";
import { LeadsToolbar } from "./leads-toolbar.tsx";
import { LeadsTotals } from "./leads-totals.tsx";
import { NewLeads } from "./new-leads.tsx";
import { useRowInPlace } from "./row-in-place.ts";

type LeadsDashboardProps = {
  /** Renders the lead that is open next to the list, if both fit; `step` moves to the next or previous lead. */
  beside: ((open: OpenLead) => ReactNode) | null;
};

export type OpenLead = {
  reference: string;
  references: readonly string[];
  /** The lead as the list has it. */
  row: Lead | undefined;
  onOpen: (reference: string | null) => void;
};

/** The team's list of leads. */
export function LeadsDashboard({ beside }: LeadsDashboardProps) {
  const { userId, role } = useAdmin();
  const client = useQueryClient();
  const { state, change } = useListState();
  const filter = toLeadFilter(state);
  const isFiltered = isNarrowed(state);

  const { sort, size, place } = state;
  const page = useQuery(leadsPageQuery({ filter, sort, size, place }));
  const newest = useQuery(newestLeadQuery());
  const counts = useQuery(leadCountsQuery(newest.data));
  const filtered = useQuery({ ...filteredCountQuery(filter), enabled: isFiltered });
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  // Prefetched for someone who opens a lead and answers it with two key presses.
  usePrefetchQuery(templatesQuery());
  const isAdmin = role === "admin";

  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const leads = page.data?.leads ?? [];
  const total = isFiltered ? filtered.data : tabCount(state.tab, counts.data);

  // Only a failed first load raises a toast: after a failed poll the list is still shown.
  const fault = page.isError && !page.data ? page.error : null;
  useEffect(() => {
    if (fault) toast.error(fault.message || LEADS_FAULT);
  }, [fault]);

  // After a revoked role, row-level security returns an empty list: check the role immediately.
  const isEmpty = page.data?.leads.length === 0 || fault !== null;
  useEffect(() => {
    if (isEmpty) void client.invalidateQueries({ queryKey: roleQuery(userId).queryKey });
  }, [isEmpty, client, userId]);

  useEffect(() => rememberTab(state.tab), [state.tab]);

  const open = beside ? state.lead : null;
  const references = leads.map(({ reference }) => reference);
  const keepInPlace = useRowInPlace(open);
  function onOpen(reference: string | null) {
    const row = reference ?? open;
    if (row) keepInPlace(row);
    change({ lead: reference }, { replace: true });
  }
  const openFromList = useOpenFromList({ references, onOpen: beside ? onOpen : undefined });

  const [first] = references;
  useSingleKeys(!open && first ? { j: () => openFromList(first) } : {});

  function turnTo(place: Place) {
    setChosen(new Set());
    change({ place });
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }
  function choose(ids: readonly string[], isChosen: boolean) {
    setChosen((known) => {
      const next = new Set(known);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }
  function clearChosen() {
    setChosen(new Set());
    // The bar with the pressed button is removed.
    heading.current?.focus({ preventScroll: true });
  }
  function showNew() {
    change({ tab: "all", filters: NO_FILTERS, search: "" });
    client.removeQueries({ queryKey: LEADS_PAGE_KEY, type: "inactive" });
    void client.resetQueries({ queryKey: LEADS_PAGE_KEY });
    void client.resetQueries({ queryKey: newestLeadQuery().queryKey });
  }

  return (
    <div className="px-4 py-3 sm:px-6 print:p-0 print:[print-color-adjust:exact]">
      <section aria-labelledby="lead-management" className="flex flex-col gap-2">
        <div
          className={clsx(
            "flex flex-wrap items-center justify-between gap-x-3 gap-y-2",
            open && "print:hidden",
          )}
        >
          <div className="flex flex-wrap items-center gap-x-4">
            <h1 className="text-xl max-sm:w-full">Admin Dashboard</h1>
            <h2 ref={heading} tabIndex={-1} id="lead-management" className="text-lg outline-none">
              Lead Management
            </h2>
            <LeadsTotals counts={counts.data} isFault={counts.isError} state={state} />
          </div>
          {isAdmin ? (
            <ExportButton
              filter={filter}
              count={total}
              colleagues={colleagues}
              disabled={(total ?? (counts.isError ? 1 : leads.length)) === 0}
            />
          ) : null}
        </div>

        <LeadsTabs
          tab={state.tab}
          counts={counts.data}
          hrefOf={(tab) => writeListState(tabState(state, tab))}
        />
        <LeadsToolbar state={state} colleagues={colleagues} isAdmin={isAdmin} onChange={change} />
        <NewLeads count={counts.data?.new ?? 0} onShow={showNew} />
        {isFiltered && total !== undefined ? (
          <p role="status" className={clsx("text-sm font-semibold", open && "print:hidden")}>
            {groupThousands(total)} {total === 1 ? "lead matches" : "leads match"}
          </p>
        ) : null}

        <div className="flex items-start gap-4">
          <div className={clsx("flex min-w-0 flex-1 flex-col gap-3", open && "print:hidden")}>
            <LeadsContent
              leads={page.data?.leads}
              isFault={fault !== null}
              isBusy={page.isPlaceholderData}
              isFiltered={isFiltered}
              tab={state.tab}
              onRetry={() => void page.refetch()}
              onClear={() => change({ filters: NO_FILTERS, search: "" })}
              table={{
                columns: state.columns,
                onColumns: (columns) => change({ columns }, { replace: true }),
                caption: captionOf(state),
                colleagues,
                chosen,
                onChoose: choose,
                open,
                onOpen: beside ? onOpen : undefined,
              }}
            />
            {page.data ? (
              <LeadsPager
                page={page.data}
                sort={state.sort}
                size={state.size}
                onSize={(next) => change({ size: next })}
                total={total}
                busy={page.isPlaceholderData}
                onTurn={turnTo}
              />
            ) : null}
          </div>
          {open
            ? beside?.({
                reference: open,
                references,
                row: leads.find(({ reference }) => reference === open),
                onOpen,
              })
            : null}
        </div>
      </section>
      <BulkBar
        leads={leads.filter(({ id }) => chosen.has(id))}
        colleagues={colleagues}
        mayExport={isAdmin}
        onClear={clearChosen}
      />
    </div>
  );
}

function captionOf({ tab, sort }: ListState): string {
  const order = SORTS[sort].label.toLowerCase();
  return tab === "all" ? `Leads, ${order}` : `Leads: ${tab.replace("-", " ")}, ${order}`;
}
