import * as z from "zod/mini";
import { CLINIC_LENGTH } from "../basics-limits.ts";
import { CURRENCIES } from "../currencies.ts";
import { listOf, oneOf, text } from "../schema-parts.ts";
import { ANSWER_LENGTH, ANSWERS, MOST_QUOTES } from "./quotes-choices.ts";

const lineSchema = z.object({
  answer: oneOf(ANSWERS),
  /** What the clinic wrote: a name, a brand and number, the terms. */
  words: text(ANSWER_LENGTH),
  /** Price as typed, for a line that costs extra. */
  amount: text(40),
});

const quoteSchema = z.object({
  /** For keys; unique in the plan. */
  id: text(40),
  clinic: text(CLINIC_LENGTH),
  /** Price of the whole quote as typed. */
  price: text(40),
  currency: oneOf(CURRENCIES),
  /** Date of the quote as `yyyy-MM-dd`, or empty. */
  date: text(10),
  /** Lines with an answer, by the line's id. */
  lines: z.catch(z.record(z.string(), lineSchema), {}),
  /** Ids of the warning signs that the person has seen. */
  signs: listOf(z.string(), 20),
});

/** The part of the plan that holds clinics' quotes. */
export const quotesSchema = z.object({
  /** Kind of treatment; empty for that of the plan's first treatment. */
  kind: oneOf(["", "operation", "dental", "hair", "eyes", "skin"]),
  quotes: listOf(quoteSchema, MOST_QUOTES),
  /** How many units of each currency one pound buys, as typed. */
  rates: z.catch(z.record(z.string(), text(20)), {}),
});
export type QuotesPart = z.output<typeof quotesSchema>;
