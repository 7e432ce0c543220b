import { usePrefetchQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleQuery } from "@/admin/features/access/auth-api.ts";
import { rememberList } from "@/admin/features/access/last-list.ts";
import { ExportButton } from "@/admin/features/export/export-button.tsx";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { colleaguesQuery } from "@/admin/features/lead/lead-api.ts";
import { LEADS_PAGE_KEY } from "@/admin/features/lead/lead-cache.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { focusedLead } from "@/admin/features/lead/page/focused-lead.ts";
import { neighbours } from "@/admin/features/lead/page/lead-steps.tsx";
import { NO_FILTERS } from "@/admin/features/lead-search/filters.ts";
import {
  filteredCountQuery,
  LEADS_FAULT,
  leadCountsQuery,
  leadsPageQuery,
  newestLeadQuery,
  SEARCH_LIMIT,
} from "@/admin/features/lead-search/leads-api.ts";
import {
  hasOneOwner,
  isNarrowed,
  isSameView,
  orderInWords,
  type Place,
  toLeadFilter,
  useListState,
  viewQuery,
} from "@/admin/features/lead-search/list-state.ts";
import { savedViewsQuery } from "@/admin/features/lead-search/views-api.ts";
import { templatesQuery } from "@/admin/features/templates/templates-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { useMediaQuery } from "@/lib/media-query.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { toast } from "@/ui/toast.ts";
import { BulkBar, MAX_CHOSEN } from "./bulk-bar.tsx";
import { captionOf, useActiveFilters } from "./filter-words.ts";
import { useOpenFromList } from "./lead-link.tsx";
import { LeadsContent } from "./leads-content.tsx";
import { LeadsPager } from "./leads-pager.tsx";
import { LeadsTabs, tabCount } from "./leads-tabs.tsx";
import { LeadsToolbar } from "./leads-toolbar.tsx";
import { LeadsTitle, LeadsTotals } from "./leads-totals.tsx";
import { AboveRows, NewLeads } from "./new-leads.tsx";
import { useRowInPlace } from "./row-in-place.ts";
import { ViewChanges } from "./saved-views.tsx";
import { useChosenLeads } from "./use-chosen-leads.ts";

type LeadsDashboardProps = {
  /** Renders the open lead beside the list; null if the window is too narrow for both. */
  beside: ((open: OpenLead) => ReactNode) | null;
};

export type OpenLead = {
  reference: string;
  references: readonly string[];
  /** The lead's row in the list. */
  row: Lead | undefined;
  onOpen: (reference: string | null) => void;
};

/** The team's list of leads. */
export function LeadsDashboard({ beside }: LeadsDashboardProps) {
  const { userId, role } = useAdmin();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { state, change } = useListState();
  const filter = toLeadFilter(state);
  const isFiltered = isNarrowed(state);

  const { sort, size, place } = state;
  const order = orderInWords(sort);
  const page = useQuery(leadsPageQuery({ filter, sort, size, place }));
  const newest = useQuery(newestLeadQuery());
  const counts = useQuery(leadCountsQuery(newest.data));
  const filtered = useQuery({ ...filteredCountQuery(filter), enabled: isFiltered });
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const active = useActiveFilters(state.filters, colleagues);
  // Prefetches the templates, so that pressing one key to open a lead and another to answer it works
  // immediately.
  usePrefetchQuery(templatesQuery());
  const isAdmin = role === "admin";
  const { data: views = [] } = useQuery(savedViewsQuery());
  const view =
    views.find(({ id }) => id === state.view) ??
    views.find(({ query }) => query !== "" && isSameView(state, query));

  const chosen = useChosenLeads({ filter, sort, size, place });
  const heading = useRef<HTMLHeadingElement>(null);
  const leads = page.data?.leads ?? [];
  const total = isFiltered ? filtered.data : tabCount(state.tab, counts.data);

  // A toast only appears if the first load fails. If a later poll fails, the list remains visible.
  const fault = page.isError && !page.data ? page.error : null;
  useEffect(() => {
    if (fault) toast.error(fault.message || LEADS_FAULT);
  }, [fault]);

  // Row-level security returns an empty list after the role has been revoked, so an empty list triggers a
  // check of the role.
  const isEmpty = page.data?.leads.length === 0 || fault !== null;
  useEffect(() => {
    if (isEmpty) void client.invalidateQueries({ queryKey: roleQuery(userId).queryKey });
  }, [isEmpty, client, userId]);

  const listQuery = viewQuery(state).toString();
  useEffect(() => rememberList(userId, listQuery), [userId, listQuery]);

  const open = beside ? state.lead : null;
  // Rows that are about to be replaced, of the former tab or filter, do nothing.
  const isBusy = page.isPlaceholderData;
  const references = isBusy ? [] : leads.map(({ reference }) => reference);
  const keepInPlace = useRowInPlace(open);
  function onOpen(reference: string | null) {
    const row = reference ?? open;
    if (row) keepInPlace(row);
    // Back closes the lead, and so does closing it, which would otherwise leave its entry behind.
    if (!reference && state.wasOpened) return void navigate(-1);
    const isFirst = open === null;
    change({ lead: reference, wasOpened: isFirst || state.wasOpened }, { replace: !isFirst });
  }
  const openFromList = useOpenFromList({ references, onOpen: beside ? onOpen : undefined });

  function openNext() {
    const { next } = neighbours(references, focusedLead());
    if (next) openFromList(next);
  }
  useSingleKeys(!open && references.length > 0 ? { j: openNext } : {});

  function turnTo(place: Place) {
    change({ place });
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }
  async function chooseAll() {
    const request = { filter, sort, size: MAX_CHOSEN, place: { at: "top" } } as const;
    chosen.chooseAll((await client.fetchQuery(leadsPageQuery(request))).leads);
  }
  function clearChosen() {
    chosen.clear();
    // The focused button disappears with its bar.
    heading.current?.focus({ preventScroll: true });
  }
  // New leads are due and have no owner yet. A filter, or another page, may exclude them.
  const hasNew =
    !isFiltered &&
    ["due", "unassigned", "all"].includes(state.tab) &&
    (sort === "newest" || (total ?? Number.POSITIVE_INFINITY) <= size);
  function showNew() {
    if (hasNew) change({ place: { at: "top" } }, { replace: place.at === "top" });
    else change({ tab: "all", filters: NO_FILTERS, search: "" });
    client.removeQueries({ queryKey: LEADS_PAGE_KEY, type: "inactive" });
    void client.resetQueries({ queryKey: LEADS_PAGE_KEY });
    void client.resetQueries({ queryKey: newestLeadQuery().queryKey });
  }
  const isPhone = useMediaQuery("(width < 40rem)");
  const news = <NewLeads count={counts.data?.new ?? 0} isElsewhere={!hasNew} onShow={showNew} />;

  return (
    <div className="px-4 py-2 md:px-6 md:py-3 print:p-0 print:[print-color-adjust:exact]">
      <LeadsTitle counts={counts.data} />
      <section aria-labelledby="lead-management" className="flex flex-col gap-2">
        <div
          className={clsx(
            "flex flex-wrap items-center gap-x-2 gap-y-0.5 min-[23rem]:max-sm:gap-y-2 lg:gap-x-4",
            open && "print:hidden",
          )}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 lg:gap-x-4">
            <h1 className="text-base lg:text-xl">Admin Dashboard</h1>
            <h2
              ref={heading}
              tabIndex={-1}
              id="lead-management"
              className="text-base outline-none lg:text-lg"
            >
              Lead Management
            </h2>
          </div>
          {page.data ? <SkipLink to="#leads-rows">Skip to the leads</SkipLink> : null}
          {/* On a phone, it may not make the row higher, except with large text. */}
          <ButtonLink
            href={hrefTo.adminNewLead()}
            size="small"
            aria-label="Enter a request"
            className="relative max-sm:min-h-9! max-sm:px-2.5 max-sm:after:absolute max-sm:after:-inset-1 min-[18rem]:max-md:-my-2 min-[23rem]:max-sm:ms-auto print:hidden"
          >
            <Plus aria-hidden="true" className="size-4" />
            <span className="max-lg:hidden">Enter a request</span>
          </ButtonLink>
          <LeadsTotals query={counts} state={state}>
            {beside ? news : null}
            {isAdmin ? (
              <ExportButton
                filter={filter}
                count={filtered.isPlaceholderData ? undefined : total}
                colleagues={colleagues}
                disabled={!page.data || (total ?? (counts.isError ? 1 : leads.length)) === 0}
              />
            ) : null}
          </LeadsTotals>
        </div>

        <LeadsToolbar
          state={state}
          colleagues={colleagues}
          total={total}
          onChange={change}
          tabs={<LeadsTabs state={state} counts={counts.data} views={views} view={view} />}
          news={beside || isPhone ? null : news}
        />
        <div
          className={clsx("flex flex-wrap gap-x-3 text-sm empty:hidden", open && "print:hidden")}
        >
          <ViewChanges state={state} view={view} />
          {isFiltered ? (
            // Has its height before the number arrives: rows that move under a press would lose it, or open another lead.
            // The number comes with its rows: until then, those of the former list can be neither pressed nor reached.
            <LiveRegion as="p" role="status" className="matches font-semibold">
              {total === undefined || (isBusy && place.at === "top")
                ? "\u00a0"
                : filter.search && total >= SEARCH_LIMIT
                  ? `The newest ${groupThousands(SEARCH_LIMIT)} leads match. To find others, add a word.`
                  : `${groupThousands(total)} ${total === 1 ? "lead matches" : "leads match"}`}
            </LiveRegion>
          ) : null}
          {order ? <p className="text-muted print:hidden">{order}</p> : null}
        </div>

        <div className="flex items-start gap-4">
          <div
            className={clsx("flex min-w-0 flex-1 flex-col gap-3", open && "print:hidden")}
            data-one-owner={hasOneOwner(state) ? "" : undefined}
          >
            {isPhone ? <AboveRows>{news}</AboveRows> : null}
            <LeadsContent
              leads={page.data?.leads}
              isFault={fault !== null}
              isBusy={isBusy}
              isFiltered={isFiltered}
              state={state}
              followUps={tabCount("follow-up", counts.data)}
              onRetry={() => void page.refetch()}
              onClear={() => change({ filters: NO_FILTERS, search: "" })}
              table={{
                columns: state.columns,
                sort,
                onSort: (next) => change({ sort: next }),
                onColumns: (columns) => change({ columns }),
                caption: captionOf(state, active),
                colleagues,
                chosen: chosen.ids,
                lastChosen: chosen.last,
                onChoose: chosen.choose,
                onChooseRange: chosen.chooseRange,
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
                busy={isBusy}
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
        leads={isBusy ? [] : chosen.among(leads)}
        total={leads.every(({ id }) => chosen.ids.has(id)) ? total : undefined}
        onChooseAll={chooseAll}
        colleagues={colleagues}
        mayExport={isAdmin}
        onClear={clearChosen}
      />
    </div>
  );
}
