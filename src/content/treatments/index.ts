import { createLoadable } from "../../lib/loadable.ts";
import { catalogue } from "../catalogue.ts";
import type { CatalogueEntry, TreatmentSummary } from "../schema.ts";

/** A category's summaries share a chunk; the full text of each treatment has its own (`details.ts`). */
const summaryModules = import.meta.glob<readonly TreatmentSummary[]>("./*/summaries.ts", {
  import: "summaries",
});

/** Slug of one of the eight categories. */
export type CategorySlug = (typeof catalogue)[number]["slug"];
export type { TreatmentSlug } from "./names.ts";

/** The category of a treatment, or `undefined` for an unknown treatment. */
export function findCategoryOfTreatment(
  treatmentSlug: string | undefined,
): CatalogueEntry | undefined {
  return catalogue.find((category: CatalogueEntry) =>
    category.treatments.some((slug) => slug === treatmentSlug),
  );
}

function missing(what: string): never {
  throw new Error(`There is no content for ${what}.`);
}

/** The summaries of a category's treatments in order, by category slug. */
export const treatmentSummaries = createLoadable(
  (categorySlug: string) =>
    summaryModules[`./${categorySlug}/summaries.ts`]?.() ?? missing(categorySlug),
);

/** The summary of a treatment, or `undefined` for an unknown one. Suspends until it has loaded. */
export function readSummary(treatmentSlug: string): TreatmentSummary | undefined {
  const category = findCategoryOfTreatment(treatmentSlug);
  return (
    category &&
    treatmentSummaries.read(category.slug).find((summary) => summary.slug === treatmentSlug)
  );
}
