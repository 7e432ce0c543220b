import { brand, mailLink, whatsAppLink } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";
import type { RichText } from "./schema.ts";

/** A way to reach the coordinators. */
export type ContactDetail = {
  /** For keys and icons. */
  readonly id: string;
  /** What kind of way it is. */
  readonly title: string;
  /** Address or number as people read it. */
  readonly label: string;
  /** A mail or chat link. */
  readonly href: string;
  /** When to use it: one sentence. */
  readonly text: string;
};

/** Title, description and lead of the contact page. */
export const contactIntroduction = {
  title: "Contact",
  metaDescription: `Write to ${brand.name} by e-mail or WhatsApp. A coordinator replies within ${brand.replyWithinHours} hours. What to write, and whom to call when it is urgent.`,
  lead: `A question, a doubt, a complaint: write to us, and a coordinator replies within ${brand.replyWithinHours} hours.`,
} as const;

/** Ways to reach the coordinators, the surest first. */
export const contactDetails: readonly ContactDetail[] = [
  {
    id: "email",
    title: "E-mail",
    label: brand.email,
    href: mailLink(),
    text: "Right for anything in detail, and for whatever you want to have in writing.",
  },
  {
    id: "whatsapp",
    title: "WhatsApp",
    label: brand.whatsAppNumber,
    href: whatsAppLink(),
    text: "Right for a short question, or when you are already in Turkey.",
  },
];

/** How soon an answer comes. */
export const replyPromise = {
  title: "When we reply",
  text: `We reply to e-mail and WhatsApp within ${brand.replyWithinHours} hours. People who are travelling with a booking can reach support around the clock.`,
} as const;

/** What to write, and what to leave out. */
export const whatToWrite = {
  title: "What to write",
  items: [
    "What you would like to know, in your own words. There are no foolish questions.",
    "The treatment and the city, if you have them in mind.",
    "How you would like to be reached, and at what time of day.",
    "For a complaint: what happened, when, and what you would like us to do.",
  ],
  /** Under the list. */
  note: [
    "Please leave out medical records, photographs and passport numbers. For a quote, the quote form asks for what a coordinator needs; how we handle your data is in the ",
    { text: "privacy policy", href: hrefTo.privacy() },
    ".",
  ] satisfies RichText,
} as const;

/**
 * Above the form's fields: the form is acknowledged on the page only, and whoever writes must know
 * that before they type, not after.
 */
export const contactFormNotice = {
  title: "Before you use this form",
  text: [
    "During the pilot this form only shows a confirmation on this page. What you type is neither sent nor stored. To be sure that we read it, write to ",
    { text: brand.email, href: mailLink() },
    " or message us ",
    { text: "on WhatsApp", href: whatsAppLink() },
    ".",
  ] satisfies RichText,
} as const;

/** Whom to call when it cannot wait. */
export const urgentCare = {
  title: "If it is urgent",
  text: "We cannot give medical help, and a message to us may wait for hours. In an emergency call 112 in Turkey or 999 in the United Kingdom. If you have had a procedure and something worries you, call the clinic’s own number first; in the United Kingdom NHS 111 can advise you at any hour.",
} as const;
