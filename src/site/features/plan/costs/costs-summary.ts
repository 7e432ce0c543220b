import { parseAmount } from "../amounts.ts";
import type { Plan } from "../plan.ts";
import { totalInWords, wholeCost } from "./whole-cost.ts";

/** The price of the treatment and the whole cost of a plan; none if no amounts have been entered. */
export function costsInLines(plan: Plan): string[] {
  const { total, missing, lines } = wholeCost(plan);
  if (missing.length === lines.length) return [];
  const left = missing.length === 1 ? "1 cost is" : `${missing.length} costs are`;
  const without = missing.length > 0 ? ` (${left} not counted)` : "";
  const price = plan.costs.amounts.treatment?.trim() ?? "";
  const isPrice = typeof parseAmount(price, { currency: "GBP" }) === "object";
  return [
    ...(isPrice ? [`Price of the treatment: ${price}`] : []),
    `Whole cost, including travel: ${totalInWords(total)}${without}`,
  ];
}
