import { brand } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";
import type { RichText } from "./schema.ts";

/** One point of the checklist for reading a quote. */
export type QuoteCheck = {
  /** For keys. */
  readonly id: string;
  /** What to look for, in a few words. */
  readonly title: string;
  /** Why it matters, or how to ask for it. */
  readonly text: string;
};

/** One payment of a treatment abroad: for what, to whom, when. */
export type Payment = {
  /** For keys. */
  readonly id: string;
  /** What the money is for. */
  readonly purpose: string;
  /** Who receives it. */
  readonly paidTo: string;
  /** When it falls due, and what to have in writing. */
  readonly when: string;
};

/** Title, lead and opening paragraphs of the packages page. */
export const packagesIntroduction: {
  readonly title: string;
  readonly metaDescription: string;
  /** One sentence under the title. */
  readonly lead: string;
  readonly paragraphs: readonly RichText[];
} = {
  title: "Treatments and packages",
  metaDescription:
    "What a treatment package in Turkey includes, what it never includes, how to read a clinic’s quote line by line, and who is paid what and when.",
  lead: "A package joins a treatment with the hotel, transfers and aftercare around it, in one written offer from a clinic.",
  paragraphs: [
    "There is no price list to choose from here, and that is on purpose. What you need, and what it costs, depends on your health, on the technique and on how long you should stay. A clinic can say so only after it has looked at your case.",
    [
      "What we can show you is what to expect of an offer, and how to tell a complete one from one that leaves things out. Indicative costs stand on each treatment’s page, and you can ",
      { text: "put treatments side by side", href: hrefTo.compare() },
      ". For an offer of your own, ask for a free quote: it commits you to nothing.",
    ],
  ],
};

/** Headings and opening sentences of the page's parts, in their order. */
export const packagesParts = {
  areas: {
    title: "Treatments by area",
    text: "Each treatment explained, its risks included. Prices are the lowest indicative cost in the area.",
  },
  included: {
    title: "What a package includes",
    text: "These five things belong to every package. How many nights, which transfers and which checks must be spelled out in the offer.",
  },
  excluded: {
    title: "What it never includes",
    text: "Plan and pay for these yourself. The last one can cost more than the treatment, so settle it before you book.",
  },
  checklist: {
    title: "How to read a quote",
    text: "Ask three to five clinics for a quote on the same treatment, then go through each with this list. What is missing from the paper is missing from the offer.",
  },
  payments: {
    title: "Who is paid what",
    text: `Nothing is paid on this website. If you decide to book, a small deposit is paid via ${brand.name} and the balance directly to the clinic.`,
  },
} as const;

/** What to look for in a clinic's quote, in the order in which to read it. */
export const quoteChecklist: readonly QuoteCheck[] = [
  {
    id: "surgeon",
    title: "The name of the person who treats you",
    text: "With the registered specialty, and with what is done by somebody else. “Our team” is not a name.",
  },
  {
    id: "procedure",
    title: "The procedure itself",
    text: "The technique, how much of it (teeth, implants, areas, sessions), and the make of anything that stays in your body.",
  },
  {
    id: "place",
    title: "Where it takes place",
    text: "The licensed name and address of the clinic or hospital, and whether it has intensive care or an arrangement with a hospital that does.",
  },
  {
    id: "anaesthetic",
    title: "The anaesthetic and tests",
    text: "What kind, who gives it, and whether blood tests, scans and the anaesthetist’s fee are in the price.",
  },
  {
    id: "nights",
    title: "Nights and transfers",
    text: "How many in hospital and how many in the hotel, with its name, what a companion pays, and what another night would cost.",
  },
  {
    id: "consultation",
    title: "The consultation in person",
    text: "When you see the surgeon in Turkey before the procedure, and what you get back if either of you then decides against it.",
  },
  {
    id: "aftercare",
    title: "Aftercare",
    text: "Which checks, medicines, garments and dressings are included, how to reach the surgeon from home, and for how long.",
  },
  {
    id: "complications",
    title: "Complications and revisions",
    text: "What the clinic would treat without charge, what it would not, and who pays for a second journey. “Lifetime guarantee” means little without terms.",
  },
  {
    id: "price",
    title: "Currency, taxes and validity",
    text: "The total in one currency, with taxes, ways to pay, and the date until which the price stands. A reasonable date leaves you time to think.",
  },
  {
    id: "cancellation",
    title: "Cancelling",
    text: "Rescheduling or cancelling is free 14 or more days before the procedure. Between 7 and 14 days the clinic’s own rules apply; medical reasons need documentation.",
  },
];

/** Who is paid what and when, in the order in which it falls due. */
export const payments: readonly Payment[] = [
  {
    id: "quote",
    purpose: "Quote and introduction",
    paidTo: "Nobody: it is free",
    when: "You owe nothing for asking, comparing or saying no.",
  },
  {
    id: "deposit",
    purpose: "Deposit",
    paidTo: `${brand.name}, which collects it`,
    when: "When you decide to book. Its amount, the clinic’s share and how it is returned are in the offer before you pay.",
  },
  {
    id: "balance",
    purpose: "Balance of the treatment and its package",
    paidTo: "The clinic, directly",
    when: `As the offer says; see the surgeon before you pay in full. Refunds and fee disputes are between you and the clinic: ${brand.name} collects the deposit only.`,
  },
  {
    id: "own",
    purpose: "Flights, insurance, visas, other meals",
    paidTo: "Those who sell them",
    when: "You book these yourself. Wait for a confirmed date and a surgeon’s agreement before you pay for a flight.",
  },
  {
    id: "reserve",
    purpose: "A reserve of your own",
    paidTo: "Kept by you",
    when: "For extra nights, a changed flight, medicines, or care at home. Travel only if you could meet these.",
  },
];
