import { CLINIC_LENGTH } from "../basics-limits.ts";
import { CURRENCIES } from "../currencies.ts";
import { fieldsOf, idOf, isRecord, listOf, oneOf, recordOf, text } from "../read-values.ts";
import { ANSWER_LENGTH, ANSWERS, MOST_QUOTES } from "./quotes-choices.ts";

/** The part of the plan with the clinics' quotes. */
export function readQuotes(stored: unknown) {
  const { kind, quotes, rates } = fieldsOf(stored);
  return {
    /** Kind of treatment; empty for that of the plan's first treatment. */
    kind: oneOf(kind, ["", "operation", "dental", "hair", "eyes", "skin"]),
    quotes: listOf(quotes, MOST_QUOTES, readQuote),
    /** How many units of each currency one pound buys, as typed. */
    rates: recordOf(rates, (rate) => text(rate, 20)),
  };
}

function readQuote(stored: unknown) {
  if (!isRecord(stored)) return undefined;
  return {
    /** For keys; unique in the plan. */
    id: text(stored.id, 40),
    clinic: text(stored.clinic, CLINIC_LENGTH),
    /** Price of the whole quote as typed. */
    price: text(stored.price, 40),
    currency: oneOf(stored.currency, CURRENCIES),
    /** Date of the quote as `yyyy-MM-dd`, or empty. */
    date: text(stored.date, 10),
    /** Lines with an answer, by the line's id. */
    lines: recordOf(stored.lines, readLine),
    /** Ids of the warning signs that the person has seen. */
    signs: listOf(stored.signs, 20, idOf),
  };
}

function readLine(stored: unknown) {
  const { answer, words, amount } = fieldsOf(stored);
  return {
    answer: oneOf(answer, ANSWERS),
    /** What the clinic wrote: a name, a brand and number, the terms. */
    words: text(words, ANSWER_LENGTH),
    /** Price as typed, for a line that costs extra. */
    amount: text(amount, 40),
  };
}

export type QuotesPart = ReturnType<typeof readQuotes>;
