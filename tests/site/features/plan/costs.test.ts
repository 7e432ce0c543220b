import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costLines } from "@/content/plan/costs.ts";
import { isRecent, ukPrices } from "@/content/plan/uk-prices.ts";
import { ukPriceSchema } from "@/content/schema.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import type { CostsPart } from "@/site/features/plan/costs/costs-part.ts";
import { wholeCost } from "@/site/features/plan/costs/whole-cost.ts";
import { emptyPlan } from "@/site/features/plan/plan.ts";

function costs(amounts: Record<string, string>, more: Partial<CostsPart> = {}): CostsPart {
  return { ...emptyPlan.costs, amounts, ...more };
}

describe("the whole cost", () => {
  it("reports every line as missing if nothing is typed", () => {
    const { total, missing } = wholeCost(emptyPlan.costs);
    expect(total).toEqual({ low: 0, likely: 0, high: 0 });
    expect(missing).toHaveLength(costLines.length);
  });

  it("multiplies by people, nights and days, and uses the middle as the likely value", () => {
    const typed = costs(
      { treatment: "2,000 to 3,000", flights: "£150 each", nights: "60", pay: "about 100" },
      { counts: { flights: "2", nights: "2 to 4", pay: "10" } },
    );
    const { total } = wholeCost(typed);
    expect(total.low).toBeCloseTo(2000 + 300 + 120 + 900);
    expect(total.likely).toBeCloseTo(2500 + 300 + 180 + 1000);
    expect(total.high).toBeCloseTo(3000 + 300 + 240 + 1100);
  });

  it("weights a return trip by its chance, and counts a reserve only at the high end", () => {
    const trip = costs({ return: "800 to 1,200", reserve: "500" });
    expect(wholeCost(trip).missing.map(({ id }) => id)).toContain("return");
    expect(wholeCost({ ...trip, chance: "10 %" }).total).toEqual({
      low: 0,
      likely: 100,
      high: 1700,
    });
    expect(wholeCost({ ...trip, chance: "0" }).total.high).toBe(500);
    expect(wholeCost({ ...trip, chance: "120" }).missing.map(({ id }) => id)).toContain("return");
  });

  it("does not count an amount in another currency as pounds", () => {
    const { total, missing } = wholeCost(costs({ treatment: "€2,000", insurance: "£80" }));
    expect(total.high).toBe(80);
    expect(missing.map(({ id }) => id)).toContain("treatment");
  });

  const typed = fc.constantFrom(
    "",
    "£1,200",
    "800-1000",
    "about 90",
    "up to 300",
    "from 50",
    "?",
    "0",
  );
  const parts = fc.record({
    amounts: fc.dictionary(fc.constantFrom(...costLines.map(({ id }) => id)), typed),
    counts: fc.dictionary(
      fc.constantFrom("flights", "nights", "pay"),
      fc.constantFrom("", "1", "2 to 3", "0", "from 2", "?"),
    ),
    chance: fc.constantFrom("", "0", "10", "100", "5-15", "?"),
    home: fc.constant(""),
  });

  it("keeps low, likely and high in order, and never falls with a further line", () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...costLines), (any, { id }) => {
        const { total, lines } = wholeCost(any);
        for (const { low, likely, high } of [
          total,
          ...lines.flatMap(({ estimate }) => estimate ?? []),
        ]) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(likely);
          expect(likely).toBeLessThanOrEqual(high);
        }
        // Filling in a line never lowers the total, and an empty line is reported as missing.
        const { [id]: _removed, ...others } = any.amounts;
        const without = wholeCost({ ...any, amounts: others });
        expect(without.missing.map((line) => line.id)).toContain(id);
        expect(total.low).toBeGreaterThanOrEqual(without.total.low);
        expect(total.likely).toBeGreaterThanOrEqual(without.total.likely);
        expect(total.high).toBeGreaterThanOrEqual(without.total.high);
      }),
    );
  });
});

describe("UK prices", () => {
  it("have a source, and have figures only with the day on which someone read them", () => {
    for (const price of ukPrices) {
      expect(ukPriceSchema.parse(price)).toEqual(price);
      expect(isTreatmentSlug(price.treatment)).toBe(true);
    }
    expect(new Set(ukPrices.map(({ id }) => id)).size).toBe(ukPrices.length);
    expect(ukPriceSchema.safeParse({ ...ukPrices[0], price: { low: 1, high: 2 } }).success).toBe(
      false,
    );
  });

  it("are shown for 12 months", () => {
    const [first] = ukPrices;
    if (!first) throw new Error("There are no UK prices.");
    const seen = { ...first, price: { low: 4000, high: 7000 }, seenOn: "2026-02-28" };
    expect(isRecent(seen, "2026-02-28")).toBe(true);
    expect(isRecent(seen, "2027-02-28")).toBe(true);
    expect(isRecent(seen, "2027-03-01")).toBe(false);
    expect(isRecent(seen, "2026-02-27")).toBe(false);
    expect(isRecent({ ...seen, price: null, seenOn: null }, "2026-02-28")).toBe(false);
  });
});
