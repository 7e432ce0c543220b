import { CONTACT_FIELDS, type ContactField, type ContactRequest } from "@shared/contact.ts";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { callFunction } from "@/lib/call-function.ts";

const receivedSchema = z.object({ status: z.literal("received") });
const failureSchema = z.object({
  error: z.string().check(z.minLength(1)),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

/** The outcome of sending. `message` is for the visitor; `faults` are shown next to their fields. */
export type MessageOutcome =
  | { kind: "sent" }
  | { kind: "failed"; message: string; faults: Partial<Record<ContactField, string>> };

const failed = (message: string): MessageOutcome => ({ kind: "failed", message, faults: {} });

/** Sends a message to the team. Never throws. */
export async function sendMessage(message: ContactRequest): Promise<MessageOutcome> {
  const answered = await callFunction("contact", message);
  if (!answered) {
    return failed("Network error. Please check your connection and try again.");
  }
  // Captive portals respond with status 200 and their own page.
  if (answered.ok && receivedSchema.safeParse(answered.body).success) return { kind: "sent" };
  const failure = failureSchema.safeParse(answered.body);
  if (!failure.success) {
    return failed(`Your message could not be sent. Please try again, or email ${brand.email}.`);
  }
  const { error, fields = {} } = failure.data;
  const faults: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) if (fields[field]) faults[field] = fields[field];
  return { kind: "failed", message: error, faults };
}
