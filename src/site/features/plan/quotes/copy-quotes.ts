import type { QuoteKind } from "@shared/quote-lines.ts";
import { changePlan, readPlan } from "../plan-store.ts";
import { MAX_QUOTES, type Quote } from "./quotes-part.ts";

/**
 * Copies quotes into the plan, in place of what has the same ID. Of that, keeps what a copied quote never has: the
 * signs that the patient ticked and the date that they entered. Returns whether there was room for all.
 */
export function copyQuotes(copied: readonly Quote[], kind: QuoteKind): boolean {
  const before = readPlan().quotes.quotes;
  const kept = before.filter(({ id }) => copied.every((quote) => quote.id !== id));
  const all = [
    ...copied.map((quote) => {
      const { signs, date } = before.find(({ id }) => id === quote.id) ?? quote;
      return { ...quote, signs, date };
    }),
    ...kept,
  ];
  changePlan("quotes", (part) => ({ ...part, kind, quotes: all.slice(0, MAX_QUOTES) }));
  return all.length <= MAX_QUOTES;
}
