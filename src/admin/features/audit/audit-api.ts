import { infiniteQueryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { TEAM_TIME_ZONE } from "@/admin/features/time/team-time.ts";

/** The actions that the audit log records. */
export const AUDIT_ACTIONS = [
  "received",
  "opened",
  "changed",
  "exported",
  "disclosed",
  "erased",
  "signed_in",
  "role",
  "retention",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const text = z.optional(z.string());

/** The filter of the audit log, from the query of the address. Invalid values are ignored. */
export const auditFilterSchema = z.object({
  action: z.catch(z.optional(z.enum(AUDIT_ACTIONS)), undefined),
  actor: z.catch(z.optional(z.uuid()), undefined),
  reference: z.catch(text, undefined),
  from: z.catch(z.optional(z.iso.date()), undefined),
  to: z.catch(z.optional(z.iso.date()), undefined),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

const entrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime({ offset: true }),
  actor: z.nullable(z.uuid()),
  actor_name: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  lead_id: z.nullable(z.uuid()),
  /** Null for a lead that has been erased. */
  reference: z.nullable(z.string()),
  fields: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
});
export type AuditEntry = z.infer<typeof entrySchema>;

/** One page of the audit log, newest first. Throws on an error. */
export async function fetchAuditPage(
  filter: AuditFilter,
  { before, size, signal }: { before: number | null; size: number; signal?: AbortSignal },
): Promise<AuditEntry[]> {
  const call = getSupabase().rpc("search_audit", {
    filter: { ...filter, time_zone: TEAM_TIME_ZONE },
    page_size: size,
    ...(before === null ? {} : { before }),
  });
  const { data, error } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw error;
  return z.array(entrySchema).parse(data);
}

const PAGE_SIZE = 50;

/** The audit log, page by page. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ["audit", filter],
    queryFn: ({ signal, pageParam }) =>
      fetchAuditPage(filter, { before: pageParam, size: PAGE_SIZE, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  });
}
