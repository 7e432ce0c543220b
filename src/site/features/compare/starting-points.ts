import type { TreatmentSlug } from "@/content/treatments/index.ts";

/** Pairs of treatments for similar problems, for visitors who have not chosen any yet. */
export const startingPoints: readonly {
  treatments: readonly [TreatmentSlug, TreatmentSlug];
  /** What the two have in common or how they differ, in a few words. */
  about: string;
}[] = [
  { treatments: ["fue", "dhi"], about: "Two ways to implant hair" },
  {
    treatments: ["gastric-sleeve", "gastric-bypass"],
    about: "Two operations that make the stomach smaller",
  },
  { treatments: ["veneers", "invisalign"], about: "Covering teeth, or straightening them" },
  {
    treatments: ["rhinoplasty", "septoplasty"],
    about: "Changing the shape of the nose, or helping you breathe through it",
  },
  { treatments: ["root-canal", "dental-implants"], about: "Keeping a tooth, or replacing it" },
  { treatments: ["liposuction", "abdominoplasty"], about: "Removing fat, or loose skin" },
];
