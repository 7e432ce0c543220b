import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CountUnit, countInWords, parseCount } from "@/site/features/plan/counts.ts";

const unlimited = Number.POSITIVE_INFINITY;

describe("a count", () => {
  it.each<[CountUnit, string, number, number]>([
    ["people", "2", 2, 2],
    ["people", "two", 2, 2],
    ["people", "2 adults", 2, 2],
    ["people", "Two people", 2, 2],
    ["people", "about 2", 2, 2],
    ["people", "2 to 4", 2, 4],
    ["people", "2 or more", 2, unlimited],
    ["trips", "two trips", 2, 2],
    ["nights", "none", 0, 0],
    ["nights", "12 nights?", 12, 12],
    ["nights", "2 weeks", 14, 14],
    ["nights", "up to 3 nights", 0, 3],
    ["days", "one to two weeks", 7, 14],
    ["days", "10 working days", 10, 10],
    ["days", "10 days or so", 10, 10],
  ])("of %s: %s", (unit, text, low, high) => expect(parseCount(text, unit)).toEqual({ low, high }));

  it.each<[CountUnit, string]>([
    ["people", "me and my sister"],
    ["people", "2 adults and 1 child"],
    ["people", "2 adults, 1 child"],
    ["people", "1.5"],
    ["people", "£2"],
    ["people", "2 weeks"],
    ["nights", "2 days"],
    ["nights", "1 week to 10 nights"],
    ["days", "2k"],
    ["days", "2,5000"],
  ])("of %s cannot be read: %s", (unit, text) => expect(parseCount(text, unit)).toBe("unclear"));

  it("is undefined if nothing is typed", () => {
    expect(parseCount(" ", "people")).toBeUndefined();
  });

  it("reads back what it writes", () => {
    const units = fc.constantFrom<CountUnit>("people", "trips", "nights", "days");
    fc.assert(
      fc.property(fc.nat(500), fc.nat(499), fc.boolean(), units, (low, more, open, unit) => {
        const count = { low, high: open ? unlimited : low + more };
        expect(parseCount(countInWords(count), unit)).toEqual(count);
        expect(parseCount(`about ${countInWords(count)} ${unit}`, unit)).toEqual(count);
      }),
    );
    fc.assert(
      fc.property(fc.string(), units, (text, unit) => {
        const count = parseCount(text, unit);
        if (count && count !== "unclear") expect(count.low).toBeLessThanOrEqual(count.high);
      }),
    );
  });
});
