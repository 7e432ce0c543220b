import type { TreatmentSlug } from "./index.ts";
import { isTreatmentSlug } from "./names.ts";

/**
 * Treatments that are prescription-only medicines. Such medicines may not be promoted: their pages inform, and
 * offer nothing. In a separate module from the summaries, so that the header does not need to load one. A test
 * keeps the two consistent.
 */
const prescriptionOnly: readonly TreatmentSlug[] = ["botox-fillers"];

/** Whether the treatment with this slug is a prescription-only medicine. */
export function isPrescriptionOnly(slug: string | undefined): boolean {
  return prescriptionOnly.some((known) => known === slug);
}

/**
 * Whether a string from outside is the slug of a treatment that this site offers: to compare, to plan and to
 * ask about. A prescription-only medicine is not.
 */
export function isOffered(text: string): text is TreatmentSlug {
  return isTreatmentSlug(text) && !isPrescriptionOnly(text);
}
