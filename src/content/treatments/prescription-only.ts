import type { TreatmentSlug } from "./index.ts";

/**
 * Treatments that are prescription-only medicines. Such medicines may not be promoted: their pages inform,
 * and offer a consultation instead of a quote. In a separate module from the summaries, so that the header
 * does not need to load one. A test keeps the two consistent.
 */
const prescriptionOnly: readonly TreatmentSlug[] = ["botox-fillers"];

/** Whether the treatment with this slug is a prescription-only medicine. */
export function isPrescriptionOnly(slug: string | undefined): boolean {
  return prescriptionOnly.some((known) => known === slug);
}
