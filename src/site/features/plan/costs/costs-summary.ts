import { amountInWords } from "../amounts.ts";
import type { Plan } from "../plan.ts";
import { wholeCost } from "./whole-cost.ts";

/** The whole cost of a plan in a line; none where nothing is typed. */
export function costsInLines({ costs }: Plan): string[] {
  const { total, missing, lines } = wholeCost(costs);
  return missing.length === lines.length
    ? []
    : [`Whole cost, including travel: ${amountInWords(total)}`];
}
