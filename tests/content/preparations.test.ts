import { describe, expect, it } from "vitest";
import { preparationsFor, treatmentPreparations } from "@/content/plan/treatment-preparations.ts";
import { readTreatmentFiles } from "./treatment-files.ts";

const treatments = (await readTreatmentFiles()).map(({ slug, details }) => ({
  slug,
  ...details,
}));

/** The treatments that need a preparation. */
const needing = (id: string) =>
  treatmentPreparations.find((each) => each.id === id)?.for.toSorted() ?? [];

describe("what to do before some treatments", () => {
  it("includes an empty stomach for every general anaesthetic and all sedation", () => {
    const asleep = treatments.filter(({ anaesthetics }) =>
      anaesthetics.some((id) => id === "general" || id === "sedation"),
    );
    expect(needing("stomach")).toEqual(asleep.map(({ slug }) => slug).toSorted());
  });

  it("includes the pill and HRT for operations under a general or spinal anaesthetic", () => {
    const deep = treatments.filter(({ operation }) => operation === "general");
    expect(needing("oestrogen")).toEqual(deep.map(({ slug }) => slug).toSorted());
  });

  it.each([
    ["lasik", ["isotretinoin", "contact-lenses"]],
    ["hip-replacement", ["dental-check", "oestrogen", "stomach"]],
    ["gastric-sleeve", ["oestrogen", "liver-diet", "stomach"]],
    ["laser-hair-removal", ["isotretinoin", "sun"]],
    ["veneers", []],
  ] as const)("%s: %j", (slug, ids) => {
    expect(preparationsFor(slug).map(({ id }) => id)).toEqual(ids);
  });

  it("is in order, and leaves time before the eyes are measured", () => {
    const days = treatmentPreparations.map((each) => each.days);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    // Rigid lenses are out four weeks before an examination two days before the operation.
    expect(
      preparationsFor("lasik").find(({ id }) => id === "contact-lenses")?.days,
    ).toBeGreaterThanOrEqual(30);
  });
});
