import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { WRONG_CLOCK } from "@/admin/features/access/session-limits.ts";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import { TEAM_TIME_ZONE } from "@/admin/features/time/team-time.ts";
import type { ContactRules } from "../contact/contact-rules.ts";
import { changeResponseSchema, POLL_INTERVAL } from "../lead-api.ts";
import { type ContactChannel, channelSchema } from "../lead-model.ts";

/** How many clinics of a lead may be open at a time. */
export const MOST_OPEN = 3;

const proposalSchema = z.object({
  id: z.uuid(),
  clinic_id: z.uuid(),
  /** As it was named when it was proposed. */
  clinic: z.string(),
  city: z.string(),
  /** Exactly what the clinic would get. */
  would_get: z.string(),
  state: z.enum(["proposed", "agreed", "refused", "taken_back", "sent", "cancelled"]),
  proposed_at: z.string(),
  answered_at: z.nullable(z.string()),
  /** Null for an answer on the private page. */
  answered_how: z.nullable(channelSchema),
  sent_on: z.nullable(z.iso.date()),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What a patient can say to a proposal. */
export type ProposalAnswer = "agreed" | "refused" | "taken_back";

/** Whether a proposal waits for an answer, or for the clinic to be asked. */
export const isOpen = ({ state }: Proposal) => state === "proposed" || state === "agreed";

/** A clinic that was sent the request. Its state is no longer "sent" if the patient took the yes back. */
export type AskedClinic = Proposal & { sent_on: string };

/** Whether a clinic was sent the request. */
export const wasAsked = (proposal: Proposal): proposal is AskedClinic => proposal.sent_on !== null;

/** Whether the person has withdrawn their consent since their answer. A yes that came later counts. */
export const isWithdrawn = ({ answered_at, proposed_at }: Proposal, rules: ContactRules) =>
  rules.withdrawnAt !== null &&
  Date.parse(rules.withdrawnAt) > Date.parse(answered_at ?? proposed_at);

/** The clinics that were proposed to a patient, oldest first. */
export function proposalsQuery(leadId: string) {
  return queryOptions({
    queryKey: ["lead-proposals", leadId],
    queryFn: ({ signal }) =>
      answerOf(
        getSupabase()
          .from("lead_proposals")
          .select("*")
          .eq("lead_id", leadId)
          .order("proposed_at")
          .order("clinic")
          .abortSignal(signal),
        z.array(proposalSchema),
      ),
    refetchInterval: POLL_INTERVAL,
  });
}

/** Why something was refused, by the database's reason. */
const REFUSALS = new Map([
  ["withdrawn", "The patient withdrew their consent, so nothing can be sent or shared."],
  [
    "withdrawn_since",
    "The patient withdrew their consent on that day or later, so this yes does not count. A yes on their private page, or on a later day, does.",
  ],
  ["restricted", "The patient asked us to restrict the use of this request."],
  ["clinic", "This clinic is no longer active. Choose another one."],
  ["certificate", "Nobody has looked up this clinic’s certificate. Ask an administrator to do it."],
  ["insurance", "We have no current insurance on record for this clinic. Choose another one."],
  ["again", "One of these clinics is already proposed to the patient."],
  ["open", `At most ${MOST_OPEN} proposals can be open at a time. Cancel one first.`],
  ["state", "The patient has not said yes to this clinic, or has taken it back."],
  ["answered_on", "Enter a date between the proposal and today."],
  // The day comes from this computer.
  ["sent_on", `This was not saved. ${WRONG_CLOCK}`],
]);

const CONFLICT = "This has changed in the meantime. Check it again.";

/** `refusal` says why nothing was written. `event` can be undone. */
export type ProposalResult = { refusal?: string; event?: number };

type Reply = { data: unknown; error: { details?: string | null } | null };

/** Makes a change, and says why it was refused if it was. Throws on an error. */
export async function resultOf(call: PromiseLike<Reply>): Promise<ProposalResult> {
  const { data, error } = await call;
  const refusal = REFUSALS.get(error?.details ?? "");
  if (refusal) return { refusal };
  if (error) throw error;
  const { outcome, event } = changeResponseSchema.parse(data);
  if (outcome === "conflict") return { refusal: CONFLICT };
  void deliver();
  return outcome === "changed" && event ? { event: event.id } : {};
}

/** Proposes one to three clinics to the patient, who gets an email. Throws on an error. */
export const proposeClinics = (leadId: string, clinicIds: string[], wouldGet: string) =>
  resultOf(
    getSupabase().rpc("propose_clinics", {
      lead_id: leadId,
      clinic_ids: clinicIds,
      would_get: wouldGet,
    }),
  );

/** Records an answer that did not come from the private page. Throws on an error. */
export const recordAnswer = (
  id: string,
  { answer, how, on }: { answer: ProposalAnswer; how: ContactChannel; on: string },
) =>
  resultOf(
    getSupabase().rpc("record_proposal_answer", {
      proposal_id: id,
      answer,
      how,
      answered_on: on,
      time_zone: TEAM_TIME_ZONE,
    }),
  );

/** Cancels a proposal that is open. Throws on an error. */
export const cancelProposal = (id: string) =>
  resultOf(getSupabase().rpc("cancel_proposal", { proposal_id: id }));

/** Records that a clinic is sent what the patient agreed to. Throws on an error. */
export const recordSent = (id: string, day: string) =>
  resultOf(getSupabase().rpc("record_proposal_sent", { proposal_id: id, sent_on: day }));
