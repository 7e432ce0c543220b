import type { QuotesPart } from "./quotes-part.ts";

export type { QuotesPart };
export type Quote = QuotesPart["quotes"][number];
export type QuoteLine = Quote["lines"][string];

/** The answers to a cost, as the page words them. */
export const answerLabels: Record<QuoteLine["answer"], string> = {
  "not-said": "Not stated",
  included: "Included",
  extra: "Extra",
  "not-needed": "Not needed",
};
