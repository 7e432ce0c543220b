import { describe, expect, it } from "vitest";
import type { AverageCost } from "@/content/schema.ts";
import {
  costInFull,
  costInWords,
  costScale,
  describeDifferentUnits,
  shownCosts,
} from "@/site/features/catalogue/cost.ts";

function cost(low: number, high: number, unit: AverageCost["unit"] = "whole treatment") {
  return { low, high, unit, basis: "estimate", madeOn: "2026-11", includes: "treatment" } as const;
}

describe("costInWords", () => {
  it("returns two amounts, with their unit unless that is the whole treatment", () => {
    expect(costInWords(cost(15000, 50000))).toBe("£15,000-£50,000");
    expect(costInWords(cost(800, 1500, "per implant"))).toBe("£800-£1,500 per implant");
  });
});

describe("costInFull", () => {
  it("always has the unit, and says what the price includes", () => {
    expect(costInFull(cost(800, 1500, "per implant"))).toBe(
      "£800-£1,500 per implant, without hotel and transfers",
    );
    expect(costInFull({ ...cost(2500, 4500), includes: "package" })).toBe(
      "£2,500-£4,500 whole treatment, with hotel and transfers",
    );
  });
});

describe("costScale", () => {
  it.each([
    [7000, 7000],
    [4800, 5000],
    [5200, 5500],
    [12000, 15000],
    [50000, 50000],
    [900, 900],
  ])("for a highest cost of %d ends at %d", (highest, end) => {
    expect(costScale([cost(1, highest / 2), cost(1, highest)], cost(1, 10))).toBe(end);
  });

  it("covers costs of one kind that are not too far apart, and is undefined for a single cost", () => {
    const eye = cost(1, 700, "per eye");
    const costs = [eye, cost(1, 900, "per eye"), cost(1, 8000), cost(1, 90_000)];
    expect(costScale(costs, eye)).toBe(900);
    expect(costScale(costs, { ...eye, includes: "package" })).toBeUndefined();
    expect(costScale(costs, cost(1, 8000))).toBeUndefined();
    expect(costScale(costs.slice(0, 3), cost(1, 8000))).toBeUndefined();
  });
});

describe("describeDifferentUnits", () => {
  it("names each unit once", () => {
    expect(
      describeDifferentUnits([
        cost(1, 2, "per tooth"),
        cost(1, 2),
        cost(1, 2, "per implant"),
        cost(3, 4),
      ]),
    ).toBe("Some prices are per tooth, others for the whole treatment and others per implant.");
  });

  it("returns nothing if all units are the same", () => {
    expect(describeDifferentUnits([cost(1, 2), cost(3, 4)])).toBeUndefined();
    expect(
      describeDifferentUnits([cost(1, 2, "per session"), cost(3, 4, "per session")]),
    ).toBeUndefined();
  });
});

describe("shownCosts", () => {
  it("leaves out prescription-only medicines", () => {
    const shown = { averageCost: cost(1, 2) };
    expect(shownCosts([shown, { averageCost: cost(3, 4), prescriptionOnly: true }])).toEqual([
      cost(1, 2),
    ]);
  });
});
