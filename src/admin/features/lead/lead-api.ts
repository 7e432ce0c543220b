import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import {
  type ContactChannel,
  closeReasonSchema,
  fullLeadSchema,
  type LeadChange,
  leadEventSchema,
  leadStatusSchema,
  mailProblemSchema,
} from "./lead-model.ts";

/** How often an open lead is fetched again, in milliseconds. */
export const POLL_INTERVAL = 15_000;

const colleaguesSchema = z.array(
  z.object({ user_id: z.uuid(), display_name: z.string(), role: z.enum(["admin", "coordinator"]) }),
);
export type Colleague = z.infer<typeof colleaguesSchema>[number];

/** The members of the team, by name. */
export function colleaguesQuery() {
  return queryOptions({
    queryKey: ["colleagues"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("list_colleagues").abortSignal(signal), colleaguesSchema),
    staleTime: 60_000,
  });
}

/** Opens a lead by its reference, which the audit log records each time; null if there is none. */
export async function openLead(reference: string) {
  return answerOf(getSupabase().rpc("open_lead", { reference }), z.nullable(fullLeadSchema));
}

/** A lead that {@link openLead} has returned: checks it for changes. */
export function leadQuery(reference: string) {
  return queryOptions({
    queryKey: ["lead", reference],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase()
          .from("leads")
          .select("*")
          .eq("reference", reference)
          .abortSignal(signal)
          .maybeSingle(),
        z.nullable(fullLeadSchema),
      ),
    enabled: ({ state }) => state.data !== undefined,
    refetchInterval: POLL_INTERVAL,
    // A closed lead leaves the cache, so that it is opened again.
    gcTime: 0,
  });
}

/** A lead's events, oldest first. */
export function leadEventsQuery(leadId: string) {
  return queryOptions({
    queryKey: ["lead-events", leadId],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase()
          .from("lead_events")
          .select("*")
          .eq("lead_id", leadId)
          .order("id", { ascending: true })
          .abortSignal(signal),
        z.array(leadEventSchema),
      ),
    refetchInterval: POLL_INTERVAL,
  });
}

const relatedSchema = z.array(
  z.object({
    id: z.uuid(),
    reference: z.string(),
    created_at: z.string(),
    treatment: z.string(),
    location_city: z.string(),
    status: leadStatusSchema,
    close_reason: z.nullable(closeReasonSchema),
    owner_id: z.nullable(z.uuid()),
    same_email: z.boolean(),
  }),
);

/** The number of restricted leads that a text finds or a lead's person has besides it. */
export async function countRestricted(
  of: { search: string } | { lead_id: string },
  signal: AbortSignal,
): Promise<number> {
  return answerOf(getSupabase().rpc("count_restricted", of).abortSignal(signal), z.int());
}

/** Other leads of the same person, newest first, and the number of those that are restricted. */
export function relatedLeadsQuery(leadId: string) {
  return queryOptions({
    queryKey: ["related-leads", leadId],
    queryFn: async ({ signal }) => {
      const [{ data, error }, restricted] = await Promise.all([
        getSupabase().rpc("related_leads", { lead_id: leadId }).abortSignal(signal),
        countRestricted({ lead_id: leadId }, signal),
      ]);
      if (error) throw error;
      return { leads: relatedSchema.parse(data), restricted };
    },
  });
}

/** The response to a change. After a conflict, nothing has been written and `lead` is the current version. */
export const changeResponseSchema = z.object({
  outcome: z.enum(["changed", "unchanged", "conflict"]),
  lead: fullLeadSchema,
  event: z.nullable(leadEventSchema),
});
export type ChangeResponse = z.infer<typeof changeResponseSchema>;

function callFor(lead: { lead_id: string; version: number }, change: LeadChange) {
  const supabase = getSupabase();
  switch (change.kind) {
    case "status": {
      const { status, close_reason } = change;
      return supabase.rpc("set_lead_status", {
        ...lead,
        status,
        ...(close_reason ? { close_reason } : {}),
      });
    }
    case "owner":
      return supabase.rpc("set_lead_owner", {
        ...lead,
        ...(change.owner_id ? { owner_id: change.owner_id } : {}),
      });
    case "next_step": {
      const { next_step_on, next_step } = change;
      return supabase.rpc("set_lead_next_step", {
        ...lead,
        ...(next_step_on ? { next_step_on } : {}),
        ...(next_step ? { next_step } : {}),
      });
    }
    case "booking": {
      const { kind: _, check_in, ...days } = change;
      const known = Object.fromEntries(Object.entries(days).filter(([, value]) => value !== null));
      return supabase.rpc("set_lead_booking", { ...lead, ...known, check_in });
    }
    case "contact":
      return supabase.rpc("record_lead_contact", {
        ...lead,
        contact_id: change.contact_id,
        contact_by: change.contact_by,
        reached: change.reached,
        ...(change.template ? { template: change.template } : {}),
      });
    case "correction":
      return supabase.rpc("correct_lead", {
        ...lead,
        field: change.field,
        value: change.value,
        ...(change.phone_e164 ? { phone_e164: change.phone_e164 } : {}),
      });
  }
}

/** Changes a lead at its version, and starts sending the email. A conflict is no error. */
export async function changeLead(
  { id, version }: { id: string; version: number },
  change: LeadChange,
): Promise<ChangeResponse> {
  const response = await answerOf(callFor({ lead_id: id, version }, change), changeResponseSchema);
  if (response.outcome === "changed") void deliver();
  return response;
}

const undoResponsesSchema = z.array(
  z.union([changeResponseSchema, z.object({ outcome: z.literal("missing") })]),
);

/**
 * Undoes the user's own changes, by their events, and starts sending the emails about them. Returns a response for
 * each event whose lead still exists: a conflict if someone has changed the same thing again. Throws on an error.
 */
export async function undoLeadChanges(events: readonly number[]): Promise<ChangeResponse[]> {
  const call = getSupabase().rpc("undo_lead_changes", { events: [...events] });
  const responses = await answerOf(call, undoResponsesSchema);
  void deliver();
  return responses.flatMap((response) => (response.outcome === "missing" ? [] : [response]));
}

/** Adds a note to a lead, once for each ID, and returns its event's ID. Throws on an error. */
export async function addLeadNote(leadId: string, note: string, noteId: string): Promise<number> {
  const call = getSupabase().rpc("add_lead_note", { lead_id: leadId, note, note_id: noteId });
  return (await answerOf(call, noteAnswerSchema)).event.id;
}

const noteAnswerSchema = z.object({ event: z.object({ id: z.int() }) });

/** Records that a message to the patient was started from a template. Throws on an error. */
export async function recordLeadMessage(
  leadId: string,
  message: { contact_by: ContactChannel; template: string },
): Promise<void> {
  const { error } = await getSupabase().rpc("record_lead_message", { lead_id: leadId, ...message });
  if (error) throw error;
}

const outcomeSchema = z.pick(changeResponseSchema, { outcome: true });

/**
 * Retracts a note, a quote or a record about a clinic, which the patient then no longer sees: a conflict if the clinic
 * has quoted since, or the quote was corrected or shared. Throws on an error.
 */
export async function retractLeadEvent(
  leadId: string,
  eventId: number,
): Promise<ChangeResponse["outcome"]> {
  const call = getSupabase().rpc("retract_lead_event", { lead_id: leadId, event_id: eventId });
  return (await answerOf(call, outcomeSchema)).outcome;
}

const leadMailSchema = z.object({
  parked: z.array(z.object({ kind: z.string() })),
  problem: z.nullable(
    z.object({
      problem: mailProblemSchema,
      at: z.iso.datetime({ offset: true }),
    }),
  ),
});

/** Emails about a lead that were not sent, and what the provider reported about the patient's address. */
export function leadMailQuery(leadId: string) {
  return queryOptions({
    queryKey: ["lead-mail", leadId],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase().rpc("lead_mail", { lead_id: leadId }).abortSignal(signal),
        leadMailSchema,
      ),
    refetchInterval: POLL_INTERVAL,
  });
}

const linkSchema = z.object({
  ends_at: z.string(),
  revoked_at: z.nullable(z.string()),
  /** "not_mine" if its reader said that the request is not theirs, "digits" after too many wrong digits. */
  revoked_because: z.nullable(z.string()),
});
export type PrivateLink = z.infer<typeof linkSchema>;

/** The state of the patient's private link. */
export function leadLinkQuery(leadId: string) {
  return queryOptions({
    queryKey: ["lead-link", leadId],
    queryFn: ({ signal }): Promise<PrivateLink> =>
      answerOf(getSupabase().rpc("lead_link", { lead_id: leadId }).abortSignal(signal), linkSchema),
  });
}

/** Emails the patient a new private link, or revokes the existing one. Throws on an error. */
export async function changeLeadLink(
  leadId: string,
  change: "renew" | "revoke",
): Promise<PrivateLink> {
  const link = await answerOf(
    getSupabase().rpc(change === "renew" ? "renew_lead_link" : "revoke_lead_link", {
      lead_id: leadId,
    }),
    linkSchema,
  );
  if (change === "renew") void deliver();
  return link;
}
