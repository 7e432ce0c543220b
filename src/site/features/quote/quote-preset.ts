import type { LeadCity } from "@shared/cities.ts";
import type { QuotePackage } from "@/content/package-contents.ts";
import { hrefTo } from "@/lib/routes.ts";

/** Values that the opener of the form already knows. */
export type QuotePreset = {
  /** Slug of a treatment of this site. */
  treatment?: string | undefined;
  /** Text for the treatment field: what was searched for, or several treatments by name. */
  searched?: string;
  /** The opener offers a consultation, not a quote. */
  consultation?: true;
  city?: LeadCity;
  /** Shown to the visitor, not sent. */
  package?: QuotePackage;
};

/** Id of the form on its own page. */
export const QUOTE_FORM_ID = "quote-form";

/** URL of the form's page for a preset. Never contains text that was searched for. */
export function quoteAddress({ treatment, package: chosen }: QuotePreset): string {
  return hrefTo.quote({ treatment, package: chosen });
}
