/**
 * What a clinic's quote says, as the planning tools and the workspace store it. The amounts are as the clinic wrote
 * them. The lines are in `quote-lines.ts`, and `quote-total.ts` reads the amounts and says what is missing.
 */

/** The currencies in which clinics quote. */
export const CURRENCIES = ["GBP", "EUR", "USD", "TRY"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Maximum length of an amount. A longer text is not read as one. */
export const AMOUNT_LENGTH = 40;
/** How much of such a string is stored. More than is read, so that a string without its end is not read either. */
export const STORED_AMOUNT_LENGTH = 80;
/** Maximum length of a short answer, such as a surgeon's name and specialty. */
export const ANSWER_LENGTH = 100;
/** Maximum length of what else a price excludes, as in the database. */
export const EXCLUDES_LENGTH = 500;

/** The possible answers for a line of a quote. The first, "not stated", never counts as zero. */
export const ANSWERS = ["not-said", "included", "extra", "not-needed"] as const;
export type Answer = (typeof ANSWERS)[number];

/** Labels of the answers for a cost. */
export const answerLabels: Record<Answer, string> = {
  "not-said": "Not stated",
  included: "Included",
  extra: "Extra",
  "not-needed": "Not needed",
};

/** A clinic's entry for a line. */
export type QuoteLine = {
  answer: Answer;
  /** The clinic's own words: a name, a brand and number, or terms. */
  words: string;
  /** Price, as written, of a line that costs extra. */
  amount: string;
};

/** What a clinic has said. */
export type QuoteAnswers = {
  /** Price of the whole quote, as written. */
  readonly price: string;
  readonly currency: Currency;
  /** Date of the quote, or the last day of its price. Empty if the clinic gave none. */
  readonly date: string;
  /** Answered lines, by line ID. */
  readonly lines: Readonly<Record<string, QuoteLine>>;
};
