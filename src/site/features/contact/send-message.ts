import { CONTACT_FIELDS, type ContactField, type ContactRequest } from "@shared/contact.ts";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { functionsUrl, publicHeaders } from "@/lib/supabase-address.ts";

/** Longer than a cold start of the function. */
const TIMEOUT_MILLISECONDS = 30_000;

const receivedSchema = z.object({ status: z.literal("received") });
const failureSchema = z.object({
  error: z.string().check(z.minLength(1)),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

/** How sending ended. `message` is for the visitor, `faults` are shown beside their fields. */
export type MessageOutcome =
  | { kind: "sent" }
  | { kind: "failed"; message: string; faults: Partial<Record<ContactField, string>> };

const failed = (message: string): MessageOutcome => ({ kind: "failed", message, faults: {} });

/** Sends a message to the team. Never throws. */
export async function sendMessage(message: ContactRequest): Promise<MessageOutcome> {
  let response: Response;
  try {
    response = await fetch(functionsUrl("contact"), {
      method: "POST",
      headers: { ...publicHeaders(), "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  } catch {
    return failed("Network error. Please check your connection and try again.");
  }
  const body: unknown = await response.json().catch(() => null);
  // Captive portals answer 200 with a page of their own.
  if (response.ok && receivedSchema.safeParse(body).success) return { kind: "sent" };
  const failure = failureSchema.safeParse(body);
  if (!failure.success) {
    return failed(`Your message could not be sent. Please try again, or email ${brand.email}.`);
  }
  const { error, fields = {} } = failure.data;
  const faults: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) if (fields[field]) faults[field] = fields[field];
  return { kind: "failed", message: error, faults };
}
