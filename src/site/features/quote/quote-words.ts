import { GET_QUOTE, type QuotePreset } from "./quote-preset.ts";

/** Title and introduction of the form. */
export function quoteWords({ consultation }: QuotePreset): { title: string; lead: string } {
  return consultation
    ? {
        // Source: specification, section 2.
        title: "Book a Free Consultation",
        lead: "A coordinator replies within 24 hours. No clinician is involved at this step: you speak to a doctor later. It’s free, and you don’t have to book anything afterwards.",
      }
    : {
        title: GET_QUOTE,
        lead: "It’s free, and you don’t have to accept a quote. A coordinator replies within 24 hours.",
      };
}
