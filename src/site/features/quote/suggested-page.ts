import { findSuggestion } from "@/content/search-suggestions.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";
import type { FoundPage } from "./quote-preset.ts";

/** The page of a suggested treatment. */
export function suggestedPage(name = ""): (FoundPage & { slug: TreatmentSlug }) | undefined {
  const leadsTo = findSuggestion(name)?.leadsTo;
  if (!leadsTo || !("treatment" in leadsTo)) return undefined;
  const slug = leadsTo.treatment;
  return { slug, href: hrefTo.treatment(slug), title: treatmentNames[slug] };
}
