import type { QuotesPart } from "./quotes-part.ts";

export type { QuotesPart };
export type Quote = QuotesPart["quotes"][number];
export type QuoteLine = Quote["lines"][string];

/** Labels of the answers for a cost. */
export const answerLabels: Record<QuoteLine["answer"], string> = {
  "not-said": "Not stated",
  included: "Included",
  extra: "Extra",
  "not-needed": "Not needed",
};
