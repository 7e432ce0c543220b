import { brand } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";

/** A step with a title and a text of 30 to 60 words. */
export type Step = {
  /** For keys, icons and anchors. */
  readonly id: string;
  /** Name of the step. Source: specification, section 2. */
  readonly title: string;
  /** What happens in it, and what to see to. */
  readonly text: string;
};

/** Title, description and lead of the page. */
export const howItWorksIntroduction = {
  title: "How It Works",
  metaDescription:
    "From a first question to follow-up at home: three steps in short, then the eight-step journey with what to ask, sign, pay and pack at each.",
  lead: "Three steps in short, then the whole journey in eight. Nothing is final until you say so: you may stop, wait or change your mind at every point before treatment begins.",
} as const;

/** Headings of the page's two parts. */
export const howItWorksParts = {
  steps: { title: "In three steps", lead: "The short version." },
  journey: {
    title: "The journey in eight steps",
    lead: "What happens, what you need, and what to have in writing.",
  },
} as const;

/** The three steps. */
export const steps: readonly Step[] = [
  {
    id: "choose",
    title: "Choose",
    text: "Start with the treatment, not with the price. Read what it involves, who should not have it and how long recovery takes, then look at which of the three cities would suit the weeks around it. Talk to your GP or dentist early.",
  },
  {
    id: "compare",
    title: "Compare",
    text: "Ask for a free quote, and let three to five clinics quote for the same thing. Read each line by line: surgeon, place, anaesthetic, nights, aftercare, complications. Speak to the surgeon before you choose, and set aside the offers that leave your questions open.",
  },
  {
    id: "travel",
    title: "Travel",
    text: "Book flights that can be changed and insurance that covers planned treatment. In Turkey you see the surgeon in person before you consent. Stay as long as you are advised to, and arrange help at home for the first days back.",
  },
];

/** The eight-step journey. */
export const journey: readonly Step[] = [
  {
    id: "search-and-explore",
    title: "Search and Explore",
    text: "Look up the treatment and read its whole page, the risks included. Compare it with its alternatives, one of which is to do nothing for now. The city guides tell you about airports, weather and level routes. Note your questions as you go.",
  },
  {
    id: "review-packages",
    title: "Review Packages",
    text: "A package holds a 4-star hotel, transfers, aftercare, a consultation before treatment and 24/7 support. Flights, insurance, visas, meals outside the hotel and complications are extra. Add these up before you compare anything with a price at home.",
  },
  {
    id: "get-free-quote",
    title: "Get Free Quote",
    text: `Send the quote form with your treatment, city and, if you know it, the month. A coordinator replies within ${brand.replyWithinHours} hours and tells you which clinics could quote. Tell the clinic, not the form, about illnesses, medicines and earlier operations: a quote is worth little without them.`,
  },
  {
    id: "consult-with-doctors",
    title: "Consult with Doctors",
    text: "Speak by video or telephone to the doctor who would treat you. Ask how often they do this procedure, what they would advise against, and what happens if it goes wrong. Share what you hear with your own doctor, and sleep on it more than once.",
  },
  {
    id: "book-and-confirm",
    title: "Book and Confirm",
    text: "When you are sure, a small deposit confirms the date; the balance is paid directly to the clinic. Have the surgeon’s name, the total price and the refund rules in writing first. Cancelling or rescheduling is free 14 or more days before the procedure.",
  },
  {
    id: "travel-and-arrival",
    title: "Travel and Arrival",
    text: "Bring your passport, medicines in their boxes, test results, insurance papers and the address of the hotel. A driver meets you at the airport. You then see the surgeon in person, are examined, and can still say no, or be told no, before anything is done.",
  },
  {
    id: "treatment-day",
    title: "Treatment Day",
    text: "Follow the instructions on eating, drinking and medicines. Read the consent form in a language that you understand, and sign it only when your questions are answered. Afterwards ask for the operation report, the details of any implant, and a number that answers at night.",
  },
  {
    id: "recovery-and-follow-up",
    title: "Recovery and Follow-up",
    text: "Rest near the clinic, keep the check-ups, and fly only when the surgeon agrees. At home, give your GP a copy of the report and keep the dates for stitches and remote checks. Signs that worry you need a doctor near you: 999 in the UK in an emergency.",
  },
];

/** The two buttons at the foot of the page. Labels and targets: specification, section 2. */
export const howItWorksActions = {
  quote: { label: "Get Free Quote", href: hrefTo.home() },
  explore: { label: "Explore Destinations", href: hrefTo.explore() },
} as const;
