import { createLoadable } from "../../lib/loadable.ts";
import type { CatalogueEntry, TreatmentDetails, TreatmentSummary } from "../schema.ts";
import { findCategoryOfTreatment, treatmentSummaries } from "./index.ts";

const modules = import.meta.glob<TreatmentDetails>(["./*/*.ts", "!./*/summaries.ts"], {
  import: "default",
});

/** The full texts of treatments, by `category-slug/treatment-slug`. */
export const treatmentDetails = createLoadable(async (key: `${string}/${string}`) => {
  const details = await modules[`./${key}.ts`]?.();
  if (!details) throw new Error(`There is no content for ${key}.`);
  return details;
});

/** The content of a treatment's page. */
export type Treatment = {
  category: CatalogueEntry;
  summary: TreatmentSummary;
  details: TreatmentDetails;
};

/** Loads the content of a treatment's page. Does nothing for an unknown treatment. */
export async function loadTreatment(slug: string | undefined): Promise<void> {
  const category = findCategoryOfTreatment(slug);
  if (!category) return;
  await Promise.all([
    treatmentSummaries.load(category.slug),
    treatmentDetails.load(`${category.slug}/${slug}`),
  ]);
}
