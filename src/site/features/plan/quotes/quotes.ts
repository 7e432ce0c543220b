import type { QuotesPart } from "./quotes-schema.ts";

export type { QuotesPart };
export type Quote = QuotesPart["quotes"][number];
export type QuoteLine = Quote["lines"][string];

export const emptyQuotes: QuotesPart = { kind: "", quotes: [], rates: {} };
