/** Calls of the edge function `newsletter`. Token and address are in the body, never in an address. */
import {
  type NewsletterCall,
  type NewsletterOutcome,
  newsletterAnswerSchema,
} from "@shared/newsletter.ts";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { functionsUrl, publicHeaders } from "@/lib/supabase-address.ts";

/** Longer than a cold start of the function. */
const TIMEOUT_MILLISECONDS = 30_000;

/** What became of a call: done, or a sentence for the person. */
export type NewsletterAnswer =
  | { kind: "done"; outcome: NewsletterOutcome }
  | { kind: "fault"; message: string };

const refusalSchema = z.object({ error: z.string().check(z.minLength(1)) });

/** Calls the function. Never throws. */
export async function callNewsletter(call: NewsletterCall): Promise<NewsletterAnswer> {
  let response: Response;
  try {
    response = await fetch(functionsUrl("newsletter"), {
      method: "POST",
      headers: { ...publicHeaders(), "content-type": "application/json" },
      body: JSON.stringify(call),
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  } catch {
    const message = "We could not reach the server. Check your connection and try again.";
    return { kind: "fault", message };
  }
  const body: unknown = await response.json().catch(() => null);
  const answer = newsletterAnswerSchema.safeParse(body);
  if (response.ok && answer.success) return { kind: "done", outcome: answer.data.outcome };
  const refusal = refusalSchema.safeParse(body);
  const message = refusal.success
    ? refusal.data.error
    : `That did not work. Please try again, or write to ${brand.email}.`;
  return { kind: "fault", message };
}
