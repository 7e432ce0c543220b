import { CLINIC_LENGTH, STORED_AMOUNT_LENGTH } from "../basics-limits.ts";
import { CURRENCIES } from "../currencies.ts";
import { fieldsOf, idOf, isRecord, listOf, oneOf, recordOf, text } from "../read-values.ts";

/** Maximum number of clinics side by side. */
export const MAX_QUOTES = 5;
/** Maximum length of a short answer, such as a surgeon's name and specialty. */
export const ANSWER_LENGTH = 100;
/** The possible answers for a line of a quote. The first, "not stated", never counts as zero. */
export const ANSWERS = ["not-said", "included", "extra", "not-needed"] as const;

/** The part of the plan with the clinics' quotes. */
export function readQuotes(stored: unknown) {
  const { kind, quotes, rates } = fieldsOf(stored);
  return {
    /** Kind of treatment; if empty, that of the plan's first treatment. */
    kind: oneOf(kind, ["", "operation", "dental", "hair", "eyes", "skin"]),
    quotes: listOf(quotes, MAX_QUOTES, readQuote),
    /** Units of each currency per pound, as entered. */
    rates: recordOf(rates, (rate) => text(rate, STORED_AMOUNT_LENGTH)),
  };
}

function readQuote(stored: unknown) {
  if (!isRecord(stored)) return undefined;
  return {
    /** Unique within the plan. */
    id: text(stored.id, 40),
    clinic: text(stored.clinic, CLINIC_LENGTH),
    /** Price of the whole quote, as entered. */
    price: text(stored.price, STORED_AMOUNT_LENGTH),
    currency: oneOf(stored.currency, CURRENCIES),
    /** Date of the quote as `yyyy-MM-dd`, or empty. */
    date: text(stored.date, 10),
    /** Answered lines, by line ID. */
    lines: recordOf(stored.lines, readLine),
    /** IDs of the warning signs that the user has ticked. */
    signs: listOf(stored.signs, 20, idOf),
  };
}

function readLine(stored: unknown) {
  const { answer, words, amount } = fieldsOf(stored);
  return {
    answer: oneOf(answer, ANSWERS),
    /** The clinic's own words: a name, a brand and number, or terms. */
    words: text(words, ANSWER_LENGTH),
    /** Price, as entered, of a line that costs extra. */
    amount: text(amount, STORED_AMOUNT_LENGTH),
  };
}

export type QuotesPart = ReturnType<typeof readQuotes>;

export type Quote = QuotesPart["quotes"][number];
export type QuoteLine = Quote["lines"][string];

/** Labels of the answers for a cost. */
export const answerLabels: Record<QuoteLine["answer"], string> = {
  "not-said": "Not stated",
  included: "Included",
  extra: "Extra",
  "not-needed": "Not needed",
};

/** The name of a clinic, or a placeholder until it has one. */
export function clinicName({ clinic }: Quote, number: number): string {
  return clinic.trim() || `Clinic ${number}`;
}
