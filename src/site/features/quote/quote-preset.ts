import type { LeadCity } from "@shared/cities.ts";
import type { QuotePackage } from "@/content/package-contents.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { hrefTo } from "@/lib/routes.ts";

/** A page that a search found, with its price, if it has one. */
export type FoundPage = { readonly href: string; readonly title: string; readonly price?: string };

/** Values passed by the element that opens the form. */
export type QuotePreset = {
  /** Slug of a treatment of this site. */
  treatment?: string | undefined;
  /** Slug of a category, if it is about no treatment yet. */
  category?: string | undefined;
  /** The compared treatments. The form asks for one quote for those that can have a quote. */
  treatments?: readonly TreatmentSlug[];
  /** Initial text of the treatment field, from a search. */
  searched?: string;
  /** What the search found, to read before asking. */
  found?: readonly FoundPage[];
  /** Set if the button offers a consultation rather than a quote. */
  consultation?: boolean;
  city?: LeadCity | undefined;
  /** Shown to the visitor, not sent. */
  package?: QuotePackage | undefined;
};

/** What asking for a quote is called where the specification does not name it: the form and its buttons. */
export const GET_QUOTE = "Get a free quote";

/** ID of the form on its own page. */
export const QUOTE_FORM_ID = "quote-form";

/** URL of the form's page for a preset. Never contains the search text, nor what was found for it. */
export function quoteAddress({
  searched: _searched,
  found: _found,
  ...about
}: QuotePreset): string {
  return hrefTo.quote(about);
}
