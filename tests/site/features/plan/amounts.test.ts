import {
  type Amount,
  amountInWords,
  currencyIn,
  inPounds,
  parseAmount,
  sum,
  times,
} from "@shared/amounts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const unlimited = Number.POSITIVE_INFINITY;

describe("an amount", () => {
  it.each<[string, number, number]>([
    ["£1,200", 1200, 1200],
    ["1.200,50 €", 1200.5, 1200.5],
    ["1 200", 1200, 1200],
    ["1'200.50", 1200.5, 1200.5],
    ["1,200,000 TL", 1_200_000, 1_200_000],
    ["12.5", 12.5, 12.5],
    ["12,50", 12.5, 12.5],
    ["about 900", 810, 990],
    ["4 implants × £800 to £1,500", 3200, 6000],
    ["6 to 8 sessions × £100", 600, 800],
    ["4 x £800", 3200, 3200],
    ["4x 800", 3200, 3200],
    ["£800 * 4", 3200, 3200],
    ["800 to 1,500 × 4 implants", 3200, 6000],
    ["approx. €900", 810, 990],
    ["~900", 810, 990],
    ["800-1,000", 800, 1000],
    ["between 800 and 1000 pounds", 800, 1000],
    ["£1,000 to £800", 800, 1000],
    ["£2-3k", 2000, 3000],
    ["1.2k", 1200, 1200],
    ["1,2k", 1200, 1200],
    ["800-1k", 800, 1000],
    ["2 grand", 2000, 2000],
    ["900gbp", 900, 900],
    ["GBP1200", 1200, 1200],
    ["5000tl", 5000, 5000],
    ["1.200,- €", 1200, 1200],
    ["800 – 1 000", 800, 1000],
    ["800 \u2212 1,000", 800, 1000],
    ["from 800 to 1,000", 800, 1000],
    ["starting from 2,000", 2000, unlimited],
    ["max. 300", 0, 300],
    ["900ish", 810, 990],
    ["900-ish", 810, 990],
    ["900 or so", 810, 990],
    ["no more than 900", 0, 900],
    ["more than 900", 900, unlimited],
    ["£1,200 incl. VAT", 1200, 1200],
    ["from £2,500", 2500, unlimited],
    ["2500+", 2500, unlimited],
    ["up to 300", 0, 300],
    ["£2,500 or more", 2500, unlimited],
    ["2,000 and up", 2000, unlimited],
    ["£300 or less", 0, 300],
    ["US$1,200", 1200, 1200],
    ["US $ 1,200", 1200, 1200],
    ["1,200$", 1200, 1200],
    ["1,200 US dollars", 1200, 1200],
    ["1200 sterling", 1200, 1200],
    ["1200 pounds sterling.", 1200, 1200],
    ["1,200 all-in", 1200, 1200],
    ["1,200 (all inclusive)", 1200, 1200],
    ["£1,200?", 1200, 1200],
    ["900 (approx)", 810, 990],
    ["free", 0, 0],
    ["0", 0, 0],
  ])("%s", (text, low, high) => {
    const amount = parseAmount(text);
    expect(amount).toEqual({
      low: expect.closeTo(low, 6),
      high: unlimited === high ? high : expect.closeTo(high, 6),
    });
  });

  it.each([
    "ask us",
    "-50",
    "1,23,45",
    "12/11",
    "1.2.3,4.5",
    "£",
    "twelve",
    "1e9",
    "99999999999",
    "800 1000",
    "1 2",
    "1,200k",
    "£5 or €6",
    "from 5 up to 6",
    "4 × ",
    "1.5 × £800",
    "£4 × £800",
    "2 × 3 × £4",
    "€4 × £800",
    // Typing mistakes.
    "£1,2000",
    "£2,5000",
    "0.500",
    "1.200,505",
    "1,200.000",
    // Two amounts, not one.
    "£1,000 and £200",
    "between £1,000",
    "1€200",
    "1 about 200",
    "£2 (500)",
    "1?200",
    // Other dollars.
    "C$900",
    "A$ 900",
    "HK$900",
  ])("cannot be read: %s", (text) => expect(parseAmount(text)).toBe("unclear"));

  it("cannot be read if it is not in the expected currency", () => {
    expect(parseAmount("€900", { currency: "GBP" })).toBe("unclear");
    expect(parseAmount("900", { currency: "GBP" })).toEqual({ low: 900, high: 900 });
    expect(parseAmount("900€", { currency: "EUR" })).toEqual({ low: 900, high: 900 });
  });

  it("may have any number of decimals as an exchange rate", () => {
    expect(parseAmount("1.154")).toEqual({ low: 1154, high: 1154 });
    for (const [text, rate] of [
      ["1.154", 1.154],
      ["1,154 €", 1.154],
      ["56.789", 56.789],
      ["0.8695", 0.8695],
    ] as const) {
      expect(parseAmount(text, { rate: true })).toEqual({ low: rate, high: rate });
    }
  });

  it("may be for one night or person only in a line that is multiplied", () => {
    for (const text of ["£45 a night", "45 per night", "£45/night", "£45 each", "45 pp"]) {
      expect(parseAmount(text)).toBe("unclear");
      expect(parseAmount(text, { each: true })).toEqual({ low: 45, high: 45 });
    }
  });

  it("is undefined if nothing is typed", () => {
    expect(parseAmount("  ")).toBeUndefined();
  });

  it("has a currency if exactly one is typed", () => {
    const texts = ["£5", "5 euros", "USD 5", "US$5", "5 TL", "5", "£5 or €6", "C$5"];
    expect(texts.map(currencyIn)).toEqual([
      "GBP",
      "EUR",
      "USD",
      "USD",
      "TRY",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("can be typed with any grouping of thousands", () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.constantFrom(",", ".", " ", "'", ""), (value, mark) => {
        const written = String(value).replace(/\B(?=(\d{3})+$)/g, mark);
        expect(parseAmount(written)).toEqual({ low: value, high: value });
      }),
    );
  });

  it("has at most two decimals", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.stringMatching(/^\d{1,6}$/),
        fc.constantFrom(",", "."),
        (whole, fraction, mark) => {
          const amount = parseAmount(`£${whole}${mark}${fraction}`);
          if (fraction.length <= 2) {
            const value = expect.closeTo(Number(`${whole}.${fraction}`), 6);
            expect(amount).toEqual({ low: value, high: value });
          } else if (fraction.length === 3 && whole < 1000) {
            const value = Number(`${whole}${fraction}`);
            expect(amount).toEqual({ low: value, high: value });
          } else {
            expect(amount).toBe("unclear");
          }
        },
      ),
    );
  });

  it("can be typed as a range in every usual format", () => {
    const grouped = (value: number, mark: string) =>
      String(value).replace(/\B(?=(\d{3})+$)/g, mark);
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(999_999),
        fc.constantFrom(",", ".", " ", "\u202f", "'", "’", ""),
        fc.constantFrom("-", " - ", "–", " to ", " or ", "—"),
        fc.constantFrom(["", ""], ["£", ""], ["", " €"], ["", "eur"], ["between ", " TL"]),
        (one, other, mark, joint, [before, after]) => {
          const typed = `${before}${grouped(one, mark)}${joint}${grouped(other, mark)}${after}`;
          expect(parseAmount(typed), typed).toEqual({
            low: Math.min(one, other),
            high: Math.max(one, other),
          });
        },
      ),
    );
  });

  it("never fails to parse, and never has a low end above its high end", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(about |from |up to |£|€)?[\d.,' k]{1,12}( to |-| or )?[\d.,' k]{0,9}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const amount = parseAmount(text);
        if (amount === undefined || amount === "unclear") return;
        expect(amount.low).toBeGreaterThanOrEqual(0);
        expect(amount.low).toBeLessThanOrEqual(amount.high);
      }),
      { numRuns: 1000 },
    );
  });
});

/** A range with or without an upper limit. */
const amounts = fc
  .tuple(fc.nat(100_000), fc.nat(100_000), fc.boolean())
  .map(
    ([a, b, open]): Amount => ({ low: Math.min(a, b), high: open ? unlimited : Math.max(a, b) }),
  );

describe("sums", () => {
  it("keep the low end below the high end, and never shrink with a further part", () => {
    fc.assert(
      fc.property(fc.array(amounts), amounts, (parts, more) => {
        const before = sum(parts);
        const after = sum([...parts, more]);
        expect(after.low).toBeLessThanOrEqual(after.high);
        expect(after.low).toBeGreaterThanOrEqual(before.low);
        expect(after.high).toBeGreaterThanOrEqual(before.high);
      }),
    );
  });

  it("keep the low end below the high end when multiplied or converted", () => {
    const rates = fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))
      .map(([a, b]): Amount => ({ low: Math.min(a, b), high: Math.max(a, b) }));
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        for (const { low, high } of [times(amount, rate), inPounds(amount, rate)]) {
          expect(low).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it("are formatted in plain words", () => {
    expect(amountInWords({ low: 1200, high: 1200 })).toBe("£1,200");
    expect(amountInWords({ low: 800, high: 1000 }, "EUR")).toBe("€800 to €1,000");
    expect(amountInWords({ low: 800, high: unlimited })).toBe("£800 or more");
    expect(amountInWords({ low: 0, high: unlimited })).toBe("not known");
  });
});
