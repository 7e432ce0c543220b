import type { QuoteKind } from "@shared/quote-lines.ts";
import { changePlan, readPlan } from "../plan-store.ts";
import { MAX_QUOTES, type Quote } from "./quotes-part.ts";

/** Copies quotes into the plan, in place of what has the same ID. Returns whether there was room for all. */
export function copyQuotes(copied: readonly Quote[], kind: QuoteKind): boolean {
  const kept = readPlan().quotes.quotes.filter(({ id }) =>
    copied.every((quote) => quote.id !== id),
  );
  const all = [...copied, ...kept];
  changePlan("quotes", (before) => ({ ...before, kind, quotes: all.slice(0, MAX_QUOTES) }));
  return all.length <= MAX_QUOTES;
}
