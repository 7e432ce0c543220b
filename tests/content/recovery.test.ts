import { describe, expect, it } from "vitest";
import { catalogue } from "../../src/content/catalogue.ts";
import { recovery } from "../../src/content/plan/recovery.ts";
import type { Visit } from "../../src/content/schema.ts";
import { treatmentDetails } from "../../src/content/treatments/details.ts";
import { treatmentNames } from "../../src/content/treatments/names.ts";
import { heavyWorkOf } from "../../src/site/features/plan/dates/trip.ts";
import { allRecoveries, allTripTreatments, allVisits } from "../site/features/plan/support.ts";

const daysOf = { days: 1, weeks: 7, months: 30 } satisfies Record<
  Visit["deskWork"]["unit"],
  number
>;

describe("recovery at home", () => {
  it("never allows heavy work before desk work", async () => {
    for (const treatment of await allTripTreatments()) {
      const { name: slug, visit } = treatment;
      const { min, max, unit } = visit.deskWork;
      const heavy = heavyWorkOf(treatment);
      expect(heavy.min, `${slug}, minimum`).toBeGreaterThanOrEqual(min * daysOf[unit]);
      expect(heavy.max, `${slug}, maximum`).toBeGreaterThanOrEqual(max * daysOf[unit]);
      expect(heavy.min, slug).toBeLessThanOrEqual(heavy.max);
    }
  });

  it("has the same names for visits as the treatments", async () => {
    const visits = await allVisits();
    for (const [slug, { heavyWork }] of await allRecoveries()) {
      if ("min" in heavyWork) continue;
      const names = visits.filter((each) => each.slug === slug).map(({ visit }) => visit.name);
      expect(Object.keys(heavyWork), slug).toEqual(names);
    }
  });

  it("agrees with the treatments' pages about nicotine and operations", async () => {
    for (const { slug: category, treatments } of catalogue) {
      const ofCategory = await recovery.load(category);
      for (const slug of treatments) {
        const { stopNicotine, operation } = await treatmentDetails.load(`${category}/${slug}`);
        expect(ofCategory[slug]?.nicotine ?? false, slug).toBe(stopNicotine);
        expect(ofCategory[slug]?.operation ?? false, slug).toBe(operation !== undefined);
      }
    }
  });

  it("names no treatment in texts for the calendar", async () => {
    const names = Object.values(treatmentNames).map((name) => name.toLowerCase());
    for (const [slug, { followUps }] of await allRecoveries()) {
      for (const { title } of followUps) {
        expect(
          names.filter((name) => title.toLowerCase().includes(name)),
          slug,
        ).toEqual([]);
      }
    }
  });

  it("has checks for every treatment, in order of time", async () => {
    expect([...(await allRecoveries()).keys()]).toEqual(Object.keys(treatmentNames));
    for (const [slug, { followUps }] of await allRecoveries()) {
      const firstDays = followUps.map(({ days }) => days.min);
      expect(firstDays, slug).toEqual([...firstDays].sort((a, b) => a - b));
      for (const { days, title, note } of followUps) {
        expect(days.min, slug).toBeLessThanOrEqual(days.max);
        expect(title).not.toContain(".");
        expect(note ?? "").not.toMatch(/\.$/);
      }
    }
  });
});
