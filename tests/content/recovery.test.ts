import { describe, expect, it } from "vitest";
import { catalogue } from "../../src/content/catalogue.ts";
import { recovery } from "../../src/content/plan/recovery.ts";
import type { Visit } from "../../src/content/schema.ts";
import { treatmentDetails } from "../../src/content/treatments/details.ts";
import { treatmentNames } from "../../src/content/treatments/names.ts";
import { heavyWorkOf } from "../../src/site/features/plan/dates/trip.ts";
import { allRecoveries, allTripTreatments, allVisits } from "../site/features/plan/plan-support.ts";

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
    const visits = allVisits();
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

  it.each([
    ["rhinoplasty", "after one, three, six and twelve months", [30, 91, 182, 365]],
    ["septoplasty", "after about six weeks", [42]],
    ["otoplasty", "two weeks and three months after surgery", [14, 91]],
    ["sinus-surgery", "after four to six weeks, and again later", [28, 63]],
    ["tonsillectomy", "after about three weeks", [21]],
    ["lasik", "at about one month, three months and one year", [30, 91, 365]],
    ["cataract-surgery", "about four weeks after the operation, then a sight test", [28, 28]],
    ["blepharoplasty", "at one month and three months", [30, 91]],
    ["corneal-transplant", "Within a week of your return", [1, 84]],
    ["dental-implants", "within a few weeks", [14]],
    ["teeth-whitening", "sensitive for more than a week", [7, 14]],
    ["veneers", "after a few weeks", [21]],
    ["smile-design", "within about six weeks, then every six months", [42, 56]],
    ["root-canal", "repeats the X-ray after six to twelve months", [14, 182]],
    ["fue", "for a year", [14, 91, 182, 365]],
    ["dhi", "at two weeks and at three, six and twelve months", [14, 91, 182, 365]],
    ["sapphire-fue", "after ten days and several more times over a year", [10, 91, 182, 365]],
    [
      "beard-transplant",
      "every week in the first month, and then every three months for a year",
      [7, 91, 182, 273, 365],
    ],
    ["eyebrow-transplant", "after one week, one month, four months and a year", [7, 30, 122, 365]],
    ["liposuction", "after one, three and six months", [30, 91, 182]],
    ["breast-augmentation", "someone near home to check the wounds", [14]],
    ["abdominoplasty", "check the wound in weeks two to six", [14]],
    ["facelift", "at agreed times for a year", [14, 182, 365]],
    ["bbl", "someone near home to check the wounds", [14]],
    ["botox-fillers", "at two weeks", [14]],
    ["prp-treatment", "after three months", [91]],
    ["acne-scar-removal", "on days three, seven and thirty", [3, 7, 30]],
    ["chemical-peels", "every other day until the skin has closed", [1, 1, 1]],
    ["laser-hair-removal", "photographs on day two", [2, 28]],
    ["gastric-sleeve", "after about 3, 6 and 12 months", [1, 28, 91, 182, 365]],
    ["gastric-bypass", "after about 3, 6 and 12 months", [1, 28, 91, 182, 365]],
    ["gastric-balloon", "four, six or twelve months after placing", [14, 122, 182, 365]],
    ["hip-replacement", "X-rays at about six weeks and one year", [12, 1, 21, 42, 365]],
    ["knee-replacement", "X-rays at about six weeks and one year", [12, 1, 21, 42, 365]],
    ["carpal-tunnel", "not changed after three months", [10, 91]],
    [
      "limb-lengthening",
      "until the bone is solid, and physiotherapy for up to a year",
      [14, 14, 365],
    ],
  ] as const)("has the checks of the page of %s", async (slug, words, firstDays) => {
    const category = catalogue.find(({ treatments }) => treatments.some((each) => each === slug));
    const { followUp } = await treatmentDetails.load(`${category?.slug}/${slug}`);
    expect(followUp).toContain(words);
    const { followUps = [] } = (await allRecoveries()).get(slug) ?? {};
    expect(followUps.map(({ days }) => days.min)).toEqual(firstDays);
  });

  it("names the visits of checks as the treatments do", async () => {
    const visits = allVisits();
    for (const [slug, { followUps }] of await allRecoveries()) {
      const names = visits.filter((each) => each.slug === slug).map(({ visit }) => visit.name);
      for (const { visit } of followUps) if (visit) expect(names, slug).toContain(visit);
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
      const firstDays = followUps.flatMap(({ days, after }) => (after ? [] : days.min));
      expect(firstDays, slug).toEqual([...firstDays].sort((a, b) => a - b));
      for (const { days, title, note } of followUps) {
        expect(days.min, slug).toBeLessThanOrEqual(days.max);
        expect(title).not.toContain(".");
        expect(note ?? "").not.toMatch(/\.$/);
      }
    }
  });
});
