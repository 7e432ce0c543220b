import type { QuoteLine } from "@shared/quote.ts";
import { linesOfKind } from "@shared/quote-lines.ts";
import type { Quote } from "@/site/features/plan/quotes/quotes-part.ts";

export const lines = linesOfKind("operation");

export function quote(changes: Partial<Quote> = {}): Quote {
  return {
    id: "a",
    clinic: "",
    price: "",
    currency: "GBP",
    date: "",
    until: "",
    excludes: "",
    lines: {},
    signs: [],
    ...changes,
  };
}

export function line(changes: Partial<QuoteLine>): QuoteLine {
  return { answer: "not-said", words: "", amount: "", ...changes };
}

/** A quote that answers every line. */
export const complete = quote({
  price: "£2,500",
  date: "2026-11-20",
  lines: Object.fromEntries(
    lines.map(({ id }) => [id, line({ answer: "included", words: "as written" })]),
  ),
});

export function withLine(base: Quote, id: string, changes: Partial<QuoteLine>): Quote {
  return { ...base, lines: { ...base.lines, [id]: line(changes) } };
}
