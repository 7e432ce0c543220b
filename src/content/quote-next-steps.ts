import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import { NO_CALLS } from "@shared/contact-promise.ts";
import { brand } from "../lib/brand.ts";

/** The steps after a quote request has been sent, for the form's page and its receipt. */
export const quoteNextSteps: { readonly title: string; readonly steps: readonly string[] } = {
  title: "What happens next",
  steps: [
    `A coordinator reads your request and replies within ${brand.replyWithinHours} hours, by email or WhatsApp. ${NO_CALLS}`,
    CLINIC_PROMISE,
    "You get a clinic’s written quote, speak to the doctor, and decide. Asking is free, and you don’t have to accept a quote.",
  ],
};
