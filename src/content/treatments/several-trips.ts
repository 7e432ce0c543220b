import type { Range } from "../schema.ts";
import type { TreatmentSlug } from "./index.ts";

/**
 * Treatments that need several journeys to Turkey, with their number. In a separate module from the summaries, so
 * that the whole cost of a plan can be calculated without loading them. A test keeps the two consistent.
 */
export const severalTrips: Readonly<Partial<Record<TreatmentSlug, Range>>> = {
  "dental-implants": { min: 2, max: 2 },
  invisalign: { min: 5, max: 10 },
  "smile-design": { min: 1, max: 2 },
  "prp-treatment": { min: 3, max: 4 },
  "acne-scar-removal": { min: 3, max: 6 },
  "chemical-peels": { min: 1, max: 6 },
  "laser-hair-removal": { min: 6, max: 8 },
  "gastric-balloon": { min: 2, max: 2 },
  "limb-lengthening": { min: 1, max: 2 },
};
