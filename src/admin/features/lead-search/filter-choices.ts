import { catalogue } from "@/content/catalogue.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";

/** The categories of treatments. */
export const categoryChoices = catalogue.map(({ slug, name }) => ({ slug, name }));

function sortedNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** The treatment names that the public site's forms suggest: those of a category, or all of them. */
export function treatmentChoices(category: string): string[] {
  return sortedNames(
    category
      ? categoryTreatments(category)
      : [...Object.values(treatmentNames), ...searchSuggestions.map(({ name }) => name)],
  );
}

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

/** The pages that most requests are sent from. A filter also finds the others, by the start of their path. */
export const sourceChoices: readonly string[] = [
  hrefTo.home(),
  hrefTo.quote(),
  hrefTo.compare(),
  hrefTo.packages(),
  hrefTo.blog(),
  ...catalogue.map(({ slug }) => hrefTo.category(slug)),
  ...catalogue.flatMap(({ treatments }) => treatments.map(hrefTo.treatment)),
];

/** The cities offered by the quote form. */
export const cityChoices = ["İstanbul", "İzmir", "Antalya"] as const;
