import { LEAD_CITIES } from "@shared/cities.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { besideSchema } from "@/admin/features/lead/history/came-from.ts";
import { type Lead, leadStatusSchema, shown } from "@/admin/features/lead/lead-model.ts";
import { useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { hrefTo } from "@/lib/routes.ts";
import {
  countFilters,
  type Filters,
  filterConditions,
  type LeadFilter,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from "./filters.ts";
import {
  DEFAULT_LIST_COLUMNS,
  FOLLOW_UP_COLUMNS,
  type ListColumn,
  type ListColumnId,
  readColumns,
  writeColumns,
} from "./list-columns.ts";

export const TABS = ["due", "mine", "unassigned", "follow-up", "stalled", "all"] as const;
export type Tab = (typeof TABS)[number];

export const TAB_NAMES: Readonly<Record<Tab, string>> = {
  due: "Due",
  mine: "Mine",
  unassigned: "Unassigned",
  "follow-up": "Follow-up",
  stalled: "Stalled",
  all: "All",
};

/** Sort orders, with their columns. A position is in the URL, so none is by a patient's words. */
export const SORTS = {
  newest: { column: "created_at", direction: "desc", label: "Newest first" },
  oldest: { column: "created_at", direction: "asc", label: "Oldest first" },
  due: { column: "due_at", direction: "asc", label: "Due first" },
  "next-step": {
    column: "next_step_on",
    direction: "asc",
    label: "Next step first, where there is one",
  },
  "act-by": { column: "act_by", direction: "asc", label: "Longest waiting first" },
  stalled: { column: "stalled_at", direction: "asc", label: "Longest stalled first" },
  status: { column: "status", direction: "asc", label: "Status, new first" },
  city: { column: "shown_city", direction: "asc", label: "City, A to Z" },
} as const;
export type Sort = keyof typeof SORTS;
export const SORT_NAMES = typedKeys(SORTS);

/** A position in the list: the sort value and ID of a row. */
export type Position = { value: string; id: string };

/** A page of the list: the first, or the one after or before a row. `page` is its number, for display. */
export type Place =
  | { at: "top" }
  | { at: "after"; than: Position; page: number }
  | { at: "before"; than: Position; page: number };

/** The orders that a column's heading switches between. */
export const HEADING_SORTS: Partial<Record<ListColumnId, readonly [Sort, ...Sort[]]>> = {
  date: ["newest", "oldest"],
  due: ["due"],
  next_step: ["next-step"],
  status: ["status"],
  location: ["city"],
};

/** The name of an order that no column's heading can show. */
export const orderInWords = (sort: Sort): string | null =>
  sort === "act-by" || sort === "stalled" ? SORTS[sort].label : null;

/** The position of a lead in an order. */
export function positionOf(lead: Lead | undefined, sort: Sort): Position | null {
  if (!lead) return null;
  const { column } = SORTS[sort];
  const value = column === "shown_city" ? shown(lead, "location_city") : lead[column];
  return value ? { value, id: lead.id } : null;
}

/** Page sizes, starting with the default. */
export const PAGE_SIZES = [50, 100, 250, 500] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export type ListState = {
  tab: Tab;
  filters: Filters;
  sort: Sort;
  columns: readonly ListColumn[];
  /** Number of leads per page. */
  size: PageSize;
  place: Place;
  search: string;
  /** The ID of the saved view that the list was opened from, which it may differ from by now. */
  view: string | null;
  /** Reference of the lead that is open beside the list. */
  lead: string | null;
  /** Whether the history entry before this one is the list before the lead was opened. */
  wasOpened: boolean;
};

/** The default sort order of each tab. */
const defaultSorts: Readonly<Record<Tab, Sort>> = {
  due: "due",
  mine: "act-by",
  unassigned: "act-by",
  "follow-up": "next-step",
  stalled: "stalled",
  all: "newest",
};

/** The tabs about what comes next. */
const STEP_TABS: readonly Tab[] = ["mine", "follow-up", "stalled"];

/** The default columns of a tab. */
export function defaultColumns(tab: Tab): readonly ListColumn[] {
  return STEP_TABS.includes(tab) ? FOLLOW_UP_COLUMNS : DEFAULT_LIST_COLUMNS;
}

const positionSchema = z.object({
  value: z.union([
    z.iso.datetime({ offset: true }),
    z.iso.date(),
    leadStatusSchema,
    z.enum(LEAD_CITIES),
  ]),
  id: z.uuid(),
});

function parsePlace(query: URLSearchParams): Place {
  for (const at of ["after", "before"] as const) {
    const [value, id] = query.get(at)?.split("~") ?? [];
    const than = positionSchema.safeParse({ value, id });
    if (!than.success) continue;
    const page = Number(query.get("page"));
    return { at, than: than.data, page: Number.isInteger(page) && page > 0 ? page : 2 };
  }
  return { at: "top" };
}

/** Parses the state from an address and what the history keeps beside it. Ignores invalid values. */
export function readListState(search: string, beside?: unknown): ListState {
  const query = new URLSearchParams(search);
  const tab = TABS.find((known) => known === query.get("tab")) ?? "all";
  const kept = besideSchema.safeParse(beside).data;
  return {
    tab,
    filters: readFilters(query),
    sort: SORT_NAMES.find((known) => known === query.get("sort")) ?? defaultSorts[tab],
    columns: readColumns(query.get("columns"), defaultColumns(tab)),
    size: PAGE_SIZES.find((size) => String(size) === query.get("rows")) ?? PAGE_SIZES[0],
    place: parsePlace(query),
    search: kept?.search ?? "",
    view: z.uuid().safeParse(query.get("view")).data ?? null,
    lead: query.get("lead"),
    wasOpened: kept?.wasOpened ?? false,
  };
}

/** The query for a state, excluding the page and the open lead. This is what a saved view stores. */
export function viewQuery({ tab, filters, sort, columns, size }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  writeFilters(query, filters);
  if (sort !== defaultSorts[tab]) query.set("sort", sort);
  const shown = writeColumns(columns, defaultColumns(tab));
  if (shown) query.set("columns", shown);
  if (size !== PAGE_SIZES[0]) query.set("rows", String(size));
  return query;
}

/** Whether a saved view shows this list. */
export function isSameView(state: ListState, query: string): boolean {
  return viewQuery(readListState(query)).toString() === viewQuery(state).toString();
}

/** The properties of a link to a state: its address, and what the history keeps beside it. */
export function writeListState(state: ListState) {
  const query = viewQuery(state);
  if (state.place.at !== "top") {
    query.set(state.place.at, `${state.place.than.value}~${state.place.than.id}`);
    query.set("page", String(state.place.page));
  }
  if (state.view) query.set("view", state.view);
  if (state.lead) query.set("lead", state.lead);
  const search = query.toString();
  const wasOpened = state.lead !== null && state.wasOpened;
  return {
    to: `${hrefTo.adminLeads()}${search && `?${search}`}`,
    state:
      state.search || wasOpened
        ? {
            ...(state.search ? { search: state.search } : {}),
            ...(wasOpened ? { wasOpened } : {}),
          }
        : null,
  };
}

/** The address of the list of all leads with some filters. */
export function hrefOfList(filters: Partial<Filters>): string {
  return writeListState({ ...readListState(""), filters: { ...NO_FILTERS, ...filters } }).to;
}

/** The address of a saved view. */
export function hrefOfView({ id, query }: { id: string; query: string }): string {
  const parameters = new URLSearchParams(query);
  parameters.set("view", id);
  return `${hrefTo.adminLeads()}?${parameters}`;
}

/** The columns after switching to another tab: its own, unless other columns were chosen. */
function columnsInTab({ tab, columns }: ListState, next: Tab): readonly ListColumn[] {
  return writeColumns(columns, defaultColumns(tab)) === "" ? defaultColumns(next) : columns;
}

/** The state after switching to another tab, with the same filters, search and chosen columns. */
export function tabState(state: ListState, tab: Tab): ListState {
  const columns = columnsInTab(state, tab);
  return {
    ...state,
    tab,
    columns,
    sort: defaultSorts[tab],
    place: { at: "top" },
    view: null,
    lead: null,
  };
}

/** The column without which a lead has no place in a sort order; every lead of the order's own tab has it. */
function neededColumn(tab: Tab, sort: Sort): LeadFilter["with"] {
  const { column } = SORTS[sort];
  const canLack = column === "next_step_on" || column === "act_by" || column === "stalled_at";
  return canLack && sort !== defaultSorts[tab] ? column : undefined;
}

/** Whether a filter, search or sort order excludes any leads of the tab. */
export function isNarrowed({ filters, search, tab, sort }: ListState): boolean {
  return search.trim() !== "" || countFilters(filters) > 0 || neededColumn(tab, sort) !== undefined;
}

/** Whether all leads of a list have the same owner, or none. */
export function hasOneOwner({ tab, filters }: ListState): boolean {
  return tab === "mine" || tab === "unassigned" || filters.owner.length === 1;
}

/** The filter of a state. */
export function toLeadFilter({ tab, filters, search, sort }: ListState): LeadFilter {
  const filter = filterConditions(filters);
  if (tab !== "all") filter.tab = tab === "follow-up" ? "follow_up" : tab;
  const needed = neededColumn(tab, sort);
  if (needed) filter.with = needed;
  if (search.trim()) filter.search = search.trim();
  return filter;
}

/** React Router's part of a history entry: what `navigate` was given as `state`. */
const historySchema = z.object({ usr: z.unknown() });

/** The list's state, stored in the address and beside it, and a function to change it. */
export function useListState() {
  const location = useLocation();
  const navigate = useNavigateFromOverlay();
  const state = readListState(location.search, location.state);
  return {
    state,
    /** A change that affects which leads are listed returns to the first page. */
    change(part: Partial<ListState>, options: { replace?: boolean } = {}) {
      // The address may have changed since this render, for example while the user was typing.
      const { usr } = historySchema.safeParse(window.history.state).data ?? {};
      const latest = readListState(window.location.search, usr);
      const columns = part.tab ? columnsInTab(latest, part.tab) : latest.columns;
      const next = { ...latest, columns, ...part };
      if (!("place" in part || "lead" in part || "columns" in part)) {
        next.place = { at: "top" };
        next.lead = null;
      }
      if ("tab" in part && !("sort" in part)) next.sort = defaultSorts[next.tab];
      const { to, state } = writeListState(next);
      navigate(to, { state, replace: options.replace ?? false });
    },
  };
}
