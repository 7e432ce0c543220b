/** Calls the edge function `newsletter`. Token and email address are in the body, never in the URL. */
import {
  type NewsletterCall,
  type NewsletterOutcome,
  newsletterAnswerSchema,
} from "@shared/newsletter.ts";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { callFunction } from "@/lib/call-function.ts";

/** The outcome of a call: success, or a message for the user. */
export type NewsletterResult =
  | { kind: "done"; outcome: NewsletterOutcome }
  | { kind: "failed"; message: string; code?: string | undefined };

const refusalSchema = z.object({
  error: z.string().check(z.minLength(1)),
  code: z.optional(z.string()),
});

/** Calls the function. Never throws. */
export async function callNewsletter(call: NewsletterCall): Promise<NewsletterResult> {
  const answered = await callFunction("newsletter", call);
  if (!answered) {
    const message = "We could not reach the server. Check your connection and try again.";
    return { kind: "failed", message };
  }
  const answer = newsletterAnswerSchema.safeParse(answered.body);
  if (answered.ok && answer.success) return { kind: "done", outcome: answer.data.outcome };
  const refusal = refusalSchema.safeParse(answered.body);
  if (refusal.success) {
    return { kind: "failed", message: refusal.data.error, code: refusal.data.code };
  }
  const message = `That did not work. Please try again, or write to ${brand.email}.`;
  return { kind: "failed", message };
}
