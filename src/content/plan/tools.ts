import { hrefTo } from "../../lib/routes.ts";

/** The "My plan" tools, in the order in which most people need them. */
export const planTools: readonly {
  /** For React keys. */
  readonly id: string;
  readonly title: string;
  /** What the tool does, in one sentence. */
  readonly text: string;
  readonly href: string;
}[] = [
  {
    id: "quotes",
    title: "Quotes side by side",
    text: "Compare what clinics have told you line by line, and ask for what is missing.",
    href: hrefTo.planQuotes(),
  },
  {
    id: "costs",
    title: "What it really costs",
    text: "Add flights, nights, insurance, lost pay and aftercare to the price.",
    href: hrefTo.planCosts(),
  },
  {
    id: "dates",
    title: "Dates",
    text: "Find out when to arrive, fly home and go back to work, and what to arrange beforehand.",
    href: hrefTo.planDates(),
  },
  {
    id: "checklist",
    title: "Questions and documents",
    text: "See what to ask, bring and look up, and print a sheet for the clinic and one for your GP.",
    href: hrefTo.planChecklist(),
  },
];
