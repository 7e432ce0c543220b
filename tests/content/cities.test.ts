import { LEAD_CITIES } from "@shared/cities.ts";
import { describe, expect, it } from "vitest";
import { cityGuides } from "@/content/cities/index.ts";
import { type CityGuide, cityGuideSchema, type RichText } from "@/content/schema.ts";
import { daysInWords } from "@/content/treatments/figures.ts";
import { stayOf } from "@/content/treatments/stay.ts";
import { hrefTo } from "@/lib/routes.ts";
import { hrefsIn } from "./links.ts";
import { readTreatmentFiles } from "./treatment-files.ts";

const summaries = (await readTreatmentFiles()).map(({ summary }) => summary);

describe("the city guides", () => {
  it("cover the cities for which people can ask for a quote, in the same order", () => {
    expect(cityGuides.map(({ name }) => name)).toEqual(LEAD_CITIES);
    expect(cityGuides.map(({ id }) => id)).toEqual(["istanbul", "izmir", "antalya"]);
  });

  it("name each airport once", () => {
    const codes = cityGuides.flatMap(({ airports }) => airports.map(({ code }) => code));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  it("have no sentence in common", () => {
    const texts = cityGuides.flatMap((guide) => longTextsIn(guide));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe.each(cityGuides)("the guide to $name", (guide) => {
  it("fits the schema", () => {
    expect(cityGuideSchema.parse(guide)).toEqual(guide);
  });

  it("gives months and temperatures", () => {
    expect(guide.climate.join(" ")).toMatch(/\d\s°C/);
    expect(guide.climate.join(" ")).toMatch(/July/);
  });

  it("gives the usual stay for rhinoplasty, and the longer one to plan for", () => {
    const rhinoplasty = stays(guide).find((text) => text.includes("Rhinoplasty"));
    expect(rhinoplasty).toContain("7 to 10 days");
    expect(rhinoplasty).toContain("Plan 9 to 12 days");
    expect(rhinoplasty).not.toContain("5 days");
  });

  it("gives the stays for hair and teeth", () => {
    expect(stays(guide).join(" ")).toMatch(/[Hh]air transplant: 3 to 5 days/);
    expect(stays(guide).join(" ")).toMatch(/[Dd]ental[^:]*: 1 to 14 days/);
  });

  it("gives the stay for each treatment that follows from its figures", () => {
    for (const line of guide.stayDuration) {
      const text = inWords(line);
      for (const href of hrefsIn(line)) {
        const facts = summaries.find(({ slug }) => href === hrefTo.treatment(slug))?.facts;
        if (!facts?.visits[0]) continue;
        expect(text).toContain(daysInWords(stayOf(facts.visits[0])).replaceAll("\u00a0", " "));
      }
    }
  });

  it("links to the treatments that it names", () => {
    for (const line of guide.stayDuration) expect(hrefsIn(line)).not.toEqual([]);
    expect(hrefsIn(guide.stayDuration)).toContain(hrefTo.treatment("rhinoplasty"));
  });

  it("says how to call for help and how to find a pharmacy at night", () => {
    expect(guide.tips.join(" ")).toContain("112");
    expect(guide.pharmacies.join(" ")).toMatch(/nöbetçi/i);
  });
});

/** The lines about the typical stay, as shown. */
function stays({ stayDuration }: CityGuide): string[] {
  return stayDuration.map(inWords);
}

function inWords(line: RichText): string {
  return [line]
    .flat()
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}

function longTextsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length > 60 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(longTextsIn);
}
