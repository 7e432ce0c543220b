import { isEmptyPlan, type Plan, parsePlan } from "./plan.ts";

/**
 * Parses a plan from a file or a link. Returns `undefined` for anything that reads as empty, because that is not a
 * plan: another app's file may also contain `"version": 1`.
 */
export function parseReceivedPlan(stored: unknown): Plan | undefined {
  const plan = parsePlan(stored);
  return plan && !isEmptyPlan(plan) ? plan : undefined;
}
