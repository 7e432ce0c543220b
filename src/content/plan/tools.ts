import { hrefTo } from "../../lib/routes.ts";

export type PlanToolId = "costs" | "dates" | "quotes" | "checklist";

/** The "My plan" tools, in the order in which most people need them. */
export const planTools: readonly {
  readonly id: PlanToolId;
  readonly title: string;
  /** What the tool does, in one sentence. */
  readonly text: string;
  readonly href: string;
  /** The tool as a link on the page of a treatment. */
  readonly question?: string;
  /** The tool in the tabs of the plan. */
  readonly tab: string;
}[] = [
  {
    id: "costs",
    title: "What it really costs",
    text: "Add flights, nights, insurance, lost pay and aftercare to the price.",
    href: hrefTo.planCosts(),
    question: "What it really costs",
    tab: "Costs",
  },
  {
    id: "dates",
    title: "Dates",
    text: "Find out when to arrive, fly home and go back to work, and what to arrange beforehand.",
    href: hrefTo.planDates(),
    question: "When could I fly?",
    tab: "Dates",
  },
  {
    id: "quotes",
    title: "Quotes side by side",
    text: "Compare what clinics have told you line by line, and ask for what is missing.",
    href: hrefTo.planQuotes(),
    question: "Compare quotes I have",
    tab: "Quotes",
  },
  {
    id: "checklist",
    title: "Questions and documents",
    text: "See what to ask, bring and look up, and print a sheet for the clinic and one for your GP.",
    href: hrefTo.planChecklist(),
    tab: "Questions",
  },
];
