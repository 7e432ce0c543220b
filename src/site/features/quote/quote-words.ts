import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { quotedTreatments } from "@/site/features/catalogue/names-in-words.ts";
import type { QuotePreset } from "./quote-preset.ts";

/** Label of the consultation buttons. Source: specification, section 2. */
const consultationTitle = "Book a Free Consultation";

/**
 * "Get a quote for both", "… for all 3", or "… for these 2" if a compared treatment has no quote. Undefined
 * if there are fewer than two to ask about.
 */
export function quotesFor(compared: readonly TreatmentSlug[]): string | undefined {
  const quoted = quotedTreatments(compared).length;
  if (quoted < 2) return undefined;
  if (quoted < compared.length) return `Get a quote for these ${quoted}`;
  return `Get a quote for ${quoted === 2 ? "both" : `all ${quoted}`}`;
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

/**
 * Title and introduction of the form, which match the button that opened it. A prescription-only medicine
 * gets a consultation rather than a quote.
 */
export function quoteWords(preset: QuotePreset): { title: string; lead: string } {
  if (isPrescriptionOnly(preset.treatment)) {
    return {
      title: consultationTitle,
      lead: "A coordinator replies within 24 hours. Coordinators are not clinicians, and no clinician is involved at this step. It is free, and you do not have to book. We are paid if you do. Only a doctor who has examined you can say whether a prescription-only treatment is right for you.",
    };
  }
  if (preset.consultation) {
    return {
      title: consultationTitle,
      lead: "A coordinator replies within 24 hours. No clinician is involved at this step: you speak to a doctor later. It is free, and you do not have to book anything afterwards. We are paid if you do.",
    };
  }
  return {
    title: quoteTitle(preset),
    lead: "It is free, and you do not have to accept a quote. We are paid if you book. A coordinator replies within 24 hours.",
  };
}
