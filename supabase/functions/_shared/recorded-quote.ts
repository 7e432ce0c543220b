import * as z from "zod/mini";
import { ANSWERS, CURRENCIES, type QuoteAnswers } from "./quote.ts";
import { quoteKinds } from "./quote-lines.ts";
import { typedKeys } from "./typed-keys.ts";

const time = z.iso.datetime({ offset: true });

/** A version of a clinic's quote as the team recorded it, without who did. */
export const recordedQuoteSchema = z.object({
  revision: z.int(),
  kind: z.enum(typedKeys(quoteKinds)),
  price: z.string(),
  currency: z.enum(CURRENCIES),
  valid_until: z.nullable(z.iso.date()),
  excludes: z.nullable(z.string()),
  lines: z.record(
    z.string(),
    z.object({ answer: z.enum(ANSWERS), words: z.string(), amount: z.string() }),
  ),
  recorded_at: time,
  /** Since when the patient sees this version. */
  shared_at: z.nullable(time),
});

/** What a quote states, in the form that the planning tools and the workspace share. */
export function answersOf(quote: z.infer<typeof recordedQuoteSchema>): QuoteAnswers {
  return { ...quote, date: quote.valid_until ?? "" };
}

/** What a patient last said about the quotes that they saw. */
export const decisionSchema = z.discriminatedUnion("choice", [
  z.object({
    choice: z.literal("quote"),
    proposal_id: z.uuid(),
    clinic: z.string(),
    revision: z.int(),
    at: time,
  }),
  z.object({ choice: z.literal("none"), because: z.optional(z.string()), at: time }),
]);
export type Decision = z.infer<typeof decisionSchema>;
