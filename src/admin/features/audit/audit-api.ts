import { parseReference } from "@shared/reference.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { TEAM_TIME_ZONE } from "@/admin/features/time/team-time.ts";

/** The actions that the audit log records. */
export const AUDIT_ACTIONS = [
  "received",
  "opened",
  "changed",
  "exported",
  "disclosed",
  "erased",
  "task_done",
  "clinic",
  "signed_in",
  "account",
  "role",
  "retention",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Actors without an account: patients on the site, the operator, and the timer. */
export const AUDIT_OTHERS = ["patient", "operator", "system"] as const;
export type AuditOther = (typeof AUDIT_OTHERS)[number];

/** A lead's reference or ID. `undefined` for anything else, which must not reach the address bar. */
export function readLeadKey(text: string): string | undefined {
  return parseReference(text) ?? z.uuid().safeParse(text.trim()).data;
}

/** The filter of the audit log, from the query of the address. Invalid values are ignored. */
export const auditFilterSchema = z.object({
  action: z.catch(z.optional(z.enum(AUDIT_ACTIONS)), undefined),
  /** An account's ID, or someone without an account. */
  actor: z.catch(z.optional(z.union([z.uuid(), z.enum(AUDIT_OTHERS)])), undefined),
  reference: z.catch(
    z.optional(z.string().check(z.refine((text) => readLeadKey(text) === text))),
    undefined,
  ),
  from: z.catch(z.optional(z.iso.date()), undefined),
  to: z.catch(z.optional(z.iso.date()), undefined),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

const entrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime({ offset: true }),
  actor: z.nullable(z.uuid()),
  /** Null for an account that never had a role, and for a deleted one. */
  actor_name: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  /** The kind of actor, if it has no account. */
  by: z.nullable(z.enum(AUDIT_OTHERS)),
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
  const { actor, ...others } = filter;
  const other = AUDIT_OTHERS.find((each) => each === actor);
  const who = other ? { by: other } : actor ? { actor } : {};
  const call = getSupabase().rpc("search_audit", {
    filter: { ...others, ...who, time_zone: TEAM_TIME_ZONE },
    page_size: size,
    ...(before === null ? {} : { before }),
  });
  return answerOf(signal ? call.abortSignal(signal) : call, z.array(entrySchema));
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

const peopleSchema = z.array(
  z.object({
    user_id: z.uuid(),
    display_name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    role: z.nullable(z.enum(["admin", "coordinator"])),
  }),
);
export type AuditPerson = z.infer<typeof peopleSchema>[number];

/** Everyone whom the audit log names, including former colleagues and accounts without a role. */
export function auditPeopleQuery() {
  return queryOptions({
    queryKey: ["audit-people"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("list_audit_people").abortSignal(signal), peopleSchema),
  });
}
