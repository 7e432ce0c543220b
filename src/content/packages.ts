import { brand } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";
import { cancelWithin14Days } from "./cancellation.ts";
import { lowestPricesInclude, pricesAreEstimates } from "./price-includes.ts";
import type { RichText } from "./schema.ts";

/** An item of the checklist for reading a quote. */
export type QuoteCheck = {
  /** For React keys. */
  readonly id: string;
  /** What to look for, in a few words. */
  readonly title: string;
  /** The details that the quote should give, or what to ask. */
  readonly text: string;
};

/** A payment for treatment abroad: its purpose, recipient and time. */
export type Payment = {
  /** For React keys. */
  readonly id: string;
  /** What the money is for. */
  readonly purpose: string;
  /** Who receives it. */
  readonly paidTo: string;
  /** When to pay it, and what to have in writing. */
  readonly when: string;
};

/** Title, lead and opening paragraph of the packages page. */
export const packagesIntroduction: {
  readonly title: string;
  readonly metaDescription: string;
  /** One sentence below the title. */
  readonly lead: string;
  readonly paragraph: RichText;
} = {
  title: "Treatments and packages",
  metaDescription:
    "What a treatment package in Turkey includes, what it never includes, how to read a clinic’s quote line by line, and who you pay and when.",
  lead: "A clinic’s quote can include a hotel, transfers and aftercare. Ask for the price of each.",
  paragraph: [
    "This page explains what a quote should contain. The prices under “Treatments by area” are starting prices: what you need and what it costs depend on your health, the technique and how long you should stay. A clinic can tell you only after it has looked at your case. You can also ",
    { text: "compare treatments side by side", href: hrefTo.compare() },
    ".",
  ],
};

/** The sections in the bar below the header, in order, by the IDs of their headings. */
export const packagesContents = [
  { id: "example", label: "An example quote" },
  { id: "areas", label: "Treatments by area" },
  { id: "included", label: "Included" },
  { id: "excluded", label: "Not included" },
  { id: "quote-checklist", label: "Reading a quote" },
  { id: "payments", label: "Payments" },
] as const;

/** The heading and first sentences of each section of the page, in order. */
export const packagesParts = {
  example: {
    title: "An example quote",
  },
  areas: {
    title: "Treatments by area",
    text: `We explain each treatment and its risks. ${pricesAreEstimates} Each is for the cheapest treatment in its area. ${lowestPricesInclude}`,
  },
  included: {
    title: "What a package includes",
    text: "A package should include these five things. The quote must say how many nights, which transfers and which check-ups.",
  },
  excluded: {
    title: "What it never includes",
    text: "You plan and pay for these yourself. Complications can cost more than the treatment, so ask about them before you book.",
  },
  checklist: {
    title: "How to read a quote",
    text: "Ask three to five clinics for a quote for the same treatment, then check each one against this list. If it’s not in writing, assume it’s not included.",
  },
  payments: {
    title: "Who you pay, and when",
    text: `You cannot pay on this website. If you decide to book, you pay a small deposit via ${brand.name} and the balance directly to the clinic.`,
  },
} as const;

/** What to look for in a clinic's quote, in the order in which to check it. */
export const quoteChecklist: readonly QuoteCheck[] = [
  {
    id: "surgeon",
    title: "The name of the person who treats you",
    text: "Also their registered specialty, and which parts someone else will do. “Our team” is not a name.",
  },
  {
    id: "procedure",
    title: "The procedure itself",
    text: "The technique, the number of teeth, implants, areas or sessions, and the make of anything that stays in your body.",
  },
  {
    id: "place",
    title: "Where it takes place",
    text: "The name and address on the clinic’s or hospital’s licence, and whether it has intensive care or an agreement with a hospital that does.",
  },
  {
    id: "anaesthetic",
    title: "The anaesthetic and tests",
    text: "Which anaesthetic, who gives it, and whether the price includes blood tests, scans and the anaesthetist’s fee.",
  },
  {
    id: "nights",
    title: "Recovery nights and transfers",
    text: "How many nights in hospital and how many in the hotel, the hotel’s name, what a companion pays, and the price of an extra night.",
  },
  {
    id: "consultation",
    title: "The consultation in person",
    text: "When you see the surgeon in Turkey before the procedure, and how much you get back if one of you then decides against it.",
  },
  {
    id: "aftercare",
    title: "Aftercare",
    text: "Which check-ups, medicines, garments and dressings are included, how to reach the surgeon from home, and for how long.",
  },
  {
    id: "complications",
    title: "Complications and revisions",
    text: "What the clinic treats free of charge, what it does not, and who pays for another trip. A “lifetime guarantee” means little without written terms.",
  },
  {
    id: "price",
    title: "Currency, taxes and validity",
    text: "The total in one currency, with taxes, how to pay, and how long the price is valid. Make sure that this gives you time to think.",
  },
  {
    id: "cancellation",
    title: "Cancelling",
    text: `${cancelWithin14Days} After that, rescheduling or cancelling is free 14 or more days before the procedure. Between 7 and 14 days before, the clinic’s own rules apply. After that, its written terms apply. If you cancel for medical reasons, you need documentation.`,
  },
];

/** All payments, in the order in which they are usually made. */
export const payments: readonly Payment[] = [
  {
    id: "quote",
    purpose: "Quote and introduction",
    paidTo: "No one: it’s free",
    when: "You pay nothing for asking, comparing or saying no.",
  },
  {
    id: "deposit",
    purpose: "Deposit",
    paidTo: `${brand.name}, which collects it`,
    when: "When you decide to book. Before you pay, the quote must tell you how much it is, how much the clinic gets, and when you get it back.",
  },
  {
    id: "balance",
    purpose: "The rest of the package price",
    paidTo: "The clinic, directly",
    when: `When the quote says. See the surgeon before you pay in full. Refunds and disputes about fees are between you and the clinic. ${brand.name} collects the deposit only.`,
  },
  {
    id: "own",
    purpose: "Flights, insurance, visas and other meals",
    paidTo: "Airline, insurer, visa office, cafés",
    when: "You book these yourself. Do not pay for a flight before the surgeon has agreed to treat you and the date is confirmed.",
  },
  {
    id: "reserve",
    purpose: "Money in reserve",
    paidTo: "You keep it",
    when: "For extra nights, a changed flight, medicines or care at home. Do not travel if you could not afford these.",
  },
];
