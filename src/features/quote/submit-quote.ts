import type { LeadRequest } from "@shared/lead.ts";
import * as z from "zod/mini";
import { functionsUrl, publicHeaders } from "@/lib/supabase-address.ts";
import { QUOTE_MESSAGES } from "./quote-messages.ts";

/** Longer than a cold start of the function takes, shorter than anyone waits. */
const TIMEOUT_MILLISECONDS = 30_000;

/** The function's answer is an object that holds the lead's number, which nobody here needs. */
const receiptSchema = z.object({});

const failureSchema = z.object({
  error: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

export type QuoteOutcome =
  | { kind: "received" }
  | {
      kind: "failed";
      message: string;
      /** Faults by field, where the server found some. */
      fields: Record<string, string>;
    };

/** Sends one quote request. Never throws: every failure comes back as a sentence for the visitor. */
export async function submitQuote(request: LeadRequest): Promise<QuoteOutcome> {
  let response: Response;
  try {
    response = await fetch(functionsUrl("submit-lead"), {
      method: "POST",
      headers: { ...publicHeaders(), "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  } catch {
    return { kind: "failed", message: QUOTE_MESSAGES.network, fields: {} };
  }
  const body: unknown = await response.json().catch(() => null);
  // Some networks answer 200 with a page of their own, for instance to have a person sign in.
  if (response.ok && receiptSchema.safeParse(body).success) return { kind: "received" };

  const failure = failureSchema.safeParse(body);
  const fallback = response.status === 429 ? QUOTE_MESSAGES.limited : QUOTE_MESSAGES.refused;
  return {
    kind: "failed",
    message: (failure.success && failure.data.error) || fallback,
    fields: (failure.success && failure.data.fields) || {},
  };
}
