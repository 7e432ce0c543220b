import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { leadSchema } from "@/admin/features/lead/lead-model.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { fetchLeads } from "@/admin/features/lead-search/leads-api.ts";
import type { Position } from "@/admin/features/lead-search/list-state.ts";

/** The leads of an export, in the order of the file: their IDs, and where the next thousand begin. */
const exportRowsSchema = z.array(z.object({ id: z.uuid(), created_at: z.string() }));
const EXPORT_PART = 1000;

/** Fetches the IDs of up to 1,000 leads, newest first, and the place after them. Throws on an error. */
export async function fetchIds(
  filter: LeadFilter,
  after: Position | undefined,
  signal: AbortSignal,
) {
  const rows = exportRowsSchema.parse(
    await fetchLeads({ filter, sort: "newest", after, size: EXPORT_PART, signal }, "id,created_at"),
  );
  const last = rows.length === EXPORT_PART ? rows.at(-1) : undefined;
  return {
    ids: rows.map(({ id }) => id),
    next: last && { value: last.created_at, id: last.id },
  };
}

/** The filter as an export records it: the number of values of each of its keys. */
function recorded(filter: LeadFilter): Record<string, number> {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, Array.isArray(value) ? value.length : 1]),
  );
}

const exportPartSchema = z.array(leadSchema);

/** Fetches up to 1,000 leads for an export, newest first. The database records each part. */
export async function fetchExportPart(
  request: { filter: LeadFilter; columns: readonly string[]; format: string },
  ids: readonly string[],
  signal: AbortSignal,
) {
  const { data, error } = await getSupabase()
    .rpc("export_leads", {
      ...request,
      filter: recorded(request.filter),
      columns: [...request.columns],
      ids: [...ids],
    })
    .abortSignal(signal);
  if (error) throw error;
  return exportPartSchema.parse(data);
}
