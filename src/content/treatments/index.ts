import { createLoadable } from "../../lib/loadable.ts";
import { catalogue } from "../catalogue.ts";
import type { CatalogueEntry, TreatmentDetails, TreatmentSummary } from "../schema.ts";

/**
 * Treatments are in two parts, so that a page loads only the texts that it shows. The summaries of
 * each category are in one chunk, and the full text of each treatment is in its own.
 */
const summaryModules = import.meta.glob<readonly TreatmentSummary[]>("./*/summaries.ts", {
  import: "summaries",
});
const detailModules = import.meta.glob<TreatmentDetails>(["./*/*.ts", "!./*/summaries.ts"], {
  import: "default",
});

/** Slug of one of the eight categories. */
export type CategorySlug = (typeof catalogue)[number]["slug"];
/** Slug of a treatment. */
export type TreatmentSlug = (typeof catalogue)[number]["treatments"][number];

/** The category that a treatment belongs to, or `undefined` for an unknown treatment. */
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

/** The summaries of a category's treatments, by the category's slug, in the category's order. */
export const treatmentSummaries = createLoadable(
  (categorySlug: string) =>
    summaryModules[`./${categorySlug}/summaries.ts`]?.() ?? missing(categorySlug),
);

/** The summary of a treatment, or `undefined` for an unknown one; suspends until it has loaded. */
export function readSummary(treatmentSlug: string): TreatmentSummary | undefined {
  const category = findCategoryOfTreatment(treatmentSlug);
  return (
    category &&
    treatmentSummaries.read(category.slug).find((summary) => summary.slug === treatmentSlug)
  );
}

/** The full text of a treatment, by `category-slug/treatment-slug`. */
export const treatmentDetails = createLoadable(
  (key: `${string}/${string}`) => detailModules[`./${key}.ts`]?.() ?? missing(key),
);

/** A treatment as its page shows it. */
export type Treatment = {
  category: CatalogueEntry;
  summary: TreatmentSummary;
  details: TreatmentDetails;
};

/** Fetches what a treatment's page shows. Does nothing for an unknown treatment. */
export async function loadTreatment(slug: string | undefined): Promise<void> {
  const category = findCategoryOfTreatment(slug);
  if (!category) return;
  await Promise.all([
    treatmentSummaries.load(category.slug),
    treatmentDetails.load(`${category.slug}/${slug}`),
  ]);
}
