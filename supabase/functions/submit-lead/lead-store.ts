import * as z from "zod/mini";
import { type CallDatabase, DatabaseCallError } from "../_shared/database.ts";
import type { FormLimits } from "../_shared/form-settings.ts";
import type { SentLead } from "../_shared/lead.ts";
import { parseReference } from "../_shared/reference.ts";

/** A validated lead, with the values that the rate limits count. */
export interface LeadSubmission {
  lead: Omit<SentLead, "website" | "request_id" | "phone_country"> & {
    request_id: string;
    consent_text: string;
    phone_e164: string | null;
  };
  /** Hashes: 64 hexadecimal digits. */
  addressHash: string;
  /** Hash of the network that is counted in addition to the address, if there is one. */
  networkHash: string | null;
  emailHash: string;
  limits: FormLimits;
}

const storedLeadSchema = z.object({
  id: z.uuid(),
  reference: z.string().check(z.refine((text) => parseReference(text) === text)),
});

/** A stored lead's ID, and its reference for people. */
export type StoredLead = z.infer<typeof storedLeadSchema>;

const outcomeSchema = z.discriminatedUnion("outcome", [
  z.extend(storedLeadSchema, {
    outcome: z.literal("created"),
    renumbered: z.optional(z.literal(true)),
  }),
  z.object({
    outcome: z.literal("limited"),
    retry_after: z.int().check(z.positive()),
    limit: z.enum(["own", "total"]),
  }),
]);

/**
 * The outcome of storing a lead. `renumbered` means that its request_id already belonged to different
 * content, so it was stored as a separate lead. `retry_after` is in seconds. `limit` says whether the person
 * sent too many requests or everyone together did.
 */
export type LeadOutcome = z.infer<typeof outcomeSchema>;

export type StoreLead = (submission: LeadSubmission) => Promise<LeadOutcome>;

/** Stores leads through the database's function. Nothing else can insert one. */
export function createLeadStore(call: CallDatabase): StoreLead {
  return async ({ lead, addressHash, networkHash, emailHash, limits }) => {
    const answer = await call("submit_lead", {
      lead,
      address_hash: addressHash,
      network_hash: networkHash,
      email_hash: emailHash,
      limit_per_address: limits.address,
      limit_per_network: limits.network,
      limit_per_email: limits.email,
      limit_total: limits.total,
    });
    const outcome = outcomeSchema.safeParse(answer);
    if (!outcome.success) throw new DatabaseCallError("database_unexpected_answer");
    return outcome.data;
  };
}
