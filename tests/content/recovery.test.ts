import { describe, expect, it } from "vitest";
import { recovery } from "../../src/content/plan/recovery.ts";
import type { Visit } from "../../src/content/schema.ts";
import { treatmentNames } from "../../src/content/treatments/names.ts";
import { heavyWorkOf } from "../../src/site/features/plan/dates/trip.ts";
import { allVisits } from "../site/features/plan/support.ts";

const daysOf = { days: 1, weeks: 7, months: 30 } satisfies Record<
  Visit["deskWork"]["unit"],
  number
>;

describe("recovery at home", () => {
  it("never lets anyone do heavy work before desk work", async () => {
    for (const { slug, visit } of await allVisits()) {
      const { min, max, unit } = visit.deskWork;
      const heavy = heavyWorkOf({ visit, recovery: recovery[slug] });
      expect(heavy.min, `${slug}, the least`).toBeGreaterThanOrEqual(min * daysOf[unit]);
      expect(heavy.max, `${slug}, the most`).toBeGreaterThanOrEqual(max * daysOf[unit]);
      expect(heavy.min, slug).toBeLessThanOrEqual(heavy.max);
    }
  });

  it("names the visits as the treatments do", async () => {
    const visits = await allVisits();
    for (const [slug, { heavyWork }] of Object.entries(recovery)) {
      if ("min" in heavyWork) continue;
      const names = visits.filter((each) => each.slug === slug).map(({ visit }) => visit.name);
      expect(Object.keys(heavyWork), slug).toEqual(names);
    }
  });

  it("has checks in order, for every treatment", () => {
    expect(Object.keys(recovery)).toEqual(Object.keys(treatmentNames));
    for (const [slug, { followUps }] of Object.entries(recovery)) {
      const firstDays = followUps.map(({ days }) => days.min);
      expect(firstDays, slug).toEqual([...firstDays].sort((a, b) => a - b));
      for (const { days, title } of followUps) {
        expect(days.min, slug).toBeLessThanOrEqual(days.max);
        expect(title).not.toMatch(/\.$/);
      }
    }
  });
});
