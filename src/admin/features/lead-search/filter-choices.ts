import { catalogue } from "@/content/catalogue.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { treatmentNames } from "@/content/treatments/names.ts";

/** The categories of treatments. */
export const categoryChoices = catalogue.map(({ slug, name }) => ({ slug, name }));

/** The treatment names that the public site's forms suggest. */
export const treatmentChoices: readonly string[] = [
  ...new Set([...Object.values(treatmentNames), ...searchSuggestions.map(({ name }) => name)]),
].sort((a, b) => a.localeCompare(b));

/** The names under which a request for a treatment of this category may have been sent. */
export function categoryTreatments(slug: string): string[] {
  const category = catalogue.find((each) => each.slug === slug);
  if (!category) return [];
  const slugs: readonly string[] = category.treatments;
  return [
    ...category.treatments.map((treatment) => treatmentNames[treatment]),
    ...searchSuggestions
      .filter(({ leadsTo }) =>
        "treatment" in leadsTo ? slugs.includes(leadsTo.treatment) : leadsTo.category === slug,
      )
      .map(({ name }) => name),
  ];
}

/** The cities offered by the quote form. */
export const cityChoices = ["İstanbul", "İzmir", "Antalya"] as const;
