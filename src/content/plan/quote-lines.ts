import { hrefTo } from "../../lib/routes.ts";

/** Kinds of treatment, each with its own lines in a quote. */
export const quoteKinds = {
  operation: "An operation",
  dental: "Dental treatment",
  hair: "A hair transplant",
  eyes: "Eye treatment",
  skin: "Skin treatment",
} as const;
export type QuoteKind = keyof typeof quoteKinds;

/** A line of a clinic's quote. */
export type QuoteLineTexts = {
  /** For React keys, and in stored plans. Must never be changed. */
  readonly id: string;
  /** Label of the line. */
  readonly label: string;
  /**
   * A `fact` is answered in words. A `cost` is either included in the price or extra, and counts towards the
   * total.
   */
  readonly type: "fact" | "cost";
  /** Kinds of treatment that have the line. Omitted for a line that applies to all. */
  readonly kinds?: readonly QuoteKind[];
  /** What to enter, if the label does not make it clear. */
  readonly hint?: string;
  /** Label for the details of a cost, if they matter. */
  readonly detail?: string;
  /** The question to ask the clinic. */
  readonly question: string;
};

/** All lines, in the best order for reading a quote. */
export const quoteLines: readonly QuoteLineTexts[] = [
  {
    id: "surgeon",
    label: "Who treats you",
    type: "fact",
    hint: "Full name of the surgeon or dentist. “Our team” is not a name.",
    question:
      "What is the full name of the person who will treat me, and their registered specialty? Will anyone else do part of the treatment?",
  },
  {
    id: "hospital",
    label: "Hospital or clinic",
    type: "fact",
    hint: "The name on its licence",
    question:
      "Where will the treatment take place? Please give the name and address on the licence.",
  },
  {
    id: "implant",
    label: "Implants or mesh",
    type: "fact",
    kinds: ["operation"],
    hint: "Brand and number or size. Write “none” if nothing stays in your body.",
    question:
      "Which implants or other materials will you use? Please give the brand, model and number.",
  },
  {
    id: "dental-material",
    label: "Implants, crowns or veneers",
    type: "fact",
    kinds: ["dental"],
    hint: "Brand, material and number",
    question:
      "Which implants, crowns or veneers will you use, and how many? Please give the brand and material.",
  },
  {
    id: "grafts",
    label: "Grafts",
    type: "fact",
    kinds: ["hair"],
    hint: "How many, and who removes and places them",
    question:
      "How many grafts are included in the price? Will a doctor or a technician remove and place them?",
  },
  {
    id: "lens",
    label: "Lens or laser",
    type: "fact",
    kinds: ["eyes"],
    hint: "Brand and model, and for which eye",
    question:
      "Which lens or laser will you use? Please give the brand and model. Is the price for one eye?",
  },
  {
    id: "sessions",
    label: "Product and sessions",
    type: "fact",
    kinds: ["skin"],
    hint: "What is used, and how many sessions",
    question:
      "Which product or device will you use, and how many sessions are included in the price?",
  },
  {
    id: "anaesthetist",
    label: "Anaesthetic",
    type: "cost",
    kinds: ["operation", "dental", "eyes"],
    detail: "Which kind, and who gives it",
    question: "Which anaesthetic will I have, who will give it, and is it included in the price?",
  },
  {
    id: "tests",
    label: "Tests before treatment",
    type: "cost",
    question: "Which tests do I need before the treatment, and are they included in the price?",
  },
  {
    id: "medicines",
    label: "Medicines",
    type: "cost",
    question: "Are the medicines that I need afterwards included in the price?",
  },
  {
    id: "garments",
    label: "Garments and dressings",
    type: "cost",
    kinds: ["operation"],
    question: "Are compression garments and dressings included in the price, and how many?",
  },
  {
    id: "hospital-nights",
    label: "Nights in hospital",
    type: "cost",
    kinds: ["operation"],
    detail: "How many nights",
    question:
      "How many nights in hospital are included in the price, and what does another night cost?",
  },
  {
    id: "hotel-nights",
    label: "Nights in a hotel",
    type: "cost",
    detail: "How many nights",
    question:
      "How many hotel nights are included in the price, in which hotel, and what does another night cost?",
  },
  {
    id: "transfers",
    label: "Transfers",
    type: "cost",
    question:
      "Are transfers to and from the airport, and to every check-up, included in the price?",
  },
  {
    id: "check-ups",
    label: "Check-ups",
    type: "cost",
    detail: "How many, and until when",
    question:
      "Which check-ups are included in the price, in Turkey and once I am home? How do I reach the surgeon from home?",
  },
  {
    id: "complications",
    label: "Complications",
    type: "cost",
    detail: "What is covered, and for how long",
    question:
      "If there is a complication, which treatment, nights and flights will you pay for, and for how long?",
  },
  {
    id: "revision",
    label: "Revision terms",
    type: "fact",
    hint: "What the clinic corrects free of charge, and for how long",
    question: "If a correction is needed, what will you do free of charge, and for how long?",
  },
  {
    id: "guarantee",
    label: "Guarantee",
    type: "fact",
    hint: "What it covers, and what makes it invalid. Write “none” if there is none.",
    question: "Is there a guarantee? Please send its written terms.",
  },
  {
    id: "deposit",
    label: "Deposit",
    type: "fact",
    hint: "How much, and when you get it back",
    question: "How much is the deposit, who do I pay it to, and when can I get it back?",
  },
];

/** Questions about parts of a quote that are not lines. */
export const quoteQuestions = {
  price: "What is the total price, including taxes?",
  highestPrice: "You gave me the lowest price. What is the most that I could pay, including taxes?",
  date: "What is the date of the quote, and until when is the price valid?",
} as const;

/** A sign in a quote to consider before paying. */
export type QuoteSign = {
  /** For React keys, and in stored plans. Must never be changed. */
  readonly id: string;
  readonly title: string;
  /** Label of the checkbox. Omitted for a sign that is derived from the quote's lines. */
  readonly tick?: string;
  /** Why it matters, in plain words. */
  readonly reason: string;
  /** Link to more information. */
  readonly more: { readonly text: string; readonly href: string };
};

/** The warning signs, most serious first. */
export const quoteSigns: readonly QuoteSign[] = [
  {
    id: "no-surgeon",
    title: "No surgeon or dentist is named",
    reason:
      "Without a name you cannot look up the person who will treat you, their specialty or their licence. Someone you have never met may treat you.",
    more: { text: "How to look up a surgeon", href: hrefTo.safety() },
  },
  {
    id: "pressure",
    title: "Pressure to pay today",
    tick: "They are pressing me to decide or pay quickly",
    reason:
      "A deadline takes away the time to check, to ask your own doctor and to change your mind. A careful clinic wants you to have that time.",
    more: {
      text: "How to choose a clinic abroad",
      href: hrefTo.article("how-to-choose-clinic-abroad"),
    },
  },
  {
    id: "several-operations",
    title: "Several operations at once",
    tick: "They offer several operations in one go",
    reason:
      "Several operations mean more time under anaesthetic, more blood loss, a higher risk of blood clots and a harder recovery. Ask the surgeon and your own doctor whether they should be done at different times.",
    more: { text: "Plan your treatment", href: hrefTo.article("planning-treatment-abroad-guide") },
  },
  {
    id: "no-aftercare",
    title: "No written aftercare",
    reason:
      "Many problems appear only after you have left the clinic. Without written terms you may have to find care at home and pay for it yourself.",
    more: { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
  },
];
