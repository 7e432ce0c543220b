import type { TreatmentSlug } from "@/content/treatments/index.ts";

/** The units entered on treatments' pages since the site was opened, which the plan takes over. */
const counts = new Map<TreatmentSlug, number>();

/** The number entered on the treatment's page, if any. */
export function caseCount(slug: TreatmentSlug): number | undefined {
  return counts.get(slug);
}

/** Remembers the number entered on the treatment's page. */
export function setCaseCount(slug: TreatmentSlug, count: number): void {
  counts.set(slug, count);
}
