import { type Amount, amountInWords } from "@shared/amounts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costLines } from "@/content/plan/cost-lines.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { severalTrips } from "@/content/treatments/several-trips.ts";
import type { CostsPart } from "@/site/features/plan/costs/costs-part.ts";
import {
  costsInLines,
  ENDS,
  type Estimate,
  parseChance,
  typedCount,
  wholeCost,
} from "@/site/features/plan/costs/whole-cost.ts";
import { emptyPlan, type Plan } from "@/site/features/plan/plan.ts";
import { allSummaries } from "../../../content/summaries.ts";

const unlimited = Number.POSITIVE_INFINITY;

function planOf(
  amounts: Record<string, string>,
  more: Partial<CostsPart> = {},
  treatments: readonly TreatmentSlug[] = [],
): Plan {
  return {
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: [...treatments] },
    costs: { ...emptyPlan.costs, amounts, ...more },
  };
}

/** Every line with nothing to pay, so that none is missing. */
const nothing = {
  ...Object.fromEntries(costLines.map(({ id }) => [id, "0"])),
};
const counted = { counts: { flights: "1", nights: "0", pay: "0" }, chance: "0" };

const inWords = ({ low, likely, high }: Estimate) =>
  [low, likely, high].map((end) => amountInWords(end));
const exactly = (value: number) => ({ low: expect.closeTo(value), high: expect.closeTo(value) });

describe("the whole cost", () => {
  it("is not known if nothing is typed, and reports every line as missing", () => {
    const { total, missing } = wholeCost(emptyPlan);
    expect(inWords(total)).toEqual(["not known", "not known", "not known"]);
    expect(missing).toHaveLength(costLines.length);
  });

  it("multiplies by people, nights and days, and uses the middle as the likely value", () => {
    const typed = planOf(
      {
        ...nothing,
        treatment: "2,000 to 3,000",
        flights: "£150 each",
        nights: "60",
        pay: "about 100",
      },
      { ...counted, counts: { flights: "two adults", nights: "2 to 4", pay: "10" } },
    );
    const { total, missing } = wholeCost(typed);
    expect(missing).toEqual([]);
    expect(total.low).toEqual(exactly(2000 + 300 + 120 + 900));
    expect(total.likely).toEqual(exactly(2500 + 300 + 180 + 1000));
    expect(total.high).toEqual(exactly(3000 + 300 + 240 + 1100));
  });

  it("counts flights, nights and lost pay for each trip that the treatments need", () => {
    const amounts = { ...nothing, flights: "200", nights: "60", pay: "100" };
    const counts = { flights: "2", nights: "3", pay: "4" };
    const one = 200 * 2 + 60 * 3 + 100 * 4;
    const total = (treatments: readonly TreatmentSlug[], trips?: string) =>
      wholeCost(
        planOf(
          amounts,
          { ...counted, counts: { ...counts, ...(trips ? { trips } : {}) } },
          treatments,
        ),
      ).total;
    expect(total(["rhinoplasty"]).high).toEqual(exactly(one));
    expect(total(["rhinoplasty", "dental-implants"]).high).toEqual(exactly(one * 2));
    expect(total(["dental-implants", "invisalign"]).low).toEqual(exactly(one * 5));
    expect(total(["dental-implants", "invisalign"]).high).toEqual(exactly(one * 10));
    expect(total(["invisalign"], "2").high).toEqual(exactly(one * 2));
    expect(typedCount(planOf({}, {}, ["laser-hair-removal"]), "trips")).toBe("6 to 8");
    expect(
      wholeCost(planOf(amounts, { ...counted, counts: { ...counts, trips: "" } })).missing,
    ).toHaveLength(3);
  });

  it("takes the trips from the treatments’ pages", () => {
    const trips = allSummaries.flatMap(({ slug, facts }) =>
      facts.trips ? [[slug, { min: facts.trips.min, max: facts.trips.max }]] : [],
    );
    expect(severalTrips).toEqual(Object.fromEntries(trips));
  });

  it("weights a return trip by its chance, and counts a reserve only at the high end", () => {
    const trip = { ...nothing, return: "800 to 1,200", reserve: "500" };
    const withChance = (chance: string) => wholeCost(planOf(trip, { ...counted, chance }));
    expect(withChance("10 %").total).toEqual({
      low: exactly(0),
      likely: exactly(100),
      high: exactly(1700),
    });
    expect(withChance("1 in 20").total.likely).toEqual(exactly(50));
    expect(withChance("0").total.high).toEqual(exactly(500));
    for (const chance of ["", "120", "often"]) {
      const { total, missing } = withChance(chance);
      expect(missing.map(({ id }) => id)).toEqual(["return"]);
      expect(inWords(total)).toEqual(["£0", "not known", "£500 or more"]);
    }
  });

  it("reads a chance in the ways that people write it, or not at all", () => {
    const read = ["5", "5%", "5 per cent", "1 in 20", "1/20", "1 out of 20", "about 5", "4-6%"];
    for (const text of read) expect(parseChance(text), text).toBeCloseTo(0.05);
    for (const text of ["often", "120", "2 in 1", "0/0", "£5", "from 5"]) {
      expect(parseChance(text), text).toBe("unclear");
    }
    expect(parseChance(" ")).toBeUndefined();
  });

  it("has no upper end while a line is empty or cannot be read, and says so", () => {
    const typed = { treatment: "£2,500", flights: "£150 to £250" };
    const flights = wholeCost(planOf(typed));
    expect(inWords(flights.total)).toEqual(["£2,650 or more", "£2,700 or more", "£2,750 or more"]);
    expect(costsInLines(planOf(typed))).toEqual([
      "Price of the treatment: £2,500",
      "Whole cost, including travel: likely £2,700 or more, in the range £2,650 to £2,750 or more (7 costs are not counted)",
    ]);
    const foreign = wholeCost(
      planOf({ ...nothing, treatment: "€2,000", insurance: "£80" }, counted),
    );
    expect(foreign.missing.map(({ id }) => id)).toEqual(["treatment"]);
    expect(inWords(foreign.total)).toEqual(["£80 or more", "£80 or more", "£80 or more"]);
  });

  it("of “from £2,000” has no upper end and no likely figure", () => {
    const { total } = wholeCost(
      planOf({ ...nothing, treatment: "from £2,000", insurance: "200" }, counted),
    );
    expect(inWords(total)).toEqual(["£2,200", "£2,200 or more", "£2,200 or more"]);
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
      fc.constantFrom("flights", "nights", "pay", "trips"),
      fc.constantFrom("", "1", "2 to 3", "0", "from 2", "?"),
    ),
    chance: fc.constantFrom("", "0", "10", "100", "5-15", "?"),
    units: fc.constant({}),
    used: fc.constant(""),
    home: fc.constant(""),
  });
  /** Whether no end of a range is lower. */
  const isAtLeast = (more: Amount, less: Amount) => more.low >= less.low && more.high >= less.high;

  it("keeps low, likely and high in order, and missing information never lowers it", () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...costLines), (costs, { id }) => {
        const { total, lines } = wholeCost({ ...emptyPlan, costs });
        for (const estimate of [total, ...lines.flatMap(({ estimate }) => estimate ?? [])]) {
          for (const end of ENDS) {
            expect(estimate[end].low).toBeGreaterThanOrEqual(0);
            expect(estimate[end].low).toBeLessThanOrEqual(estimate[end].high);
          }
          expect(isAtLeast(estimate.likely, estimate.low) || estimate.low.high === unlimited).toBe(
            true,
          );
          expect(isAtLeast(estimate.high, estimate.likely)).toBe(true);
        }
        const { [id]: _removed, ...others } = costs.amounts;
        const without = wholeCost({ ...emptyPlan, costs: { ...costs, amounts: others } });
        expect(without.missing.map((line) => line.id)).toContain(id);
        expect(without.total.high.high).toBe(unlimited);
        for (const end of ENDS) {
          // Emptying a line removes the upper end of the figures that it is part of.
          expect(without.total[end].high).toBeGreaterThanOrEqual(total[end].high);
          // Filling one in never lowers what is known.
          expect(total[end].low).toBeGreaterThanOrEqual(without.total[end].low);
        }
      }),
    );
  });
});
