/** Kinds of treatment, each with its own lines in a quote. */
export const quoteKinds = {
  operation: "An operation",
  dental: "Dental treatment",
  hair: "A hair transplant",
  eyes: "Eye treatment",
  skin: "Skin treatment",
} as const;
export type QuoteKind = keyof typeof quoteKinds;

/** For React keys, and in stored plans. Must never be changed. */
export type QuoteLineId =
  | "surgeon"
  | "hospital"
  | "implant"
  | "dental-material"
  | "grafts"
  | "lens"
  | "sessions"
  | "anaesthetist"
  | "tests"
  | "medicines"
  | "garments"
  | "hospital-nights"
  | "hotel-nights"
  | "transfers"
  | "check-ups"
  | "complications"
  | "revision"
  | "guarantee"
  | "deposit";

/** A line of a clinic's quote. Its question and hint are in `quote-questions.ts`. */
export type QuoteLineTexts = {
  readonly id: QuoteLineId;
  /** Label of the line. */
  readonly label: string;
  /** A `fact` is answered in words. A `cost` is included in the price or extra. */
  readonly type: "fact" | "cost";
  /** Kinds of treatment that have the line. Omitted for a line that applies to all. */
  readonly kinds?: readonly QuoteKind[];
  /** Label for the details of a cost, if they matter. */
  readonly detail?: string;
};

/** All lines, in the best order for reading a quote. */
export const quoteLines: readonly QuoteLineTexts[] = [
  {
    id: "surgeon",
    label: "Who treats you",
    type: "fact",
  },
  {
    id: "hospital",
    label: "Hospital or clinic",
    type: "fact",
  },
  {
    id: "implant",
    label: "Implants or mesh",
    type: "fact",
    kinds: ["operation"],
  },
  {
    id: "dental-material",
    label: "Implants, crowns or veneers",
    type: "fact",
    kinds: ["dental"],
  },
  {
    id: "grafts",
    label: "Grafts",
    type: "fact",
    kinds: ["hair"],
  },
  {
    id: "lens",
    label: "Lens or laser",
    type: "fact",
    kinds: ["eyes"],
  },
  {
    id: "sessions",
    label: "Product and sessions",
    type: "fact",
    kinds: ["skin"],
  },
  {
    id: "anaesthetist",
    label: "Anaesthetic",
    type: "cost",
    kinds: ["operation", "dental", "eyes"],
    detail: "Which kind, and who gives it",
  },
  {
    id: "tests",
    label: "Tests before treatment",
    type: "cost",
  },
  {
    id: "medicines",
    label: "Medicines",
    type: "cost",
  },
  {
    id: "garments",
    label: "Garments and dressings",
    type: "cost",
    kinds: ["operation"],
  },
  {
    id: "hospital-nights",
    label: "Nights in hospital",
    type: "cost",
    kinds: ["operation"],
    detail: "How many nights",
  },
  {
    id: "hotel-nights",
    label: "Nights in a hotel",
    type: "cost",
    detail: "How many nights",
  },
  {
    id: "transfers",
    label: "Transfers",
    type: "cost",
  },
  {
    id: "check-ups",
    label: "Check-ups",
    type: "cost",
    detail: "How many, and until when",
  },
  {
    id: "complications",
    label: "Complications",
    type: "cost",
    detail: "What is covered, and for how long",
  },
  {
    id: "revision",
    label: "Revision terms",
    type: "fact",
  },
  {
    id: "guarantee",
    label: "Guarantee",
    type: "fact",
  },
  {
    id: "deposit",
    label: "Deposit",
    type: "fact",
  },
];

/** The lines for a kind of treatment. */
export function linesOfKind(kind: QuoteKind): readonly QuoteLineTexts[] {
  return quoteLines.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
}

/** Whether a string is a kind of quote. */
export function isQuoteKind(text: string): text is QuoteKind {
  return Object.hasOwn(quoteKinds, text);
}
