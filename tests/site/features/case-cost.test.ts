import { describe, expect, it } from "vitest";
import type { AverageCost } from "@/content/schema.ts";
import {
  type Counted,
  caseCostInWords,
  countedBy,
  readCount,
} from "@/site/features/catalogue/case-cost.ts";
import { allSummaries } from "../../content/summaries.ts";

function cost(unit: AverageCost["unit"], grafts?: AverageCost["grafts"]): AverageCost {
  const range = { low: 700, high: 1300, basis: "estimate", madeOn: "2026-11" } as const;
  return { ...range, unit, includes: "treatment", ...(grafts ? { grafts } : {}) };
}

function counted(price: AverageCost): Counted {
  const found = countedBy(price);
  if (!found) throw new Error("The price has no unit to count.");
  return found;
}

describe("the cost of a person's own case", () => {
  it("divides the price of an operation by the number of grafts", () => {
    const price = cost("whole treatment", { start: 2500, max: 5000 });
    expect(caseCostInWords(price, counted(price), 2500)).toBe(
      "£700-£1,300 for 2,500 grafts = £0.28-£0.52 per graft",
    );
  });

  it("is not calculated for a price of the whole treatment", () => {
    expect(countedBy(cost("whole treatment"))).toBeUndefined();
  });

  it("starts from the usual number of sessions", () => {
    expect(countedBy(cost("per session"), 6)?.start).toBe(6);
  });

  it.each(["", "0", "-1", "1.5", "3", "two"])("does not accept %j as a number of eyes", (typed) => {
    expect(readCount(typed, counted(cost("per eye")))).toBeUndefined();
  });

  it("accepts a number up to the maximum", () => {
    expect(readCount("2", counted(cost("per eye")))).toBe(2);
  });
});

it("only hair transplants have a number of grafts", () => {
  for (const { slug, category, averageCost } of allSummaries) {
    expect(averageCost.grafts !== undefined, slug).toBe(category === "hair-transplant");
  }
});
