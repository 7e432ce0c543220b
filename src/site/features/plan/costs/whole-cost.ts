import { type CostLine, costLines } from "@/content/plan/costs.ts";
import { type Amount, type AmountOptions, parseAmount, times } from "../amounts.ts";
import type { CostsPart } from "./costs-part.ts";

/** The minimum, likely and maximum cost, in ascending order. */
export type Estimate = { readonly low: number; readonly likely: number; readonly high: number };

const nothing: Estimate = { low: 0, likely: 0, high: 0 };

/** The default counts. */
export const defaultCounts: Partial<Record<CostLine["id"], string>> = {
  flights: "1",
  nights: "2",
};

/** The middle of a range, or its lower end if there is no upper limit. */
function middle({ low, high }: Amount): number {
  return Number.isFinite(high) ? (low + high) / 2 : low;
}

/** How to parse the amount of a line. All amounts are in pounds. */
export function amountOptionsOf({ count }: CostLine): AmountOptions {
  return { each: count !== undefined, currency: "GBP" };
}

function readable(text: string, options: AmountOptions = {}): Amount | undefined {
  const amount = parseAmount(text, options);
  return amount === "unclear" ? undefined : amount;
}

/** The number by which a line's amount is multiplied. */
export function countOf(line: CostLine, costs: CostsPart): Amount | undefined {
  return readable(costs.counts[line.id] ?? defaultCounts[line.id] ?? "", { each: true });
}

/** The estimated cost of a line; `undefined` if its amount is empty or cannot be parsed. */
function estimateOf(line: CostLine, costs: CostsPart): Estimate | undefined {
  const amount = readable(costs.amounts[line.id] ?? "", amountOptionsOf(line));
  if (!amount) return undefined;
  if (line.id === "reserve") return { low: 0, likely: 0, high: amount.high };
  if (line.id === "return") {
    const chance = chanceOf(costs);
    return chance === undefined
      ? undefined
      : {
          low: 0,
          likely: chance === 0 ? 0 : middle(amount) * chance,
          high: chance === 0 ? 0 : amount.high,
        };
  }
  const count = line.count ? countOf(line, costs) : { low: 1, high: 1 };
  if (!count) return undefined;
  const { low, high } = times(amount, count);
  return { low, likely: Math.min(middle(amount) * middle(count), high), high };
}

/** The probability of a return trip, from 0 to 1; `undefined` if it is empty or not a percentage. */
export function chanceOf({ chance }: CostsPart): number | undefined {
  const typed = readable(chance.replace("%", ""));
  return typed && typed.high <= 100 ? middle(typed) / 100 : undefined;
}

/** The whole cost, the cost of each line, and the lines that are not included. */
export function wholeCost(costs: CostsPart): {
  total: Estimate;
  lines: readonly { line: CostLine; estimate: Estimate | undefined }[];
  missing: readonly CostLine[];
} {
  const lines = costLines.map((line) => ({ line, estimate: estimateOf(line, costs) }));
  return {
    lines,
    missing: lines.filter(({ estimate }) => !estimate).map(({ line }) => line),
    total: lines.reduce(
      (sum, { estimate = nothing }) => ({
        low: sum.low + estimate.low,
        likely: sum.likely + estimate.likely,
        high: sum.high + estimate.high,
      }),
      nothing,
    ),
  };
}
