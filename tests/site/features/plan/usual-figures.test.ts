import { parseAmount } from "@shared/amounts.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AverageCost } from "@/content/schema.ts";
import { stayOf } from "@/content/treatments/stay.ts";
import { addDays, daysBetween } from "@/lib/calendar-date.ts";
import {
  combinedPrice,
  longestStay,
  longestTimeOff,
  priceOf,
} from "@/site/features/plan/costs/usual-figures.ts";
import { planTrip } from "@/site/features/plan/dates/trip.ts";
import { allSummaries } from "../../../content/summaries.ts";
import { allTripTreatments, tripTreatment } from "./plan-support.ts";

const anyPrice = fc
  .record({
    ends: fc.tuple(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 0, max: 30_000 })),
    unit: fc.constantFrom<AverageCost["unit"]>("whole treatment", "per tooth", "per session"),
  })
  .map(
    ({ ends: [low, more], unit }): AverageCost => ({
      low,
      high: low + more,
      unit,
      madeOn: "2026-11",
      includes: "treatment",
    }),
  );
const anyPrices = fc.array(fc.option(anyPrice, { nil: undefined }), { maxLength: 6 });

describe("the price of several treatments", () => {
  it("is the sum of their ranges", () => {
    const prices = allSummaries
      .filter(({ slug }) => ["liposuction", "rhinoplasty"].includes(slug))
      .map(priceOf);
    expect(prices).toHaveLength(2);
    expect(combinedPrice(prices)).toEqual({
      low: prices.reduce((sum, price) => sum + (price?.low ?? 0), 0),
      high: prices.reduce((sum, price) => sum + (price?.high ?? 0), 0),
    });
  });

  it("has no upper end if one is missing", () => {
    const medicine = allSummaries.find(({ prescriptionOnly }) => prescriptionOnly);
    expect(medicine && priceOf(medicine)).toBeUndefined();
    expect(combinedPrice([{ low: 2000, high: 3000 }, undefined])).toEqual({
      low: 2000,
      high: Number.POSITIVE_INFINITY,
    });
  });

  it("keeps its ends in order, and never falls with a further treatment, even without a price", () => {
    fc.assert(
      fc.property(anyPrices, fc.option(anyPrice, { nil: undefined }), (prices, further) => {
        const total = combinedPrice(prices);
        expect(total.low).toBeLessThanOrEqual(total.high);
        const more = combinedPrice([...prices, further]);
        expect(more.low).toBeGreaterThanOrEqual(total.low);
        expect(more.high).toBeGreaterThanOrEqual(total.high);
        const missing = combinedPrice([...prices, undefined]);
        expect(missing.low).toBe(total.low);
        expect(missing.high).toBeGreaterThanOrEqual(more.high);
        expect(combinedPrice([...prices].reverse())).toEqual(total);
      }),
    );
  });

  it("can be parsed as if it were typed", () => {
    for (const first of allSummaries) {
      const { low, high } = combinedPrice([first, ...allSummaries.slice(0, 2)].map(priceOf));
      const typed = Number.isFinite(high) ? `£${low} to £${high}` : `from £${low}`;
      expect(parseAmount(typed, { currency: "GBP" })).toEqual({ low, high });
    }
  });
});

describe("the longest stay and time off", () => {
  it("are the longest among the treatments", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: allSummaries.length - 1 }), {
          minLength: 1,
          maxLength: 6,
        }),
        (indexes) => {
          const chosen = indexes.flatMap((index) => allSummaries[index] ?? []);
          const stay = longestStay(chosen);
          const nights = chosen.map(({ facts }) =>
            Math.max(...facts.visits.map((visit) => stayOf(visit).max)),
          );
          expect(stay?.days).toBe(Math.max(...nights));
          expect(stay?.treatment.name).toBe(chosen[nights.indexOf(Math.max(...nights))]?.name);
          const off = longestTimeOff(chosen);
          const alone = chosen.map((each) => longestTimeOff([each])?.days ?? 0);
          expect(off?.days).toBe(Math.max(...alone));
          expect(off?.days).toBeGreaterThan(stay?.days ?? 0);
        },
      ),
    );
    expect(longestStay([])).toBeUndefined();
    expect(longestTimeOff([])).toBeUndefined();
  });

  it("are the same as in “Dates”", async () => {
    for (const treatment of await allTripTreatments()) {
      const { name, visit } = treatment;
      const trip = planTrip({ treatments: [treatment], anchor: "arrival", date: "2027-03-01" });
      const summary = allSummaries.find((each) => each.name === name);
      if (!summary) throw new Error(`There is no summary for ${name}.`);
      const only = [{ ...summary, facts: { ...summary.facts, visits: [visit] } }];
      expect(longestStay(only)).toMatchObject({ visit, days: trip.nights.max });
      if (visit.deskWork.unit === "months") continue;
      expect(longestTimeOff(only)?.days).toBe(daysBetween(trip.arrival, trip.deskWork.plan));
    }
  });

  it("count months as “Dates” does, from the day on which they are longest", async () => {
    const treatment = await tripTreatment("limb-lengthening", "lengthening");
    const summary = allSummaries.find(({ slug }) => slug === treatment.slug);
    if (!summary) throw new Error("There is no summary.");
    const only = [{ ...summary, facts: { ...summary.facts, visits: [treatment.visit] } }];
    const times = Array.from({ length: 4 * 365 }, (_, day) => {
      const date = addDays("2027-01-01", day);
      const trip = planTrip({ treatments: [treatment], anchor: "arrival", date });
      return daysBetween(trip.arrival, trip.deskWork.plan);
    });
    expect(longestTimeOff(only)?.days).toBe(Math.max(...times));
  });
});
