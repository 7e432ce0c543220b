import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteLines } from "@/content/plan/quote-lines.ts";
import { missingMessage, openQuestions } from "@/site/features/plan/quotes/missing-message.ts";
import {
  isMissing,
  linesOfKind,
  poundsOf,
  signsOf,
  totalOf,
} from "@/site/features/plan/quotes/quote-total.ts";
import type { Quote, QuoteLine } from "@/site/features/plan/quotes/quotes.ts";
import { ANSWERS } from "@/site/features/plan/quotes/quotes-choices.ts";

const lines = linesOfKind("operation");
const unlimited = Number.POSITIVE_INFINITY;

function quote(changes: Partial<Quote> = {}): Quote {
  return {
    id: "a",
    clinic: "",
    price: "",
    currency: "GBP",
    date: "",
    lines: {},
    signs: [],
    ...changes,
  };
}

function line(changes: Partial<QuoteLine>): QuoteLine {
  return { answer: "not-said", words: "", amount: "", ...changes };
}

/** A quote that answers every line. */
const complete = quote({
  price: "£2,500",
  date: "2026-11-20",
  lines: Object.fromEntries(
    lines.map(({ id }) => [id, line({ answer: "included", words: "as written" })]),
  ),
});

function withLine(base: Quote, id: string, changes: Partial<QuoteLine>): Quote {
  return { ...base, lines: { ...base.lines, [id]: line(changes) } };
}

describe("the total of a quote", () => {
  it("is its price where every line is in it", () => {
    expect(totalOf(complete, lines)).toEqual({ total: { low: 2500, high: 2500 }, open: [] });
  });

  it("adds what costs extra, as typed", () => {
    const extra = withLine(complete, "tests", { answer: "extra", amount: "about £100" });
    expect(totalOf(extra, lines).total).toEqual({ low: 2590, high: 2610 });
  });

  it("has no upper end where something is not said, and names it", () => {
    const open = withLine(complete, "garments", {});
    const unpriced = withLine(open, "tests", { answer: "extra", amount: "ask" });
    const { total, open: named } = totalOf(unpriced, lines);
    expect(total).toEqual({ low: 2500, high: unlimited });
    expect(named.map(({ id }) => id)).toEqual(["tests", "garments"]);
  });

  const answers = fc.record({
    answer: fc.constantFrom(...ANSWERS),
    words: fc.constantFrom("", "yes"),
    amount: fc.constantFrom("", "£120", "50 to 80", "about 40", "up to 90", "from 20", "?"),
  });
  const quotes = fc
    .tuple(
      fc.constantFrom("", "2500", "2,000 to 3,000", "about 900", "from 700"),
      fc.dictionary(fc.constantFrom(...lines.map(({ id }) => id)), answers),
    )
    .map(([price, said]) => quote({ price, lines: said }));

  it("never crosses, and what is missing never lowers it", () => {
    fc.assert(
      fc.property(quotes, fc.constantFrom(...lines), (any, { id, type }) => {
        const before = totalOf(any, lines).total;
        expect(before.low).toBeLessThanOrEqual(before.high);
        const missing = totalOf(withLine(any, id, {}), lines).total;
        expect(missing.high).toBeGreaterThanOrEqual(before.high);
        // Not said is not "included", and not nothing.
        const included = totalOf(withLine(any, id, { answer: "included" }), lines).total;
        expect(missing.low).toBeGreaterThanOrEqual(included.low);
        if (type === "cost") expect(missing.high).toBe(unlimited);
      }),
    );
  });

  it("needs a rate for another currency, which is never made up", () => {
    const euros = quote({ currency: "EUR" });
    const amount = { low: 1150, high: 2300 };
    expect(poundsOf(amount, euros, {})).toBeUndefined();
    expect(poundsOf(amount, euros, { EUR: "0" })).toBeUndefined();
    expect(poundsOf(amount, euros, { EUR: "a lot" })).toBeUndefined();
    const pounds = poundsOf(amount, euros, { EUR: "1,15" });
    expect(pounds?.low).toBeCloseTo(1000);
    expect(pounds?.high).toBeCloseTo(2000);
    expect(poundsOf(amount, quote(), {})).toEqual(amount);
  });
});

describe("the message to a clinic", () => {
  it("asks for exactly what is missing", () => {
    expect(missingMessage(complete, lines, [])).toBeUndefined();
    const partly = { ...withLine(complete, "surgeon", {}), clinic: "Clinic A", date: "" };
    const message = missingMessage(partly, lines, ["Rhinoplasty"]);
    expect(message?.body).toContain("Hello Clinic A,");
    expect(message?.body).toContain("your quote for Rhinoplasty");
    expect(message?.body.match(/^\d+\. /gm)).toHaveLength(2);
    expect(message?.body).toContain("registered specialty");
    expect(message?.body).toContain("date of the quote");
  });

  it("has a question for every line of every kind, and none of another kind", () => {
    for (const kind of ["operation", "dental", "hair", "eyes", "skin"] as const) {
      const own = linesOfKind(kind);
      expect(own.every((each) => isMissing(each, quote()))).toBe(true);
      expect(openQuestions(quote(), own)).toHaveLength(own.length + 2);
    }
    expect(new Set(quoteLines.map(({ id }) => id)).size).toBe(quoteLines.length);
    expect(linesOfKind("hair").map(({ id }) => id)).not.toContain("garments");
  });
});

describe("warning signs", () => {
  it("are what the lines show and what the person saw, never more", () => {
    expect(signsOf(complete)).toEqual([]);
    expect(signsOf(quote({ signs: ["pressure"] })).map(({ id }) => id)).toEqual([
      "no-surgeon",
      "pressure",
      "no-aftercare",
    ]);
  });
});
