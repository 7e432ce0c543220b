import type { TreatmentSlug } from "./index.ts";

/**
 * Treatments with a medicine that only a doctor may prescribe. Such medicines may not be promoted:
 * their pages inform and offer a consultation, not a quote. Apart from the summaries, so that the
 * header knows without loading one; a test keeps the two alike.
 */
const prescriptionOnly: readonly TreatmentSlug[] = ["botox-fillers"];

/** Whether the treatment with this slug is a prescription-only medicine. */
export function isPrescriptionOnly(slug: string | undefined): boolean {
  return prescriptionOnly.some((known) => known === slug);
}
