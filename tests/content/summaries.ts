import { catalogue } from "../../src/content/catalogue.ts";
import type { AverageCost, TreatmentSummary } from "../../src/content/schema.ts";
import type { TreatmentSlug } from "../../src/content/treatments/names.ts";

// Not through `treatmentSummaries`, which needs Vite: journeys in browsers use this too.
const modules: readonly { summaries: readonly TreatmentSummary[] }[] = await Promise.all(
  catalogue.map(({ slug }) => import(`../../src/content/treatments/${slug}/summaries.ts`)),
);

/** The summaries of all treatments. */
export const allSummaries = modules.flatMap(({ summaries }) => summaries);

/** A treatment's price in the catalogue. Only the test of the specification's prices has them as text. */
export function costOf(slug: TreatmentSlug): AverageCost {
  const summary = allSummaries.find((each) => each.slug === slug);
  if (!summary) throw new Error(`There is no summary for ${slug}.`);
  return summary.averageCost;
}
