import { describe, expect, it } from "vitest";
import { monthName } from "@/lib/month-name.ts";

describe("monthName", () => {
  it("returns the same names as Intl", () => {
    for (let month = 1; month <= 12; month += 1) {
      const asIntl = new Date(2026, month - 1).toLocaleDateString("en-GB", { month: "long" });
      expect(monthName(month)).toBe(asIntl);
    }
  });

  it.each([0, 13, Number.NaN])("refuses %d", (month) => {
    expect(() => monthName(month)).toThrow("There is no month");
  });
});
