import type { QuotePreset } from "@/site/features/quote/quote-preset.ts";
import type { SearchOutcome } from "./site-search.ts";

/**
 * Label of the button that asks about a query, and the preset of the form that it opens. If the best result
 * is a prescription-only medicine, it offers a consultation rather than a quote.
 */
export function askAbout(
  query: string,
  outcome: SearchOutcome | undefined,
): { label: string; preset: QuotePreset } {
  const isMatch = outcome?.fit === "found" || outcome?.fit === "nearest";
  if (isMatch && outcome.groups[0]?.results[0]?.prescriptionOnly) {
    return {
      label: `Ask for a free consultation about “${query}”`,
      preset: { searched: query, consultation: true },
    };
  }
  return { label: `Ask for a free quote for “${query}”`, preset: { searched: query } };
}
