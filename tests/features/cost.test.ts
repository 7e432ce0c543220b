import { describe, expect, it } from "vitest";
import {
  costScale,
  describeUnlikeUnits,
  formatPounds,
  parseCostRange,
} from "@/features/treatments/cost.ts";

describe("parseCostRange", () => {
  it("reads two amounts", () => {
    expect(parseCostRange("£2,500-£4,500")).toEqual({ from: 2500, to: 4500, unit: undefined });
    expect(parseCostRange("£15,000-£50,000")).toEqual({ from: 15000, to: 50000, unit: undefined });
    expect(parseCostRange("£150-£450")).toEqual({ from: 150, to: 450, unit: undefined });
  });

  it("keeps the unit in words", () => {
    expect(parseCostRange("£800-£1,500 per implant").unit).toBe("per implant");
    expect(parseCostRange("£1,200-£2,500 per eye").unit).toBe("per eye");
  });

  it.each(["", "£2,500", "2,500-4,500", "€2,500-€4,500", "from £2,500-£4,500", "£a-£b"])(
    "refuses %j",
    (text) => {
      expect(() => parseCostRange(text)).toThrow("is not a range of costs");
    },
  );
});

describe("costScale", () => {
  const upTo = (to: number) => ({ from: 1, to, unit: undefined });

  it.each([
    [7000, 7000],
    [4800, 5000],
    [5200, 5500],
    [12000, 15000],
    [50000, 50000],
    [900, 900],
  ])("for a highest cost of %d ends at %d", (highest, end) => {
    expect(costScale([upTo(10), upTo(highest)])).toBe(end);
  });
});

describe("describeUnlikeUnits", () => {
  const describeCosts = (...costs: string[]) => describeUnlikeUnits(costs.map(parseCostRange));

  it("names each kind once", () => {
    expect(describeCosts("£1-£2 per tooth", "£1-£2", "£1-£2 per implant", "£3-£4")).toBe(
      "These costs do not count the same thing: some are per tooth, some are for the whole treatment and some are per implant.",
    );
  });

  it("has nothing to say where the kind is one", () => {
    expect(describeCosts("£1-£2", "£3-£4")).toBeUndefined();
    expect(describeCosts("£1-£2 per session", "£3-£4 per session")).toBeUndefined();
  });
});

describe("formatPounds", () => {
  it("groups thousands", () => {
    expect(formatPounds(50000)).toBe("£50,000");
    expect(formatPounds(250)).toBe("£250");
  });
});
