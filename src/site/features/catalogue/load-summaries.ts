import type { TreatmentSummary } from "@/content/schema.ts";
import { findCategoryOfTreatment, treatmentSummaries } from "@/content/treatments/index.ts";

/** The summaries of treatments, in the same order. Empty without a connection, where everything else still works. */
export async function loadSummaries(slugs: readonly string[]): Promise<TreatmentSummary[]> {
  try {
    const all = slugs.map(async (slug) => {
      const category = findCategoryOfTreatment(slug);
      const texts = category ? await treatmentSummaries.load(category.slug) : [];
      return texts.filter((each) => each.slug === slug);
    });
    return (await Promise.all(all)).flat();
  } catch {
    return [];
  }
}
