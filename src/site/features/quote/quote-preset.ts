import type { LeadCity } from "@shared/cities.ts";
import type { QuotePackage } from "@/content/package-contents.ts";
import { hrefTo } from "@/lib/routes.ts";

/** Values passed by the element that opens the form. */
export type QuotePreset = {
  /** Slug of a treatment of this site. */
  treatment?: string | undefined;
  /** Initial text of the treatment field: a search text, or the names of several treatments. */
  searched?: string;
  /** Set if the button offers a consultation rather than a quote. */
  consultation?: true;
  city?: LeadCity;
  /** Shown to the visitor, not sent. */
  package?: QuotePackage;
};

/** ID of the form on its own page. */
export const QUOTE_FORM_ID = "quote-form";

/** URL of the form's page for a preset. Never contains the search text. */
export function quoteAddress({ treatment, package: chosen }: QuotePreset): string {
  return hrefTo.quote({ treatment, package: chosen });
}
