import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteLines, quoteQuestions } from "@/content/plan/quote-lines.ts";
import { missingMessage, openQuestions } from "@/site/features/plan/quotes/missing-message.ts";
import { printSize } from "@/site/features/plan/quotes/print-size.ts";
import { ratesInWords, rowsOf } from "@/site/features/plan/quotes/quote-rows.ts";
import {
  isMissing,
  linesOfKind,
  poundsOf,
  signsOf,
  totalOf,
} from "@/site/features/plan/quotes/quote-total.ts";
import type { Quote, QuoteLine } from "@/site/features/plan/quotes/quotes.ts";
import { ANSWER_LENGTH, ANSWERS } from "@/site/features/plan/quotes/quotes-choices.ts";

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
  it("is its price if that includes every line", () => {
    expect(totalOf(complete, lines)).toEqual({ total: { low: 2500, high: 2500 }, open: [] });
  });

  it("adds the typed amounts of lines that cost extra", () => {
    const extra = withLine(complete, "tests", { answer: "extra", amount: "about £100" });
    expect(totalOf(extra, lines).total).toEqual({ low: 2590, high: 2610 });
  });

  it("has no upper end if a line is unknown, and reports that line", () => {
    const open = withLine(complete, "garments", {});
    const unpriced = withLine(open, "tests", { answer: "extra", amount: "ask" });
    // An amount in a different currency is not converted without telling the person.
    const foreign = withLine(complete, "tests", { answer: "extra", amount: "€90" });
    expect(totalOf(foreign, lines).total.high).toBe(unlimited);
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

  it("keeps the low end below the high end, and is never lowered by a missing answer", () => {
    fc.assert(
      fc.property(quotes, fc.constantFrom(...lines), (any, { id, type }) => {
        const before = totalOf(any, lines).total;
        expect(before.low).toBeLessThanOrEqual(before.high);
        const missing = totalOf(withLine(any, id, {}), lines).total;
        expect(missing.high).toBeGreaterThanOrEqual(before.high);
        // A missing answer means neither "included" nor "free".
        const included = totalOf(withLine(any, id, { answer: "included" }), lines).total;
        expect(missing.low).toBeGreaterThanOrEqual(included.low);
        if (type === "cost") expect(missing.high).toBe(unlimited);
      }),
    );
  });

  it("needs a rate typed by the person for a different currency", () => {
    const euros = quote({ currency: "EUR" });
    const amount = { low: 1150, high: 2300 };
    expect(poundsOf(amount, euros, {})).toBeUndefined();
    expect(poundsOf(amount, euros, { EUR: "0" })).toBeUndefined();
    expect(poundsOf(amount, euros, { EUR: "a lot" })).toBeUndefined();
    const pounds = poundsOf(amount, euros, { EUR: "1,15" });
    expect(pounds?.low).toBeCloseTo(1000);
    expect(pounds?.high).toBeCloseTo(2000);
    expect(poundsOf(amount, quote(), {})).toEqual(amount);
    // In a rate, a point before three digits is a decimal point and does not group thousands.
    expect(poundsOf({ low: 1154, high: 1154 }, euros, { EUR: "1.154" })?.high).toBeCloseTo(1000);
    expect(poundsOf(amount, euros, { EUR: "£0.87" })).toBeUndefined();
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

  it("asks for a price that is missing, cannot be read, or has no upper end", () => {
    const ask = (price: string) => openQuestions({ ...complete, price }, lines);
    expect(ask("£2,500")).toEqual([]);
    expect(ask("")).toEqual([quoteQuestions.price]);
    expect(ask("ask us")).toEqual([quoteQuestions.price]);
    expect(ask("2.500 €")).toEqual([quoteQuestions.price]);
    expect(ask("from £2,000")).toEqual([quoteQuestions.highestPrice]);
  });

  it("asks how much of a line is included if the clinic has not said", () => {
    const nights = withLine(complete, "hotel-nights", { answer: "included" });
    expect(openQuestions(nights, lines)).toEqual([
      expect.stringContaining("How many hotel nights"),
    ]);
    // An included line costs nothing more, so the total keeps its upper end.
    expect(totalOf(nights, lines).open).toEqual([]);
    expect(openQuestions(withLine(complete, "tests", { answer: "included" }), lines)).toEqual([]);
  });

  it("has a question for every line of every kind of treatment, and none for other kinds", () => {
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
  it("come only from the lines and from what the person has ticked", () => {
    expect(signsOf(complete)).toEqual([]);
    expect(signsOf(quote({ signs: ["pressure"] })).map(({ id }) => id)).toEqual([
      "no-surgeon",
      "pressure",
      "no-aftercare",
    ]);
  });
});

describe("the comparison", () => {
  const rows = (...quotes: Quote[]) => rowsOf(quotes, lines, {});
  const cell = (quotes: Quote[], label: string) =>
    rows(...quotes).find((row) => row.label === label)?.cells[0]?.text;

  it("lists what is not in the total, including the upper end of a price", () => {
    expect(cell([complete], "Not in the total")).toBe("Nothing is left out");
    const open = withLine({ ...complete, price: "from 2k" }, "tests", {});
    expect(cell([open], "Not in the total")).toBe("highest price and tests before treatment");
  });

  it("says what is included, and whether details are missing", () => {
    const nights = (words: string) =>
      cell(
        [withLine(complete, "hotel-nights", { answer: "included", words })],
        "Nights in a hotel",
      );
    expect(nights("6")).toBe("Included, 6");
    expect(nights("")).toBe("Included, no details");
  });

  it("lists the exchange rates that it uses", () => {
    const euros = quote({ currency: "EUR" });
    expect(ratesInWords([euros, quote()], { EUR: "1.15", USD: "1.3" })).toEqual([
      "Rates that you entered: £1 is 1.15 EUR.",
    ]);
    expect(ratesInWords([quote()], { EUR: "1.15" })).toEqual([]);
  });

  it("is printed smaller if it has more text, and never larger", () => {
    const sizes = ["large", "medium", "small", "smallest"];
    const sizeOf = (count: number, length: number) => {
      const words = "abcd ".repeat(30).slice(0, length);
      const quotes = Array.from({ length: count }, (_, index) =>
        quote({
          id: String(index),
          lines: Object.fromEntries(
            lines.map(({ id }) => [id, line({ answer: "included", words })]),
          ),
        }),
      );
      return sizes.indexOf(
        printSize(
          quotes.map(() => "Clinic"),
          rows(...quotes),
        ),
      );
    };
    expect(sizeOf(2, 0)).toBe(0);
    expect(sizeOf(5, 60)).toBe(2);
    expect(sizeOf(5, ANSWER_LENGTH)).toBe(3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(ANSWER_LENGTH - 1), (count, length) => {
        expect(sizeOf(count + 1, length)).toBeGreaterThanOrEqual(sizeOf(count, length));
        expect(sizeOf(count, length + 1)).toBeGreaterThanOrEqual(sizeOf(count, length));
      }),
    );
  });
});
