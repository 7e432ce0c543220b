import type { TreatmentSlug } from "@/content/treatments/index.ts";

/** Treatments that do a similar thing in another way, for somebody who has chosen none yet. */
export const startingPoints: readonly {
  treatments: readonly [TreatmentSlug, TreatmentSlug];
  /** What the two have in common, or what tells them apart: a few words. */
  about: string;
}[] = [
  { treatments: ["fue", "dhi"], about: "Two ways to plant the same hair" },
  {
    treatments: ["gastric-sleeve", "gastric-bypass"],
    about: "Two operations that make the stomach smaller",
  },
  { treatments: ["veneers", "invisalign"], about: "Covering teeth, or moving them" },
  { treatments: ["rhinoplasty", "septoplasty"], about: "The shape of a nose, or its airway" },
  { treatments: ["hip-replacement", "knee-replacement"], about: "Two joints, two recoveries" },
  { treatments: ["liposuction", "abdominoplasty"], about: "Taking away fat, or loose skin" },
];
