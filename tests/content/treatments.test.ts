import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { categories, findCategory } from "@/content/categories.ts";
import { priceIncludes } from "@/content/price-includes.ts";
import { categorySchema } from "@/content/schema.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { aboutThePrice, includedInShort } from "@/content/standard-sentences.ts";
import { TIME_TO_THINK } from "@/content/time-to-think.ts";
import { fourHourFlight } from "@/content/treatments/flight-waits.ts";
import { findCategoryOfTreatment } from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { costInWords, formatPounds, shownCosts } from "@/site/features/catalogue/cost.ts";
import { includedInPriceFrom } from "@/site/features/catalogue/price-from.tsx";
import { project } from "../styles/source-files.ts";
import {
  proseOf,
  readTreatmentFiles,
  sentencesIn,
  visibleTexts,
  wordsIn,
} from "./treatment-files.ts";

const files = await readTreatmentFiles();
const slugs = files.map((file) => file.slug);

describe("every treatment", () => {
  it("has a text, and a different slug", () => {
    expect(slugs.toSorted()).toEqual(Object.keys(treatmentNames).toSorted());
  });

  it.each(files)("$slug is known as prescription-only if it is", ({ slug, summary }) => {
    expect(isPrescriptionOnly(slug)).toBe(summary.prescriptionOnly ?? false);
  });

  it("has a different drawing", () => {
    const folder = `${project}/public/illustrations/`;
    const drawings = new Map<string, string>();
    for (const name of readdirSync(folder)) {
      const drawing = readFileSync(folder + name, "utf8");
      expect(drawings.get(drawing), name).toBeUndefined();
      drawings.set(drawing, name);
    }
    const names = [...drawings.values()];
    expect(names).toEqual(expect.arrayContaining(slugs.map((slug) => `${slug}.svg`)));
    const ofCategories: string[] = categories.map(({ image }) => image);
    expect(slugs.filter((slug) => ofCategories.includes(slug))).toEqual([]);
    // No landscape, flowers or food, which would play an operation down.
    const playful = [...drawings].filter(([drawing]) =>
      /--art-(sun|bloom|leaf|cloud|hill-near|foam)/.test(drawing),
    );
    const sober = [...slugs, ...ofCategories].map((each) => `${each}.svg`);
    expect(playful.map(([, name]) => name).filter((name) => sober.includes(name))).toEqual([]);
  });

  it.each(files)("$slug has 700 to 1,200 words, without what Compare adds", (file) => {
    const details = {
      ...file.details,
      outcome: undefined,
      onTheNhs: undefined,
      ifYouDoNothing: undefined,
    };
    const words = visibleTexts([file.summary, details]).flatMap(wordsIn).length;
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
  });

  it.each(files)(
    "$slug ends each paragraph and list entry with a full stop or question mark",
    (file) => {
      const unended = proseOf([file.summary, file.details]).filter((text) => !/[.?]$/.test(text));
      expect(unended).toEqual([]);
    },
  );

  it.each(files)("$slug says at once whether it can be undone", (file) => {
    const { outcome } = file.details;
    expect(outcome.undone).toMatch(
      /^(Yes|No|Not|Partly|Rarely|It fades|There’s nothing to undo|Whitening|Botulinum)\b/,
    );
    expect(outcome.lasts).not.toMatch(/guarantee|always lasts/i);
  });

  it("has no sentence of six words or more in common with another", () => {
    const homes = new Map<string, Set<string>>();
    for (const file of files) {
      for (const sentence of proseOf([file.summary, file.details]).flatMap(sentencesIn)) {
        const words = wordsIn(sentence);
        if (words.length < 6 || [...fourHourFlight, TIME_TO_THINK].includes(sentence)) continue;
        const key = words.join(" ").toLocaleLowerCase("en-GB");
        homes.set(key, (homes.get(key) ?? new Set()).add(file.slug));
      }
    }
    const shared = [...homes].filter(([, where]) => where.size > 1);
    expect(shared.map(([sentence, where]) => `${sentence} (${[...where].join(", ")})`)).toEqual([]);
  });

  it("has one wording for the time to think before paying", () => {
    const about = files
      .flatMap(({ details }) => proseOf([details]).flatMap(sentencesIn))
      .filter((sentence) => /two weeks .*(think|decide)/.test(sentence));
    expect(new Set(about)).toEqual(new Set([TIME_TO_THINK]));
  });

  it.each(files)("$slug lists related treatments that exist, once each, and not itself", (file) => {
    const { related } = file.details;
    expect(slugs).toEqual(expect.arrayContaining([...related]));
    expect(related).not.toContain(file.slug);
    expect(new Set(related).size).toBe(related.length);
  });

  it("is known by its slug", () => {
    expect(isTreatmentSlug("rhinoplasty")).toBe(true);
    expect(isTreatmentSlug("toString")).toBe(false);
  });
});

describe("costs", () => {
  const costs = files.map(({ slug, category, summary }) => ({
    slug,
    category,
    summary,
    ...summary.averageCost,
  }));

  it.each(costs)("$slug: £$low to £$high is in order", ({ low, high }) => {
    expect(high).toBeGreaterThan(low);
  });

  it("are round, except the lowest ones, which the specification gives", () => {
    const lowest: string[] = categories.map(({ priceFrom }) => priceFrom);
    const odd = costs.flatMap(({ low, high }) => [low, high]).filter((pounds) => pounds % 50 !== 0);
    expect(odd.filter((pounds) => !lowest.includes(formatPounds(pounds)))).toEqual([]);
  });

  it.each(costs)("$slug: what it leaves out stands with it", ({ summary }) => {
    const text = aboutThePrice(summary.averageCost);
    expect(text).toMatch(/^This is our own estimate from .*, not an average of clinics’ prices\./);
    expect(text).toContain("flights, insurance, visas, meals outside the hotel or complications.");
    for (const each of [text, includedInShort(summary.averageCost)]) {
      expect(each).toContain(summary.averageCost.mayLeaveOut ?? "");
      expect(each).toMatch(/[Hh]otel/);
      expect(each).toMatch(/flights/i);
    }
  });

  it("include hotel and transfers only if they are for the whole treatment", () => {
    const odd = costs.filter(
      ({ unit, includes }) => includes === "package" && unit !== "whole treatment",
    );
    expect(odd.map(({ slug }) => slug)).toEqual([]);
  });

  it("of a smile design follow from the cost of ten to twenty veneers", () => {
    const veneers = costs.find(({ slug }) => slug === "veneers");
    const smile = costs.find(({ slug }) => slug === "smile-design");
    expect([smile?.low, smile?.high]).toEqual([
      (veneers?.low ?? 0) * 10,
      (veneers?.high ?? 0) * 20,
    ]);
  });

  it.each(categories)("$slug starts at $priceFrom, the lowest of its treatments", (category) => {
    const shown = shownCosts(
      costs.filter((cost) => cost.category.id === category.id).map(({ summary }) => summary),
    );
    const lowest = Math.min(...shown.map(({ low }) => low));
    expect(formatPounds(lowest)).toBe(category.priceFrom);
    const units = shown.filter(({ low }) => low === lowest).map(({ unit }) => unit);
    const unit = "priceUnit" in category ? category.priceUnit : "whole treatment";
    expect(units).toContain(unit);
    // If several treatments have the lowest price, the unit is never left out.
    if (units.some((each) => each !== "whole treatment")) expect(unit).not.toBe("whole treatment");
    // Where the prices of categories are shown, a sentence says by unit what they include.
    for (const cost of shown.filter(({ low }) => low === lowest)) {
      expect(includedInPriceFrom(category)).toBe(priceIncludes[cost.includes]);
    }
  });

  it("are exactly as specified", () => {
    const found = costs.map(({ slug, summary }) => [slug, costInWords(summary.averageCost)]);
    expect(Object.fromEntries(found)).toMatchObject({
      rhinoplasty: "£2,500-£4,500",
      lasik: "£1,200-£2,500 per eye",
      "dental-implants": "£800-£1,500 per implant",
      fue: "£1,500-£4,000",
      "gastric-sleeve": "£3,500-£7,000",
      "hip-replacement": "£6,000-£12,000",
      "limb-lengthening": "£15,000-£50,000",
    });
  });
});

describe("every category", () => {
  // Source: specification, section 3.
  const specified = [
    ["Ear, Nose & Throat", "ear-nose-throat", "ent", "£1,955"],
    ["Eye Care", "eye-care", "eye-care", "£1,020"],
    ["Dental", "dental", "dental", "£250"],
    ["Hair Transplant", "hair-transplant", "hair-transplant", "£1,360"],
    ["Aesthetic Surgery", "aesthetic-surgery", "aesthetic-surgery", "£1,790"],
    ["Dermatology & Skin", "dermatology-skin", "dermatology", "£150"],
    ["Bariatric Surgery", "bariatric-surgery", "bariatric", "£1,790"],
    ["Orthopedics", "orthopedics", "orthopedics", "£2,550"],
  ];

  it("is one of the eight, with the specified name, slug, id and price", () => {
    expect(categories.map(({ name, slug, id, priceFrom }) => [name, slug, id, priceFrom])).toEqual(
      specified,
    );
  });

  it.each(categories)("$slug fits the schema and lists its treatments in order", (category) => {
    categorySchema.parse(category);
    const own = files.filter((file) => file.category.id === category.id);
    expect(own.map((file) => file.slug)).toEqual(category.treatments);
  });
});

describe("lookups", () => {
  it("find nothing for unknown slugs", () => {
    expect(findCategory("ears")).toBeUndefined();
    expect(findCategory(undefined)).toBeUndefined();
    expect(findCategoryOfTreatment("nose-job")).toBeUndefined();
  });
});

describe("search suggestions", () => {
  it("are the 26 in the specification, once each", () => {
    const names = searchSuggestions.map((suggestion) => suggestion.name);
    expect(names).toHaveLength(26);
    expect(new Set(names).size).toBe(26);
  });

  it.each(searchSuggestions)("$name leads to a page that exists", ({ leadsTo }) => {
    if ("treatment" in leadsTo) expect(slugs).toContain(leadsTo.treatment);
    else expect(findCategory(leadsTo.category)).toBeDefined();
  });
});
