import type { TreatmentSlug } from "@/content/treatments/index.ts";
import type { QuotePreset } from "./quote-preset.ts";

/** Label of the consultation buttons. Source: specification, section 2. */
const consultationTitle = "Book a Free Consultation";

/** "Get a quote for both" or "… for all 3". Undefined if there are fewer than two to ask about. */
export function quotesFor(compared: readonly TreatmentSlug[]): string | undefined {
  if (compared.length < 2) return undefined;
  return `Get a quote for ${compared.length === 2 ? "both" : `all ${compared.length}`}`;
}

function quoteTitle({ treatment, treatments = [], searched, request, city }: QuotePreset): string {
  const severalTitle = quotesFor(treatments);
  if (severalTitle) return severalTitle;
  if (request) return "Request Free Quote";
  // A city without a treatment comes from a city guide, whose button names the city.
  return city && !treatment && searched === undefined
    ? `Get a quote for ${city}`
    : "Get your free quote";
}

/** Title and introduction of the form, which match the button that opened it. */
export function quoteWords(preset: QuotePreset): { title: string; lead: string } {
  if (preset.consultation) {
    return {
      title: consultationTitle,
      lead: "A coordinator replies within 24 hours. No clinician is involved at this step: you speak to a doctor later. It’s free, and you do not have to book anything afterwards.",
    };
  }
  return {
    title: quoteTitle(preset),
    lead: "It’s free, and you do not have to accept a quote. A coordinator replies within 24 hours.",
  };
}
