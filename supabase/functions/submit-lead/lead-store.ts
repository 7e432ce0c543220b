import * as z from "zod/mini";
import type { Lead } from "../_shared/lead.ts";

/** A checked lead with what the limits count it under. */
export interface LeadSubmission {
  lead: Omit<Lead, "website" | "request_id"> & { request_id: string; consent_text: string };
  /** Hashes: 64 hexadecimal digits. */
  addressHash: string;
  emailHash: string;
  limitPerAddress: number;
  limitPerEmail: number;
}

const outcomeSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), id: z.uuid() }),
  z.object({ outcome: z.literal("limited"), retry_after: z.int().check(z.positive()) }),
]);

/** What became of a lead. `retry_after` is in seconds. */
export type LeadOutcome = z.infer<typeof outcomeSchema>;

export type StoreLead = (submission: LeadSubmission) => Promise<LeadOutcome>;

/** Why a lead could not be stored, as a code that names no one. */
export class LeadStoreError extends Error {
  override name = "LeadStoreError";
}

const REQUEST_TIMEOUT_MILLISECONDS = 10_000;

const databaseErrorSchema = z.object({ code: z.string().check(z.regex(/^[0-9A-Z]{3,10}$/)) });

/** The error's code alone: its message may quote what the person wrote. */
async function codeOf(response: Response): Promise<string> {
  const body = databaseErrorSchema.safeParse(await response.json().catch(() => undefined));
  return body.success ? `${response.status}_${body.data.code}` : String(response.status);
}

/** Stores leads through the database's own function, which alone may insert one. */
export function createLeadStore(options: { supabaseUrl: string; secretKey: string }): StoreLead {
  const { supabaseUrl, secretKey } = options;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "application/json",
    apikey: secretKey,
  };
  // A service_role key is a JWT and goes as a bearer too; a gateway exchanges a secret key by itself.
  if (!secretKey.startsWith("sb_")) headers.authorization = `Bearer ${secretKey}`;

  return async (submission) => {
    let response: Response;
    try {
      response = await fetch(`${supabaseUrl}/rest/v1/rpc/submit_lead`, {
        method: "POST",
        headers,
        body: JSON.stringify({
          lead: submission.lead,
          address_hash: submission.addressHash,
          email_hash: submission.emailHash,
          limit_per_address: submission.limitPerAddress,
          limit_per_email: submission.limitPerEmail,
        }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLISECONDS),
      });
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === "TimeoutError";
      throw new LeadStoreError(timedOut ? "database_timeout" : "database_unreachable");
    }
    if (!response.ok) throw new LeadStoreError(`database_${await codeOf(response)}`);
    const outcome = outcomeSchema.safeParse(await response.json().catch(() => undefined));
    if (!outcome.success) throw new LeadStoreError("database_unexpected_answer");
    return outcome.data;
  };
}
