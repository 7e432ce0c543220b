import { readHelp } from "@/site/features/help/read-help.ts";
import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import type { SearchOutcome } from "./site-search.ts";

type Ask = { readonly label: string; readonly preset: QuotePreset };

/**
 * Label of the button that asks about a query, and the preset of the form that it opens. Nothing is offered
 * for a query with words of help, or if the best result is a prescription-only medicine.
 */
export function askAbout(query: string, outcome: SearchOutcome | undefined): Ask | undefined {
  if (!readHelp(query).mayOffer) return undefined;
  const isMatch = outcome?.fit === "found" || outcome?.fit === "nearest";
  if (isMatch && outcome.groups[0]?.results[0]?.prescriptionOnly) return undefined;
  return { label: `Ask for a free quote for “${query}”`, preset: { searched: query } };
}
