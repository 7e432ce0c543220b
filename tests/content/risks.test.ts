import { describe, expect, it } from "vitest";
import { afterwardsOf, exclusionsOf, seriousRisks } from "@/content/inherited.ts";
import { likelihoodOf, likelihoods, type Risk, textOf } from "@/content/risks/scale.ts";
import { sourceInWords, sources } from "@/content/risks/sources.ts";
import { risksOfEveryOperation, sharedRisks } from "@/content/standard-sentences.ts";
import { readTreatmentFiles } from "./treatment-files.ts";

const treatments = await readTreatmentFiles();

const shared = [
  ...treatments.flatMap(({ details }) =>
    seriousRisks(details).slice(details.risksComplications.serious.length),
  ),
  ...Object.values(risksOfEveryOperation).flat(),
  ...treatments.flatMap(({ details }) => sharedRisks(details)),
];
const all: { slug: string; risk: Risk }[] = [
  ...treatments.flatMap(({ slug, details }) =>
    details.risksComplications.serious.map((risk) => ({ slug, risk })),
  ),
  ...[...new Set(shared)].map((risk) => ({ slug: "several treatments", risk })),
];

/** The table of figures in `docs`, and the words that a doctor must check. `npx vitest run -u` writes it anew. */
function document(): string {
  const rows = all.flatMap(({ slug, risk }) =>
    typeof risk === "object" && "figure" in risk
      ? [
          `| ${slug} | ${risk.text} | ${risk.figure} | ${risk.sources.map(sourceInWords).join(" ")} |`,
        ]
      : [],
  );
  const words = all.flatMap(({ slug, risk }) =>
    typeof risk === "object" && "likelihood" in risk
      ? [`| ${slug} | ${risk.text} | ${risk.likelihood} |`]
      : [],
  );
  return [
    "# Figures of risks",
    "",
    "Written by `npx vitest run tests/content/risks.test.ts -u` from the texts. Do not edit it by hand.",
    "",
    "## Figures, and where they are from",
    "",
    "The source, its abstract or a report of it was read in November 2026. For some figures our own notes are the source, and the study must still be named.",
    "",
    "| Treatment | Risk | How likely | Source |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
    "## Words to be checked by a doctor",
    "",
    "Our own estimates, without a source. Each stands on its page with the range of the word.",
    "",
    "| Treatment | Risk | How likely |",
    "| --- | --- | --- |",
    ...words,
    "",
  ].join("\n");
}

describe("the serious risks of a treatment", () => {
  it.each(treatments)("$slug: at least three are weighed", ({ details }) => {
    const weighed = details.risksComplications.serious.filter(likelihoodOf);
    expect(weighed.length).toBeGreaterThanOrEqual(3);
  });

  it("have no word of the scale without its range", () => {
    const words = new RegExp(`\\b(${Object.keys(likelihoods).join("|")})\\b`, "i");
    expect(all.map(({ risk }) => textOf(risk)).filter((text) => words.test(text))).toEqual([]);
    expect(likelihoodOf({ text: "A risk.", likelihood: "rare" })).toBe(
      "Rare (1\u00A0to\u00A010 in 10,000 people)",
    );
  });

  it("have no number without a source", () => {
    const numbers = /\d+ (in|of|out of) [\d,]+|%/;
    expect(all.map(({ risk }) => textOf(risk)).filter((text) => numbers.test(text))).toEqual([]);
  });

  it("use every source", () => {
    const used = new Set(
      all.flatMap(({ risk }) =>
        typeof risk === "object" && "sources" in risk ? risk.sources : [],
      ),
    );
    expect(Object.keys(sources).filter((id) => ![...used].some((each) => each === id))).toEqual([]);
  });

  it("are listed in the documentation with their sources", async () => {
    await expect(document()).toMatchFileSnapshot("../../docs/risk-figures.md");
  });
});

describe("what a treatment inherits", () => {
  it.each(treatments)("$slug says what pregnancy means for it", ({ details }) => {
    expect(exclusionsOf(details).join(" ")).toMatch(/pregnant|pregnancy/);
    expect(new Set(exclusionsOf(details)).size).toBe(exclusionsOf(details).length);
  });

  it.each([
    ["fue", /gave birth in the last year/],
    ["dhi", /gave birth in the last year/],
    ["lasik", /herpes of the eye.*isotretinoin.*weak immune system/],
    ["gastric-sleeve", /alcohol/],
    ["gastric-bypass", /alcohol/],
    ["gastric-balloon", /alcohol/],
  ])("%s excludes who would be harmed", (slug, words) => {
    const details = treatments.find((each) => each.slug === slug)?.details;
    expect(details && exclusionsOf(details).join(" ")).toMatch(words);
  });

  it.each([
    ["nosePacking", /toxic shock/i],
    ["liposuction", /too much local anaesthetic/i],
    ["late", /mycobacteria/],
    ["weightLoss", /thiamine/],
  ] as const)("with %s it has the late or rare risk, once", (family, words) => {
    const affected = treatments.filter(({ details }) => details.contains.includes(family));
    expect(affected.length).toBeGreaterThan(2);
    for (const { slug, details } of affected) {
      expect(
        seriousRisks(details).filter((risk) => words.test(textOf(risk))),
        slug,
      ).toHaveLength(1);
    }
  });

  it("after a sleeve or a bypass, warns of pregnancy, painkillers and alcohol", () => {
    for (const { slug, details } of treatments) {
      const isSurgery = slug === "gastric-sleeve" || slug === "gastric-bypass";
      expect(afterwardsOf(details), slug).toHaveLength(isSurgery ? 4 : 0);
    }
  });
});
