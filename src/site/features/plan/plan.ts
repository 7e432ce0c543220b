import { emptyBasics } from "./basics.ts";
import { emptyChecklist } from "./checklist/checklist.ts";
import { emptyCosts } from "./costs/costs.ts";
import { emptyDates } from "./dates/dates.ts";
import type { Plan } from "./plan-schema.ts";
import { emptyQuotes } from "./quotes/quotes.ts";

export type { Plan };

/** The parts that the tools change. */
export type PlanPart = Exclude<keyof Plan, "version">;

/** A plan with nothing in it. Apart from the schema, which is loaded only when there is something to read. */
export const emptyPlan: Plan = {
  version: 1,
  basics: emptyBasics,
  dates: emptyDates,
  checklist: emptyChecklist,
  quotes: emptyQuotes,
  costs: emptyCosts,
};

/** Whether nobody has put anything into the plan. */
export function isEmptyPlan(plan: Plan): boolean {
  return JSON.stringify(plan) === JSON.stringify(emptyPlan);
}
