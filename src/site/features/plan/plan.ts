import { readBasics } from "./basics.ts";
import { readChecklist } from "./checklist/checklist-part.ts";
import { readCosts } from "./costs/costs-part.ts";
import { readDates } from "./dates/dates-part.ts";
import { readQuotes } from "./quotes/quotes-part.ts";
import { fieldsOf } from "./read-values.ts";

/** Increase this if older plans can no longer be read, and convert them in `parsePlan`. */
const VERSION = 1;

/** All data of a plan. Each tool defines its own part in a separate file. */
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

/** The parts that tools can change. */
export type PlanPart = Exclude<keyof Plan, "version">;

export const emptyPlan: Plan = planOf({});

/**
 * Parses a plan. Returns `undefined` for anything else and for unknown
 * versions.
 */
export function parsePlan(stored: unknown): Plan | undefined {
  const fields = fieldsOf(stored);
  return fields.version === VERSION ? planOf(fields) : undefined;
}

/** Whether the plan contains no data. */
export function isEmptyPlan(plan: Plan): boolean {
  return JSON.stringify(plan) === JSON.stringify(emptyPlan);
}

/**
 * Parses a plan from a file or a link. Returns `undefined` for anything that reads as empty, because that is not a
 * plan: another app's file may also contain `"version": 1`.
 */
export function parseReceivedPlan(stored: unknown): Plan | undefined {
  const plan = parsePlan(stored);
  return plan && !isEmptyPlan(plan) ? plan : undefined;
}
