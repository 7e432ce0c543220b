import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { changeResponseSchema, countRestricted } from "@/admin/features/lead/lead-api.ts";
import { LEAD_COUNTS_KEY, LEADS_PAGE_KEY } from "@/admin/features/lead/lead-cache.ts";
import {
  type CloseReason,
  type Lead,
  type LeadStatus,
  leadSchema,
} from "@/admin/features/lead/lead-model.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import type { LeadFilter } from "./filters.ts";
import { selectLeads } from "./lead-query.ts";
import { type Place, type Position, SORTS, type Sort } from "./list-state.ts";

/** Shown for an error without a message (specification, section 8). */
export const LEADS_FAULT = "Failed to load leads";

/** How often to fetch an open list and its counts again, in milliseconds. */
const POLL_INTERVAL = 15_000;

/** The columns of the list: all but the consent wording and the request's number. */
const COLUMNS = Object.keys(leadSchema.shape).join();

const leadsSchema = z.array(leadSchema);

type SearchOptions = {
  filter: LeadFilter;
  sort: Sort;
  backwards?: boolean;
  after?: Position | undefined;
  size: number;
  signal: AbortSignal;
};

/** Fetches one page by key rather than offset, so that every page costs the same. Throws on an error. */
export async function fetchLeads(
  { filter, sort, backwards = false, after, size, signal }: SearchOptions,
  columns = COLUMNS,
): Promise<unknown[]> {
  const { column, direction } = SORTS[sort];
  const ascending = (direction === "asc") !== backwards;
  const start = after && { column, ascending, ...after };
  const { query } = await selectLeads(filter, columns, { start });
  return answerOf(
    query.order(column, { ascending }).order("id", { ascending }).limit(size).abortSignal(signal),
    z.array(z.unknown()),
  );
}

async function searchLeads(options: SearchOptions) {
  // One extra row shows whether there is another page.
  const rows = await fetchLeads({ ...options, size: options.size + 1 });
  const found = leadsSchema.safeParse(rows);
  // A schema error message would not help the user.
  if (!found.success) throw new Error(LEADS_FAULT);
  return { leads: found.data.slice(0, options.size), hasMore: rows.length > options.size };
}

/** The number of leads that a search finds at most: the newest (`private.found_leads` in lead_list.sql). */
export const SEARCH_LIMIT = 10_000;

/** The number of leads that match a filter. Throws on an error. */
export async function countLeads(filter: LeadFilter, signal: AbortSignal): Promise<number> {
  const { query } = await selectLeads(filter, "id", { count: true });
  const { count, error } = await query.limit(1).abortSignal(signal);
  if (error) throw error;
  // The response to HEAD has no body, so an error may have neither a message nor a count.
  if (count === null) throw new Error("The leads were not counted.");
  return count;
}

/** Number of IDs that fit in a URL. Some hosts refuse URLs of more than 8,000 characters. */
const MAX_IDS_PER_REQUEST = 100;

async function fetchByIds(ids: readonly string[], signal: AbortSignal): Promise<Lead[]> {
  return answerOf(
    getSupabase().from("leads").select(COLUMNS).in("id", ids).abortSignal(signal),
    leadsSchema,
  );
}

/** Fetches leads again by ID. Leaves out those that have been erased. */
async function fetchLeadsAgain(known: readonly Lead[], signal: AbortSignal): Promise<Lead[]> {
  const ids = known.map(({ id }) => id);
  const parts: Promise<Lead[]>[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS_PER_REQUEST) {
    parts.push(fetchByIds(ids.slice(from, from + MAX_IDS_PER_REQUEST), signal));
  }
  const fresh = new Map((await Promise.all(parts)).flat().map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => fresh.get(id) ?? []);
}

export type LeadsPage = {
  leads: Lead[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** Page number, from 1. */
  page: number;
};

/** Identifies one page of the list. */
export type PageRequest = { filter: LeadFilter; sort: Sort; size: number; place: Place };

async function fetchPage(
  { filter, sort, size, place }: PageRequest,
  signal: AbortSignal,
): Promise<LeadsPage> {
  if (place.at === "after") {
    const { leads, hasMore } = await searchLeads({ filter, sort, size, after: place.than, signal });
    if (leads.length > 0) {
      return { leads, hasNext: hasMore, hasPrevious: true, page: place.page };
    }
  }
  if (place.at === "before") {
    const { leads, hasMore } = await searchLeads({
      filter,
      sort,
      size,
      backwards: true,
      after: place.than,
      signal,
    });
    if (hasMore) {
      return {
        leads: leads.reverse(),
        hasNext: true,
        hasPrevious: true,
        page: Math.max(2, place.page),
      };
    }
  }
  // The first page. Also replaces an empty page at the end of the list, or an incomplete one at the start.
  const { leads, hasMore } = await searchLeads({ filter, sort, size, signal });
  return { leads, hasNext: hasMore, hasPrevious: false, page: 1 };
}

/** One page of the list. Later fetches read the same rows, so none moves while someone reads. */
export function leadsPageQuery(request: PageRequest) {
  const queryKey = [...LEADS_PAGE_KEY, request];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<LeadsPage> => {
      const open = client.getQueryData<LeadsPage>(queryKey);
      if (!open || open.leads.length === 0) return fetchPage(request, signal);
      return { ...open, leads: await fetchLeadsAgain(open.leads, signal) };
    },
    refetchInterval: POLL_INTERVAL,
    placeholderData: keepPreviousData,
    // Leaving a list clears its rows, so that returning to it searches again.
    gcTime: 0,
  });
}

/** What each tab counts, how many of the due leads are late, and how many leads arrived after a time. */
const counted = (since: string) =>
  ({
    due: { tab: "due" },
    late: { overdue: true },
    mine: { tab: "mine" },
    unassigned: { tab: "unassigned" },
    follow_up: { tab: "follow_up" },
    stalled: { tab: "stalled" },
    all: {},
    new: { after: since },
  }) as const satisfies Record<string, LeadFilter>;
export type LeadCounts = Record<keyof ReturnType<typeof counted>, number>;

/** Counts the leads of each tab, and those that arrived after `since`. Throws on an error. */
export async function fetchCounts(
  since: string | undefined,
  signal: AbortSignal,
): Promise<LeadCounts> {
  const filters = counted(since ?? "infinity");
  const count = (name: keyof LeadCounts) => countLeads(filters[name], signal);
  const [due, late, mine, unassigned, follow_up, stalled, all, fresh] = await Promise.all([
    count("due"),
    count("late"),
    count("mine"),
    count("unassigned"),
    count("follow_up"),
    count("stalled"),
    count("all"),
    count("new"),
  ]);
  return { due, late, mine, unassigned, follow_up, stalled, all, new: fresh };
}

/** When the newest lead arrived. Leads that arrive later are announced. */
export function newestLeadQuery() {
  return queryOptions({
    queryKey: ["leads", "newest"],
    queryFn: async ({ signal }) => {
      const { leads } = await searchLeads({ filter: {}, sort: "newest", size: 1, signal });
      return leads[0]?.created_at ?? "1970-01-01T00:00:00Z";
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The newest leads that match a string, limited to a few to choose from, and how many match. */
export function foundLeadsQuery(search: string) {
  return queryOptions({
    queryKey: ["leads", "found", search],
    queryFn: async ({ signal }) => {
      const [{ leads, hasMore }, restricted] = await Promise.all([
        searchLeads({ filter: { search }, sort: "newest", size: 6, signal }),
        countRestricted({ search }, signal),
      ]);
      const total = hasMore ? await countLeads({ search }, signal) : leads.length;
      return { leads, total, restricted };
    },
    placeholderData: keepPreviousData,
    // Not cached, because the text may be a person's name.
    gcTime: 0,
  });
}

/** The number of restricted leads that a string finds. */
export function restrictedCountQuery(search: string) {
  return queryOptions({
    queryKey: ["leads", "restricted", search],
    queryFn: ({ signal }) => countRestricted({ search }, signal),
    enabled: search !== "",
    // Not cached, because the text may be a person's name.
    gcTime: 0,
  });
}

/** How often to count while the browser tab is in the background, whose title shows new and late leads. */
const BACKGROUND_POLL_INTERVAL = 60_000;

/** The counts for the tabs, and the number of leads that arrived after `since`. */
export function leadCountsQuery(since: string | undefined) {
  return queryOptions({
    queryKey: [...LEAD_COUNTS_KEY, since],
    queryFn: ({ signal }) => fetchCounts(since, signal),
    refetchInterval: () => (document.hidden ? BACKGROUND_POLL_INTERVAL : POLL_INTERVAL),
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
  });
}

/** The number of leads that match a filter. */
export function filteredCountQuery(filter: LeadFilter) {
  return queryOptions({
    queryKey: [...LEAD_COUNTS_KEY, "filtered", filter],
    queryFn: ({ signal }) => countLeads(filter, signal),
    refetchInterval: POLL_INTERVAL,
  });
}

const bulkResultsSchema = z.array(
  z.union([changeResponseSchema, z.object({ outcome: z.literal("missing"), id: z.uuid() })]),
);
export type BulkResult = z.infer<typeof bulkResultsSchema>[number];

/** A change to several leads at once. */
export type BulkChange =
  | { kind: "owner"; owner_id: string | null }
  | { kind: "status"; status: LeadStatus; close_reason: CloseReason | null }
  /** Each keeps the text of its step. */
  | { kind: "next_step"; next_step_on: string };

function callForMany(leads: { id: string; version: number }[], change: BulkChange) {
  const supabase = getSupabase();
  switch (change.kind) {
    case "owner":
      return supabase.rpc("set_leads_owner", {
        leads,
        ...(change.owner_id ? { owner_id: change.owner_id } : {}),
      });
    case "status":
      return supabase.rpc("set_leads_status", {
        leads,
        status: change.status,
        ...(change.close_reason ? { close_reason: change.close_reason } : {}),
      });
    case "next_step":
      return supabase.rpc("set_leads_next_step", { leads, next_step_on: change.next_step_on });
  }
}

/** Changes several leads, each only at its version, and starts sending the emails about them. */
export async function changeLeads(
  leads: readonly Lead[],
  change: BulkChange,
): Promise<BulkResult[]> {
  const chosen = leads.map(({ id, version }) => ({ id, version }));
  const results = await answerOf(callForMany(chosen, change), bulkResultsSchema);
  void deliver();
  return results;
}
