import type { Page } from "@playwright/test";
import { quoteLines } from "@shared/quote-lines.ts";
import { NOTES_LENGTH } from "../src/site/features/plan/basics-limits.ts";

/** Stores a plan in the browser before a page opens. */
export async function withPlan(page: Page, plan: object): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem("plan", stored),
    JSON.stringify({ version: 1, ...plan }),
  );
}

/** Text of the given length. */
function words(length: number): string {
  return "Words that go on, one after another. ".repeat(length).slice(0, length);
}

/** Quotes from clinics with long names, in which every line has an answer of the given length. */
export function quotesOfFive(letters: number, clinics = 5) {
  const answers = ["included", "extra", "not-said"] as const;
  const currencies = ["GBP", "EUR", "GBP", "USD", "TRY"] as const;
  return {
    kind: "operation",
    rates: { EUR: "1.154", USD: "1.27", TRY: "56.789" },
    quotes: currencies.slice(0, clinics).map((currency, index) => ({
      id: String(index),
      // As long as a name can be.
      clinic: `International Hospital for Plastic Surgery and Hair, İzmir ${index}`,
      price: ["2,500 to 3,000", "2.990,00", "from 2k", "4200", "about 140 000"][index],
      currency,
      date: `2026-11-1${index}`,
      lines: Object.fromEntries(
        quoteLines.map(({ id }, line) => [
          id,
          {
            answer: letters === 0 ? "not-said" : answers[(line + index) % answers.length],
            words: words(letters),
            amount: "about 120 to 150",
          },
        ]),
      ),
      signs: ["pressure", "several-operations"],
    })),
  };
}

/** A plan in which every tool has something to show. */
export const examplePlan = {
  basics: {
    treatments: ["rhinoplasty", "liposuction"],
    city: "İzmir",
    notes: "I faint at needles. Ask about scars.",
  },
  quotes: quotesOfFive(20),
  costs: {
    amounts: {
      treatment: "£2,500 to £3,500",
      flights: "£150 to £250",
      nights: "about 60",
      pay: "90",
      return: "800 to 1,200",
      reserve: "500",
    },
    counts: { flights: "2", pay: "10" },
    chance: "10",
    home: "£5,000 to £7,000",
  },
  dates: {
    treatments: [
      { slug: "rhinoplasty", visit: "" },
      { slug: "liposuction", visit: "" },
    ],
    anchor: "operation",
    date: "2027-07-05",
    flight: "2027-07-08",
    daysInTurkey: "80",
  },
  checklist: {
    clinics: [
      { id: "a", name: "Clinic A" },
      { id: "b", name: "Clinic B" },
    ],
    answers: { a: { surgeon: "Dr A. Example, plastic surgery" } },
    onSheet: ["surgeon", "building"],
    done: ["a/ask-licence"],
    conditions: ["clot", "nicotine"],
    medicines: "Ramipril 5 mg, once a day",
  },
};

/** The same plan with every field of "My plan" and of the costs as full as possible. */
export const fullestPlan = {
  ...examplePlan,
  basics: {
    treatments: ["rhinoplasty", "liposuction", "facelift", "bbl", "fue", "abdominoplasty"],
    city: "İstanbul",
    notes: words(NOTES_LENGTH),
  },
  costs: {
    ...examplePlan.costs,
    amounts: Object.fromEntries(
      [
        "treatment",
        "flights",
        "nights",
        "companion",
        "insurance",
        "pay",
        "aftercare",
        "return",
        "reserve",
      ].map((id) => [id, "between £12,345 and £23,456"]),
    ),
    counts: { flights: "2 to 4", nights: "3 to 12", pay: "10 to 20" },
  },
};
