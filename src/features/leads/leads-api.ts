import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "@/features/auth/supabase-client.ts";

/** A lead as the table `leads` answers it. */
const leadSchema = z.object({
  id: z.uuid(),
  /** ISO 8601 with microseconds: kept as text, because a `Date` would round it and break paging. */
  created_at: z.iso.datetime({ offset: true }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  treatment: z.string(),
  location_city: z.string(),
  location_country: z.string(),
  travel_month: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  source_page: z.nullable(z.string()),
});
export type Lead = z.infer<typeof leadSchema>;

const leadsSchema = z.array(leadSchema);

/** A place in the list: the row that a page begins behind. */
export const leadPositionSchema = z.object({
  created_at: z.iso.datetime({ offset: true }),
  id: z.uuid(),
});
export type LeadPosition = z.infer<typeof leadPositionSchema>;

/** Where a page stands: at the top, or next to a row. */
export type LeadsPlace =
  | { at: "top" }
  | { at: "older"; than: LeadPosition }
  | { at: "newer"; than: LeadPosition };

/** Said where a fault brings no sentence of its own (specification, section 8). */
export const LEADS_FAULT = "Failed to load leads";

const LEADS_PAGE_SIZE = 50;

/** How often an open list looks for new leads, in milliseconds. */
const POLL_INTERVAL = 15_000;

type ReadOptions = { place: LeadsPlace; limit: number; signal: AbortSignal };

/**
 * Reads up to `limit` leads, newest first. Pages by key, not by offset: each costs the same however
 * deep, and no row is skipped or repeated when leads arrive in between. Throws on a fault.
 */
export async function fetchLeads({ place, limit, signal }: ReadOptions): Promise<Lead[]> {
  const upwards = place.at === "newer";
  let query = getSupabase()
    .from("leads")
    .select("*")
    .order("created_at", { ascending: upwards })
    .order("id", { ascending: upwards })
    .limit(limit)
    .abortSignal(signal);
  if (place.at !== "top") {
    const side = upwards ? "gt" : "lt";
    const { created_at, id } = place.than;
    // An index can begin at this bound, but not at an `or`: without it, a page deep in 100,000 leads
    // reads every lead before it (200 ms instead of 4).
    query = query
      .filter("created_at", `${side}e`, created_at)
      .or(`created_at.${side}."${created_at}",and(created_at.eq."${created_at}",id.${side}.${id})`);
  }
  const { data, error } = await query;
  if (error) throw error;
  const leads = leadsSchema.safeParse(data);
  // What a schema says of a wrong answer helps nobody who reads the list.
  if (!leads.success) throw new Error(LEADS_FAULT);
  return upwards ? leads.data.reverse() : leads.data;
}

/** Counts all leads, exactly. Throws on a fault. */
export async function fetchLeadCount(signal: AbortSignal): Promise<number> {
  const { count, error } = await getSupabase()
    .from("leads")
    .select("id", { count: "exact", head: true })
    .abortSignal(signal);
  if (error) throw error;
  return z.number().parse(count);
}

export type LeadsPage = { leads: Lead[]; hasOlder: boolean; hasNewer: boolean };

/** One page of the list. */
export function leadsPageQuery(place: LeadsPlace) {
  return queryOptions({
    queryKey: ["leads", "page", place],
    queryFn: async ({ signal }): Promise<LeadsPage> => {
      // One row more than shown tells whether another page follows.
      const rows = await fetchLeads({ place, limit: LEADS_PAGE_SIZE + 1, signal });
      const more = rows.length > LEADS_PAGE_SIZE;
      // Behind the last lead, which may have been erased, and near the top, where a page of newer leads
      // would be short, the top page is what is meant.
      const meansTop = place.at === "newer" ? !more : place.at === "older" && rows.length === 0;
      if (meansTop) {
        const top = await fetchLeads({ place: { at: "top" }, limit: LEADS_PAGE_SIZE + 1, signal });
        return {
          leads: top.slice(0, LEADS_PAGE_SIZE),
          hasOlder: top.length > LEADS_PAGE_SIZE,
          hasNewer: false,
        };
      }
      if (place.at !== "newer") {
        return {
          leads: rows.slice(0, LEADS_PAGE_SIZE),
          hasOlder: more,
          hasNewer: place.at === "older",
        };
      }
      return { leads: rows.slice(1), hasOlder: true, hasNewer: true };
    },
    refetchInterval: POLL_INTERVAL,
    placeholderData: keepPreviousData,
  });
}

/** The number of all leads. A query of its own, so that turning a page does not count again. */
export function leadCountQuery() {
  return queryOptions({
    queryKey: ["leads", "count"],
    queryFn: ({ signal }) => fetchLeadCount(signal),
    refetchInterval: POLL_INTERVAL,
    staleTime: POLL_INTERVAL,
  });
}
