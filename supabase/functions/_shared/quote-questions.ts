import type { QuoteAnswers } from "./quote.ts";
import type { QuoteLineId, QuoteLineTexts } from "./quote-lines.ts";
import { gapsOf } from "./quote-total.ts";

/** What to ask a clinic about a line of its quote. In a separate module, because a total does not need it. */
type LineQuestion = {
  /** The question to ask the clinic. */
  readonly question: string;
  /** What to enter, if the label does not make it clear. */
  readonly hint?: string;
};

/** The question for each line. */
export const lineQuestions: Readonly<Record<QuoteLineId, LineQuestion>> = {
  surgeon: {
    hint: "Full name of the surgeon or dentist. “Our team” is not a name.",
    question:
      "What is the full name of the person who will treat me, and their registered specialty? Will anyone else do part of the treatment?",
  },
  hospital: {
    hint: "The name on its licence",
    question:
      "Where will the treatment take place? Please give the name and address on the licence.",
  },
  implant: {
    hint: "Brand and number or size. Write “none” if nothing stays in the body.",
    question:
      "Which implants or other materials will you use? Please give the brand, model and number.",
  },
  "dental-material": {
    hint: "Brand, material and number",
    question:
      "Which implants, crowns or veneers will you use, and how many? Please give the brand and material.",
  },
  grafts: {
    hint: "How many, and who removes and places them",
    question:
      "How many grafts are included in the price? Will a doctor or a technician remove and place them?",
  },
  lens: {
    hint: "Brand and model, and for which eye",
    question:
      "Which lens or laser will you use? Please give the brand and model. Is the price for one eye?",
  },
  sessions: {
    hint: "What is used, and how many sessions",
    question:
      "Which product or device will you use, and how many sessions are included in the price?",
  },
  anaesthetist: {
    question: "Which anaesthetic will I have, who will give it, and is it included in the price?",
  },
  tests: {
    question: "Which tests do I need before the treatment, and are they included in the price?",
  },
  medicines: {
    question: "Are the medicines that I need afterwards included in the price?",
  },
  garments: {
    question: "Are compression garments and dressings included in the price, and how many?",
  },
  "hospital-nights": {
    question:
      "How many nights in hospital are included in the price, and what does another night cost?",
  },
  "hotel-nights": {
    question:
      "How many hotel nights are included in the price, in which hotel, and what does another night cost?",
  },
  transfers: {
    question:
      "Are transfers to and from the airport, and to every check-up, included in the price?",
  },
  "check-ups": {
    question:
      "Which check-ups are included in the price, in Turkey and once I’m home? How do I reach the surgeon from home?",
  },
  complications: {
    question:
      "If there is a complication, which treatment, nights and flights will you pay for, and for how long?",
  },
  revision: {
    hint: "What the clinic corrects free of charge, and for how long",
    question: "If a correction is needed, what will you do free of charge, and for how long?",
  },
  guarantee: {
    hint: "What it covers, and what makes it invalid. Write “none” if there is none.",
    question: "Is there a guarantee? Please send its written terms.",
  },
  deposit: {
    hint: "How much, and when it is paid back",
    question: "How much is the deposit, who do I pay it to, and when can I get it back?",
  },
};

/** Questions about parts of a quote that are not lines. */
export const quoteQuestions = {
  price: "What is the total price, including taxes?",
  highestPrice: "You gave me the lowest price. What is the most that I could pay, including taxes?",
  date: "What is the date of the quote, and until when is the price valid?",
} as const;

/** The questions that a quote leaves unanswered, in the order of its lines. */
export function openQuestions(quote: QuoteAnswers, lines: readonly QuoteLineTexts[]): string[] {
  return gapsOf(quote, lines).map((gap) =>
    gap === "price" || gap === "highestPrice" || gap === "date"
      ? quoteQuestions[gap]
      : lineQuestions[gap].question,
  );
}

/** How the patient asks a clinic, and how the team asks for the patient. */
const askers = {
  patient: { why: "Before I decide, could you", tell: "tell me", note: "" },
  team: {
    why: "Before the patient decides, could you",
    tell: "tell us",
    note: " They are worded as the patient would ask them.",
  },
} as const;

type MissingMessageOptions = {
  clinic: string;
  /** What the quote is for, or empty. */
  about: string;
  asker: keyof typeof askers;
  /** The name below the message, or empty. */
  from?: string;
};

/** A message that asks a clinic for the missing details; `undefined` if there are none. */
export function missingMessage(
  quote: QuoteAnswers,
  lines: readonly QuoteLineTexts[],
  { clinic, about, asker, from = "" }: MissingMessageOptions,
): { subject: string; body: string } | undefined {
  const questions = openQuestions(quote, lines);
  if (questions.length === 0) return undefined;
  const { why, tell, note } = askers[asker];
  const whatFor = about ? ` for ${about}` : "";
  return {
    subject: `Questions about your quote${whatFor}`,
    body: [
      `Hello${clinic.trim() ? ` ${clinic.trim()}` : ""},`,
      "",
      `Thank you for your quote${whatFor}. ${why} please answer ${
        questions.length === 1 ? "this question" : "these questions"
      } in writing?${note}`,
      "",
      ...questions.map((question, index) => `${index + 1}. ${question}`),
      "",
      `If something is not included in the price, please ${tell} what it costs.`,
      "",
      "Thank you",
      ...(from ? [from] : []),
    ].join("\n"),
  };
}
