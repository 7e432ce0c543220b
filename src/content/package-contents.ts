import { EMERGENCY_IN_TURKEY } from "@shared/emergency.ts";
import { supportHours } from "./operator-texts.ts";

/** An item that a package includes or excludes. */
export type PackageItem = {
  /** For React keys and icons. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** What it means in practice, in a few short sentences. */
  readonly text: string;
};

/**
 * The packages that the quote form can show as chosen, by their ID in the form's address. The words
 * “all-inclusive” are not used, because flights and other things cost extra.
 */
export const quotePackages = {
  complete: "Treatment, hotel, transfers and aftercare",
} as const;
export type QuotePackage = keyof typeof quotePackages;

/** Whether a string from outside is the ID of a package. */
export function isQuotePackage(text: string | null): text is QuotePackage {
  return text !== null && Object.hasOwn(quotePackages, text);
}

/** What a package includes. Source: specification, section 9. */
export const includedInPackage: readonly PackageItem[] = [
  {
    id: "hotel",
    title: "4-star hotel",
    text: "A room for the recovery nights in your quote. Ask for a lift, a walk-in shower and a bed for a companion if you need them. A hotel is not a hospital: ask who checks on you there.",
  },
  {
    id: "transfers",
    title: "Transfers",
    text: "Between the airport, the hotel and the clinic. If you cannot sit or walk well after the operation, ask for a suitable car.",
  },
  {
    id: "aftercare",
    title: "Aftercare",
    text: "Check-ups at the clinic while you’re in Turkey, and written instructions to take home.",
  },
  {
    id: "consultation",
    title: "Pre-treatment consultation",
    text: "You speak to your surgeon or dentist, first by video or phone and then in person, before you consent.",
  },
  {
    id: "support",
    title: "24/7 support",
    text: `For practical help. ${supportHours} ${EMERGENCY_IN_TURKEY}`,
  },
];

/** What no package includes. Source: specification, section 9. */
export const excludedFromPackage: readonly PackageItem[] = [
  {
    id: "flights",
    title: "Flights",
    text: "You book them yourself. Choose a ticket that you can change, in case the surgeon asks you to stay longer.",
  },
  {
    id: "insurance",
    title: "Insurance",
    text: "Ordinary travel insurance usually excludes planned treatment and its complications. Ask your insurer in writing, or look for a policy made for medical travel.",
  },
  {
    id: "visas",
    title: "Visas",
    text: "Whether you need one depends on your passport and on how long you stay. Check the official rules before you book a flight.",
  },
  {
    id: "meals",
    title: "Meals outside the hotel",
    text: "The quote says which meals the hotel includes. You pay for all others.",
  },
  {
    id: "complications",
    title: "Complications",
    text: "The price does not cover extra tests, nights, medicines or operations. Before you book, ask who would pay for them.",
  },
];
