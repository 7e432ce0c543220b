import { LEAD_CITIES, type LeadCity } from "@shared/cities.ts";
import { isQuotePackage, type QuotePackage } from "@/content/package-contents.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug } from "@/content/treatments/names.ts";
import { hrefTo } from "@/lib/routes.ts";

/** Values passed by the element that opens the form. */
export type QuotePreset = {
  /** Slug of a treatment of this site. */
  treatment?: string | undefined;
  /** The compared treatments, of which those that have a quote are asked about together. */
  treatments?: readonly TreatmentSlug[];
  /** Initial text of the treatment field, from a search. */
  searched?: string;
  /** Set if the button offers a consultation rather than a quote. */
  consultation?: boolean;
  /** Set if the button says "Request Free Quote". */
  request?: boolean;
  city?: LeadCity | undefined;
  /** Shown to the visitor, not sent. */
  package?: QuotePackage | undefined;
};

/** ID of the form on its own page. */
export const QUOTE_FORM_ID = "quote-form";

/** URL of the form's page for a preset. Never contains the search text. */
export function quoteAddress({ searched: _searched, ...about }: QuotePreset): string {
  return hrefTo.quote(about);
}

/** The preset in the URL of the form's page. Ignores invalid values. */
export function presetOfAddress(treatment: string | undefined, search: string): QuotePreset {
  const query = new URLSearchParams(search);
  const chosenPackage = query.get("package");
  return {
    treatment: treatment && isTreatmentSlug(treatment) ? treatment : undefined,
    treatments: [...new Set(query.get("treatments")?.split(","))].filter(isTreatmentSlug),
    consultation: query.has("consultation"),
    request: query.has("request"),
    city: LEAD_CITIES.find((city) => city === query.get("city")),
    package: isQuotePackage(chosenPackage) ? chosenPackage : undefined,
  };
}
