import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { changeResponseSchema } from "@/admin/features/lead/lead-api.ts";
import { LEAD_COUNTS_KEY, LEADS_PAGE_KEY } from "@/admin/features/lead/lead-cache.ts";
import {
  type CloseReason,
  type Lead,
  type LeadStatus,
  leadSchema,
} from "@/admin/features/lead/lead-model.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import { TEAM_TIME_ZONE } from "@/admin/features/time/team-time.ts";
import type { LeadFilter } from "./filters.ts";
import { type Place, type Position, SORTS, type Sort } from "./list-state.ts";

/** Shown for an error without a message (specification, section 8). */
export const LEADS_FAULT = "Failed to load leads";

/** How often to fetch an open list and its counts again, in milliseconds. */
const POLL_INTERVAL = 15_000;

const positionSchema = z.object({ value: z.string(), id: z.uuid() });
const foundSchema = z.object({
  leads: z.array(leadSchema),
  next: z.nullable(positionSchema),
});

type SearchOptions = {
  filter: LeadFilter;
  sort: Sort;
  backwards?: boolean;
  after?: Position | undefined;
  size: number;
  signal: AbortSignal;
};

/** Fetches one page by key rather than offset, so that every page costs the same. Throws on an error. */
async function searchLeads({ filter, sort, backwards, after, size, signal }: SearchOptions) {
  const { column, direction } = SORTS[sort];
  const opposite = direction === "asc" ? "desc" : "asc";
  const { data, error } = await getSupabase()
    .rpc("search_leads", {
      filter,
      sort_by: `${column}.${backwards ? opposite : direction}`,
      ...(after ? { after } : {}),
      page_size: size,
    })
    .abortSignal(signal);
  if (error) throw error;
  const found = foundSchema.safeParse(data);
  // A schema error message would not help the user.
  if (!found.success) throw new Error(LEADS_FAULT);
  return found.data;
}

/** Number of IDs that fit in a URL. Some hosts refuse URLs of more than 8,000 characters. */
const MAX_IDS_PER_REQUEST = 100;

async function fetchByIds(ids: readonly string[], signal: AbortSignal): Promise<Lead[]> {
  const { data, error } = await getSupabase()
    .from("leads")
    .select("*")
    .in("id", ids)
    .abortSignal(signal);
  if (error) throw error;
  return z.array(leadSchema).parse(data);
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
    const { leads, next } = await searchLeads({ filter, sort, size, after: place.than, signal });
    if (leads.length > 0) {
      return { leads, hasNext: next !== null, hasPrevious: true, page: place.page };
    }
  }
  if (place.at === "before") {
    const { leads, next } = await searchLeads({
      filter,
      sort,
      size,
      backwards: true,
      after: place.than,
      signal,
    });
    if (next) {
      return {
        leads: leads.reverse(),
        hasNext: true,
        hasPrevious: true,
        page: Math.max(2, place.page),
      };
    }
  }
  // The first page. Also replaces an empty page at the end of the list, or an incomplete one at the start.
  const { leads, next } = await searchLeads({ filter, sort, size, signal });
  return { leads, hasNext: next !== null, hasPrevious: false, page: 1 };
}

/**
 * One page of the list. After the first fetch, the same rows are fetched again regularly, so that colleagues'
 * changes appear but no row moves while someone is reading.
 */
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

const countsSchema = z.object({
  due: z.number(),
  late: z.number(),
  mine: z.number(),
  unassigned: z.number(),
  follow_up: z.number(),
  all: z.number(),
  new: z.number(),
});
export type LeadCounts = z.infer<typeof countsSchema>;

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

/** The newest leads that match a text, limited to a few to choose from. */
export function foundLeadsQuery(search: string) {
  return queryOptions({
    queryKey: ["leads", "found", search],
    queryFn: async ({ signal }) =>
      (await searchLeads({ filter: { search }, sort: "newest", size: 6, signal })).leads,
    placeholderData: keepPreviousData,
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
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .rpc("lead_counts", { time_zone: TEAM_TIME_ZONE, ...(since ? { since } : {}) })
        .abortSignal(signal);
      if (error) throw error;
      return countsSchema.parse(data);
    },
    refetchInterval: () => (document.hidden ? BACKGROUND_POLL_INTERVAL : POLL_INTERVAL),
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
  });
}

/** The number of leads that match a filter. */
export function filteredCountQuery(filter: LeadFilter) {
  return queryOptions({
    queryKey: [...LEAD_COUNTS_KEY, "filtered", filter],
    queryFn: async ({ signal }) => {
      const { data, error } = await getSupabase()
        .rpc("count_leads", { filter })
        .abortSignal(signal);
      if (error) throw error;
      return z.number().parse(data);
    },
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
  | { kind: "status"; status: LeadStatus; close_reason: CloseReason | null };

/**
 * Changes several leads, each only if its version is unchanged, and starts sending the emails about them. Throws on
 * an error.
 */
export async function changeLeads(
  leads: readonly Lead[],
  change: BulkChange,
): Promise<BulkResult[]> {
  const chosen = leads.map(({ id, version }) => ({ id, version }));
  const { data, error } =
    change.kind === "owner"
      ? await getSupabase().rpc("set_leads_owner", {
          leads: chosen,
          ...(change.owner_id ? { owner_id: change.owner_id } : {}),
        })
      : await getSupabase().rpc("set_leads_status", {
          leads: chosen,
          status: change.status,
          ...(change.close_reason ? { close_reason: change.close_reason } : {}),
        });
  if (error) throw error;
  void deliver();
  return bulkResultsSchema.parse(data);
}

const exportPageSchema = z.object({
  export_id: z.number(),
  total: z.number(),
  leads: z.array(leadSchema),
  next: z.nullable(positionSchema),
});

/**
 * Fetches up to 1,000 leads for an export. The first call starts the export; later calls continue from
 * `place`.
 */
export async function fetchExportPage(
  request: { filter: LeadFilter; columns: readonly string[]; format: string },
  place: { export_id: number; after: Position } | null,
  signal: AbortSignal,
) {
  const { data, error } = await getSupabase()
    .rpc("export_leads", { ...request, columns: [...request.columns], ...place })
    .abortSignal(signal);
  if (error) throw error;
  return exportPageSchema.parse(data);
}
