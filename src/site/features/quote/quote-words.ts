import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import type { QuotePreset } from "./quote-preset.ts";

/** Label of the consultation buttons. Source: specification, section 2. */
const consultationTitle = "Book a Free Consultation";

/**
 * Title and introduction of the form, which match the button that opened it. A prescription-only medicine
 * gets a consultation rather than a quote.
 */
export function quoteWords({ treatment, searched, consultation, city }: QuotePreset): {
  title: string;
  lead: string;
} {
  if (isPrescriptionOnly(treatment)) {
    return {
      title: consultationTitle,
      lead: "A coordinator replies within 24 hours. Coordinators are not clinicians, and no clinician is involved at this step. It is free, and you do not have to book. We are paid if you do. Only a doctor who has examined you can say whether a prescription-only treatment is right for you.",
    };
  }
  if (consultation) {
    return {
      title: consultationTitle,
      lead: "A coordinator replies within 24 hours. No clinician is involved at this step: you speak to a doctor later. It is free, and you do not have to book anything afterwards. We are paid if you do.",
    };
  }
  return {
    // A city without a treatment comes from a city guide, whose button names the city.
    title:
      city && !treatment && searched === undefined
        ? `Get a quote for ${city}`
        : "Get your free quote",
    lead: "It is free, and you do not have to accept a quote. We are paid if you book. A coordinator replies within 24 hours.",
  };
}
