import { NO_CALLS } from "@shared/contact-promise.ts";
import { EMERGENCY, NOT_AN_EMERGENCY, withCalls } from "@shared/emergency.ts";
import { RETENTION } from "@shared/retention.ts";
import { brand, mailLink, whatsAppLink } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";
import { supportHours } from "./operator-texts.ts";
import type { RichText } from "./schema.ts";

/** A way to contact the coordinators. */
export type ContactDetail = {
  /** For React keys and icons. */
  readonly id: string;
  /** Name of the contact method. */
  readonly title: string;
  /** Address or number, as displayed. */
  readonly label: string;
  /** An email or chat link. */
  readonly href: string;
  /** When to use it, in one sentence. */
  readonly text: string;
};

/** Title, description and lead of the contact page. */
export const contactIntroduction = {
  title: "Contact",
  metaDescription: `Write to ${brand.name} by email or WhatsApp. A coordinator replies within ${brand.replyWithinHours} hours. What to write, and who to call if it’s urgent.`,
  lead: `Write to us with a question or a complaint. A coordinator replies within ${brand.replyWithinHours} hours.`,
} as const;

/** Ways to contact the coordinators, starting with the most reliable. */
export const contactDetails: readonly ContactDetail[] = [
  {
    id: "email",
    title: "Email",
    label: brand.email,
    href: mailLink(),
    text: "For long questions, and for anything that you want in writing.",
  },
  {
    id: "whatsapp",
    title: "WhatsApp",
    label: brand.whatsAppNumber,
    href: whatsAppLink(),
    text: "For a short question, or when you’re in Turkey.",
  },
];

/** When to expect a reply. */
export const replyPromise = {
  title: "When we reply",
  text: `We reply to emails and WhatsApp messages within ${brand.replyWithinHours} hours. ${NO_CALLS} ${supportHours}`,
} as const;

/** For people who have already asked for a quote. */
export const alreadyAsked = [
  "If you’ve already asked for a quote, your reference is in ",
  { text: "your requests", href: hrefTo.request() },
  ".",
] satisfies RichText;

/** For people who have a question that is answered elsewhere, or want a price. */
export const insteadOfWriting = [
  "If you want to know what a treatment costs, ",
  { text: "get a free quote", href: hrefTo.quote() },
  ". For what others ask, see ",
  { text: "questions and answers", href: hrefTo.faq() },
  ".",
] satisfies RichText;

/** What to write and what to leave out, below the field's label. */
export const whatToWrite =
  "Say what you would like to know, but do not send medical records, photographs or passport numbers. For health details or a quote, use the quote form: it asks for your consent.";

/** For people with a complaint. Below the field. */
export const howToComplain =
  "If you have a complaint, say what happened, when, and what you want us to do.";

/** Above the button: how a message is handled. */
export const contactFormNotice = [
  `Your message goes to our coordinators by email. We keep a copy for ${RETENTION.contact_message}. Read how we use your data in the `,
  { text: "privacy policy", href: hrefTo.privacy() },
  ".",
] satisfies RichText;

/** Whom to call in an emergency. */
export const urgentCare = {
  title: "If it’s urgent",
  text: [
    "We cannot give medical help, and may not read your message for hours. ",
    ...withCalls(EMERGENCY),
    ` ${NOT_AN_EMERGENCY} In the UK, read `,
    { text: "where to get help", href: hrefTo.ifSomethingGoesWrong() },
    ".",
  ] satisfies RichText,
} as const;
