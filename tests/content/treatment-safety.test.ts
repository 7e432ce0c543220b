import { describe, expect, it } from "vitest";
import { textOf } from "@/content/risks/scale.ts";
import {
  nhsRouteOf,
  nhsSentences,
  risksOfEveryOperation,
  sharedRisks,
  stopNicotine,
} from "@/content/standard-sentences.ts";
import { stayInWords } from "@/content/treatments/figures.ts";
import { stayOf } from "@/content/treatments/stay.ts";
import { clausesWithFigures, daysOfStage, figuresIn, spansOf } from "./figures-in-prose.ts";
import { readTreatmentFiles, sentencesIn } from "./treatment-files.ts";

const treatments = await readTreatmentFiles();
const operations = treatments.filter(({ details }) => details.operation);

/** Every text of a treatment, with the name of its field. */
function fieldsOf(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    fieldsOf(part, Array.isArray(value) ? field : key),
  );
}

/** Clauses with figures that are not about the stay, the flight or desk work, and what they are about. */
const otherFigures: readonly { slug: string; clause: string; because: string }[] = [
  { slug: "septoplasty", clause: "in the first two weeks", because: "when bleeding can start" },
  {
    slug: "tonsillectomy",
    clause: "flies home on day five",
    because: "a flight that is too early",
  },
  { slug: "lasik", clause: "needs about a week to heal", because: "another method" },
  { slug: "dental-implants", clause: "two to three weeks", because: "after a sinus lift" },
  { slug: "veneers", clause: "two or three days", because: "a stay that is too short" },
  { slug: "botox-fillers", clause: "at two weeks", because: "a review after the return home" },
  { slug: "prp-treatment", clause: "in one week", because: "sessions too close together" },
  { slug: "hip-replacement", clause: "for three months", because: "13 weeks, in other words" },
  { slug: "hip-replacement", clause: "90 days in any 180 days", because: "the rule for visitors" },
  { slug: "knee-replacement", clause: "90 days in any 180 days", because: "the rule for visitors" },
  { slug: "carpal-tunnel", clause: "10 to 14 days", because: "when stitches come out" },
  { slug: "limb-lengthening", clause: "90 days in any 180 days", because: "the rule for visitors" },
];

describe("the figures of a treatment", () => {
  it.each(treatments)("$slug: several visits have different names", ({ summary }) => {
    const names = summary.facts.visits.map(({ name }) => name);
    if (names.length === 1) expect(names).toEqual([undefined]);
    else expect(new Set(names.filter(Boolean)).size).toBe(names.length);
  });

  it.each(operations)(
    "$slug: leaves time before an operation to be examined and to reconsider",
    ({ summary }) => {
      for (const { daysBefore } of summary.facts.visits) expect(daysBefore).toBeGreaterThan(0);
    },
  );

  // The sum of the days before the operation and the surgeons' rule for flying.
  it.each([
    ["rhinoplasty", 9, 12],
    ["septoplasty", 9, 12],
    ["otoplasty", 9, 12],
    ["sinus-surgery", 12, 16],
    ["tonsillectomy", 16, 18],
    ["abdominoplasty", 12, 16],
    ["facelift", 12, 16],
    ["bbl", 16, 18],
    ["gastric-bypass", 12, 14],
    ["hip-replacement", 44, 44],
    ["knee-replacement", 44, 44],
    ["laser-hair-removal", 4, 5],
  ])("%s needs a stay of %d to %d days", (slug, min, max) => {
    const visits = treatments.find((each) => each.slug === slug)?.summary.facts.visits;
    expect(visits?.map((visit) => stayOf(visit))).toEqual([{ min, max }]);
  });

  it.each(treatments)("$slug: its texts give no other figure for stay, flight or work", (each) => {
    const allowed = spansOf(each.summary.facts);
    const exempt = otherFigures.filter(({ slug }) => slug === each.slug);
    const wrong = fieldsOf([each.summary.overview, each.details])
      .filter(({ field }) => field !== "slug")
      .flatMap(({ field, text }) => clausesWithFigures(field, text))
      .filter((clause) => !exempt.some((exemption) => clause.includes(exemption.clause)))
      .filter((clause) =>
        figuresIn(clause).some(
          ({ min, max }) => !allowed.some((span) => span.min === min && span.max === max),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it("have no exceptions for clauses that no longer exist", () => {
    const gone = otherFigures.filter(({ slug, clause }) => {
      const details = treatments.find((each) => each.slug === slug)?.details;
      return !fieldsOf(details).some(({ text }) => text.includes(clause));
    });
    expect(gone).toEqual([]);
  });

  it.each(treatments)("$slug: the text gives the same stay as the facts", (each) => {
    const { visits } = each.summary.facts;
    for (const visit of visits) {
      const words = stayInWords({
        ...each.summary.facts,
        visits: [{ ...visit, stayNote: undefined }],
      });
      expect(each.details.typicalStay).toContain(words.replace(" per trip", ""));
    }
  });

  it.each(treatments)(
    "$slug: the recovery stage that mentions desk work matches the facts",
    (each) => {
      const stages = Object.entries(each.details.recoveryTime.stages).filter(([, what]) =>
        /\b(desk|office)\b/i.test(what),
      );
      const { min, max, unit } = each.summary.facts.visits[0]?.deskWork ?? {
        min: 0,
        max: 0,
        unit: "days",
      };
      const days = { days: 1, weeks: 7, months: 30 }[unit];
      for (const [when] of stages) {
        const span = daysOfStage(when);
        expect(span, when).toBeDefined();
        expect(span?.min, when).toBeLessThanOrEqual(min * days);
        expect(span?.max, when).toBeGreaterThanOrEqual(max * days);
      }
    },
  );
});

describe("the risks of an operation", () => {
  it.each(treatments)("$slug is an operation if it is surgical", ({ details }) => {
    if (details.procedureType === "Surgical") expect(details.operation).toBeDefined();
  });

  it.each(operations)(
    "$slug includes anaesthetic, bleeding, infection and clots",
    ({ details }) => {
      const risks = [
        ...details.risksComplications.serious,
        ...(details.operation ? risksOfEveryOperation[details.operation] : []),
      ]
        .map(textOf)
        .join(" ");
      expect(risks).toMatch(/anaesthetic|sedation/i);
      expect(risks).toMatch(/bleed/i);
      expect(risks).toMatch(/infection/i);
      expect(risks).toMatch(/blood clot/i);
      expect(risks).toMatch(/resist the usual antibiotics/i);
    },
  );

  it("refer to the eye and not to a wound for operations on the eye", () => {
    const onTheEye = operations.filter(({ details }) => details.operation === "eye");
    expect(onTheEye.map(({ slug }) => slug)).toEqual([
      "lasik",
      "cataract-surgery",
      "glaucoma-treatment",
    ]);
    const risks = risksOfEveryOperation.eye.map(textOf).join(" ");
    expect(risks).toMatch(/infection of the eye/i);
    expect(risks).toMatch(/bleeding in or around the eye/i);
    expect(risks).not.toMatch(/wound/i);
  });

  it("include nerve damage where a spinal injection or an epidural may be used", () => {
    const affected = operations.filter(({ details }) =>
      sharedRisks(details).some((risk) => /after a spinal injection/.test(textOf(risk))),
    );
    expect(affected.map(({ slug }) => slug)).toEqual([
      "hip-replacement",
      "knee-replacement",
      "limb-lengthening",
    ]);
  });

  it("include bleeding, gallstones and leaks for a gastric bypass", () => {
    const bypass = treatments.find(({ slug }) => slug === "gastric-bypass");
    const serious = bypass?.details.risksComplications.serious.map(textOf).join(" ");
    for (const risk of [/bleeding/i, /gallstones/i, /leak/i]) expect(serious).toMatch(risk);
  });
});

describe("the standard sentences", () => {
  it.each(treatments)("$slug says who gets it on the NHS, and what happens without it", (each) => {
    expect(nhsRouteOf(each.details)).toMatch(
      /\b(NHS|NICE|free|cost you nothing|paid for|refers? you|specialist)\b/i,
    );
    expect(each.details.ifYouDoNothing).not.toMatch(/\b(must|urgently|hurry)\b/i);
    // People may choose a hospital only for what the NHS does.
    if (each.details.rightToChoose) {
      expect(each.details.nhs).toBe("medical");
      expect(nhsRouteOf(each.details)).toMatch(/legal right to choose the hospital/);
    }
  });

  it.each(treatments)("$slug has no other wording about stopping nicotine", ({ details }) => {
    const own = fieldsOf(details)
      .flatMap(({ text }) => sentencesIn(text))
      .filter((sentence) =>
        /\b(stop|give up|avoid|no)\b[^.]*\b(smoking|nicotine|vaping|tobacco|cigarettes|vapes)\b/i.test(
          sentence,
        ),
      )
      .filter((sentence) => !/\bwho\b/.test(sentence));
    expect(own).toEqual([]);
  });

  it.each(operations)(
    "$slug asks people to stop nicotine if it needs a general anaesthetic",
    ({ details, slug }) => {
      if (details.operation === "general" && slug !== "corneal-transplant") {
        expect(details.stopNicotine).toBe(true);
      }
    },
  );

  it("give the required figures", () => {
    expect(stopNicotine).toMatch(/at least four weeks before/);
    for (const sentence of Object.values(nhsSentences))
      expect(sentence).toMatch(/urgent|emergencies/);
  });
});
