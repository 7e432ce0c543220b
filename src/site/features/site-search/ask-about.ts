import { readHelp } from "@/site/features/help/read-help.ts";
import { type FoundPage, GET_QUOTE, type QuotePreset } from "@/site/features/quote/quote-preset.ts";
import type { SearchOutcome, SiteSearchResult } from "./site-search.ts";

type Ask = { readonly label: string; readonly preset: QuotePreset };

/** How many pages the quote dialog links. */
const MAX_PAGES_TO_READ = 3;

/** The results that answer a query, best first. */
export function resultsOf(outcome: SearchOutcome | undefined): readonly SiteSearchResult[] {
  if (!outcome || outcome.fit === "start" || outcome.fit === "nothing") return [];
  const all = outcome.groups.flatMap(({ results }) => results);
  // A treatment's price is more useful than its category, but a "how much" query is not about treatments.
  const isTreatment = ({ kind }: SiteSearchResult) => kind === "treatment";
  return outcome.groups[0]?.kind === "category"
    ? [...all.filter(isTreatment), ...all.filter((result) => !isTreatment(result))]
    : all;
}

/** The pages to read before asking about a query. None that is only similar. */
export function pagesToRead(outcome: SearchOutcome | undefined): readonly FoundPage[] {
  if (outcome?.fit !== "found") return [];
  return resultsOf(outcome)
    .slice(0, MAX_PAGES_TO_READ)
    .map(({ href, title, price }) => ({
      href,
      title: title.map(({ text }) => text).join(""),
      ...(price ? { price } : {}),
    }));
}

/**
 * Label of the button that asks about a query, and the preset of the form that it opens. Nothing is offered
 * for a query with words of help, or if the best result is a prescription-only medicine.
 */
export function askAbout(query: string, outcome: SearchOutcome | undefined): Ask | undefined {
  if (!readHelp(query).mayOffer) return undefined;
  const isMatch = outcome?.fit === "found" || outcome?.fit === "nearest";
  if (isMatch && outcome.groups[0]?.results[0]?.prescriptionOnly) return undefined;
  const preset = { searched: query, found: pagesToRead(outcome) };
  return { label: `${GET_QUOTE} for “${query}”`, preset };
}
