import { ANSWER_LENGTH, ANSWERS } from "@shared/quote.ts";
import { totalOf } from "@shared/quote-total.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyPlan } from "@/site/features/plan/plan.ts";
import { isKeyLine } from "@/site/features/plan/quotes/key-lines.ts";
import { lineRows, ratesInWords, totalRows } from "@/site/features/plan/quotes/quote-rows.ts";
import {
  poundsOf,
  quotedTotal,
  quotesInLines,
  signsOf,
} from "@/site/features/plan/quotes/quotes-of-plan.ts";
import type { Quote } from "@/site/features/plan/quotes/quotes-part.ts";
import { shortNames } from "@/site/features/plan/quotes/short-names.ts";
import { printSize } from "../../../../src/site/features/plan/quotes/quotes-side-by-side.tsx";
import { complete, line, lines, quote, withLine } from "./plan-quote-support.ts";

const unlimited = Number.POSITIVE_INFINITY;

describe("the total of a quote", () => {
  it("is its price if that includes every line", () => {
    expect(totalOf(complete, lines)).toMatchObject({ total: { low: 2500, high: 2500 }, open: [] });
  });

  it("adds the typed amounts of lines that cost extra", () => {
    const extra = withLine(complete, "tests", { answer: "extra", amount: "about £100" });
    expect(totalOf(extra, lines).total).toEqual({ low: 2590, high: 2610 });
  });

  it("is not known without a price that can be read, whatever its extras cost", () => {
    const extra = withLine(complete, "tests", { answer: "extra", amount: "£100" });
    expect(quotedTotal(extra, lines)).toBe("£2,600");
    expect(quotedTotal({ ...extra, price: "ask us" }, lines)).toBe("total not known");
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

  it("uses our rate for a different currency until the person enters another", () => {
    const amount = { low: 1150, high: 2300 };
    expect(poundsOf(amount, "EUR", {})?.low).toBeCloseTo(1150 / 1.16);
    expect(poundsOf(amount, "EUR", { EUR: "" })).toBeUndefined();
    expect(poundsOf(amount, "EUR", { EUR: "0" })).toBeUndefined();
    expect(poundsOf(amount, "EUR", { EUR: "a lot" })).toBeUndefined();
    const pounds = poundsOf(amount, "EUR", { EUR: "1,15" });
    expect(pounds?.low).toBeCloseTo(1000);
    expect(pounds?.high).toBeCloseTo(2000);
    expect(poundsOf(amount, "GBP", {})).toEqual(amount);
    // In a rate, a point before three digits is a decimal point and does not group thousands.
    expect(poundsOf({ low: 1154, high: 1154 }, "EUR", { EUR: "1.154" })?.high).toBeCloseTo(1000);
    expect(poundsOf(amount, "EUR", { EUR: "£0.87" })).toBeUndefined();
  });
});

describe("warning signs", () => {
  it("come from what the person has ticked, and with a price from the lines", () => {
    expect(signsOf(complete)).toEqual([]);
    // The form asks first for what a sign follows from.
    const isAsked = ([id]: [string, unknown]) =>
      lines.some((line) => line.id === id && isKeyLine(line));
    const answered = Object.fromEntries(Object.entries(complete.lines).filter(isAsked));
    expect(signsOf({ ...complete, lines: answered })).toEqual([]);
    expect(signsOf(quote({ price: "2000", signs: ["pressure"] })).map(({ id }) => id)).toEqual([
      "no-surgeon",
      "pressure",
      "no-aftercare",
    ]);
  });

  it("do not accept “our team” as a name", () => {
    const signs = signsOf(withLine(complete, "surgeon", { words: "Our team" }));
    expect(signs.map(({ id }) => id)).toEqual(["no-surgeon"]);
  });
});

describe("the comparison", () => {
  const rows = (...quotes: Quote[]) => [
    ...totalRows(quotes, lines, {}),
    ...lineRows(quotes, lines),
  ];
  const cell = (quotes: Quote[], label: string) =>
    rows(...quotes).find((row) => row.label === label)?.cells[0]?.text;

  it("lists what is not in the total, including the upper end of a price", () => {
    expect(cell([complete], "Not in the total")).toBe("Nothing is left out");
    const open = withLine({ ...complete, price: "from 2k" }, "tests", {});
    expect(cell([open], "Not in the total")).toBe("Highest price and tests before treatment");
  });

  it("says what is included, and whether details are missing", () => {
    const nights = (words: string) =>
      cell(
        [withLine(complete, "hotel-nights", { answer: "included", words })],
        "Nights in a hotel",
      );
    expect(nights("6")).toBe("Included, 6");
    expect(nights("")).toBe("Included, no details");
    expect(nights("?")).toBe("Included, no details");
    expect(cell([withLine(complete, "surgeon", { words: "Our team" })], "Who treats you")).toBe(
      "Not stated (“Our team”)",
    );
  });

  it("shows the amount that was quoted beside the pounds", () => {
    const euros = { ...complete, currency: "EUR", price: "2.990 €" } as const;
    const [total] = totalRows([euros, complete], lines, {});
    expect(total?.cells.map(({ aside }) => aside)).toEqual(["(€2,990)", undefined]);
    expect(cell([euros], "Total in pounds")).toMatch(/^£2,5\d\d$/);
    const plan = { ...emptyPlan, quotes: { ...emptyPlan.quotes, quotes: [euros] } };
    expect(quotesInLines(plan)[0]?.text).toMatch(/: about £2,5\d\d \(€2,990/);
  });

  it("lists the exchange rates that it uses", () => {
    const euros = quote({ currency: "EUR" });
    expect(ratesInWords([euros, quote()], { EUR: "1.15", USD: "1.3" })).toEqual([
      "Rates that you entered: £1 is 1.15 EUR.",
    ]);
    expect(ratesInWords([euros], {})).toEqual([
      "Our reference rates of March 14, 2026, which may have changed since: £1 is 1.16 EUR.",
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

describe("short names of clinics", () => {
  it("leave short names as they are", () => {
    expect(shortNames(["Clinic A", "Clinic B"])).toEqual(["Clinic A", "Clinic B"]);
  });

  it("leave out the words that all begin with", () => {
    expect(
      shortNames([
        "International Hospital for Hair, İzmir",
        "International Hospital for Hair, Bursa",
      ]),
    ).toEqual(["…Hair, İzmir", "…Hair, Bursa"]);
  });

  it("are cut at the end, unless only the end differs from another", () => {
    expect(
      shortNames([
        "Hospital of the Coast North",
        "Hospital of the Coast South",
        "Konak Dental Studio",
      ]),
    ).toEqual(["…Coast North", "…Coast South", "Konak Dental…"]);
  });

  it("are the same for names that are the same", () => {
    expect(shortNames(["Clinic A", "Clinic A"])).toEqual(["Clinic A", "Clinic A"]);
  });
});
