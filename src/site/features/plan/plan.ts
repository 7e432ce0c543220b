import { readBasics } from "./basics-part.ts";
import { readChecklist } from "./checklist/checklist-part.ts";
import { readCosts } from "./costs/costs-part.ts";
import { readDates } from "./dates/dates-part.ts";
import { readQuotes } from "./quotes/quotes-part.ts";
import { fieldsOf } from "./read-values.ts";

/** Raise it when an older plan can no longer be read, and convert the older one in `parsePlan`. */
const VERSION = 1;

/** What a person has collected. Each tool defines its own part in a separate file. */
function planOf(stored: Readonly<Record<string, unknown>>) {
  const dates = readDates(stored.dates);
  return {
    version: VERSION,
    basics: readBasics(
      stored.basics,
      dates.treatments.map(({ slug }) => slug),
    ),
    dates,
    checklist: readChecklist(stored.checklist),
    quotes: readQuotes(stored.quotes),
    costs: readCosts(stored.costs),
  };
}

export type Plan = ReturnType<typeof planOf>;

/** The parts that the tools change. */
export type PlanPart = Exclude<keyof Plan, "version">;

/** A plan with nothing in it. */
export const emptyPlan: Plan = planOf({});

/** Reads a plan from outside. `undefined` for anything else, or for a version that is not known. */
export function parsePlan(stored: unknown): Plan | undefined {
  const fields = fieldsOf(stored);
  return fields.version === VERSION ? planOf(fields) : undefined;
}

/** Whether nobody has put anything into the plan. */
export function isEmptyPlan(plan: Plan): boolean {
  return JSON.stringify(plan) === JSON.stringify(emptyPlan);
}
