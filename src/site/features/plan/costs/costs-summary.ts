import { amountInWords } from "../amounts.ts";
import type { Plan } from "../plan.ts";
import { rangeOf, wholeCost } from "./whole-cost.ts";

/** The whole cost of a plan as one line; none if no amounts have been entered. */
export function costsInLines(plan: Plan): string[] {
  const { total, missing, lines } = wholeCost(plan);
  if (missing.length === lines.length) return [];
  const left = missing.length === 1 ? "1 cost is" : `${missing.length} costs are`;
  const without = missing.length > 0 ? ` (${left} not counted)` : "";
  return [`Whole cost, including travel: ${amountInWords(rangeOf(total))}${without}`];
}
