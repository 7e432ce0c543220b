import { brand } from "../lib/brand.ts";

/** What happens after a quote request is sent, step by step: on the form's page and on its receipt. */
export const quoteNextSteps: { readonly title: string; readonly steps: readonly string[] } = {
  title: "What happens next",
  steps: [
    `A coordinator reads your request and replies within ${brand.replyWithinHours} hours, by email or WhatsApp.`,
    "They tell you the name of a clinic before they send it anything, and you can say no.",
    "You get a clinic’s written quote, speak to the doctor who would treat you, and decide. Asking is free, and you do not have to accept a quote.",
  ],
};
