import { priceIncludes } from "@/content/price-includes.ts";
import type { AverageCost, TreatmentSummary } from "@/content/schema.ts";
import { groupThousands, listInWords } from "@/lib/english.ts";

/** Both ends of a price: "£2,500-£4,500". */
export function amountsInWords({ low, high }: Pick<AverageCost, "low" | "high">): string {
  return `${formatPounds(low)}-${formatPounds(high)}`;
}

/** "£2,500-£4,500", "£800-£1,500 per implant", in the format of the specification. */
export function costInWords(cost: AverageCost): string {
  const amounts = amountsInWords(cost);
  return cost.unit === "whole treatment" ? amounts : `${amounts} ${cost.unit}`;
}

/** The price with its unit and what it includes: "£800-£1,500 per implant, without hotel and transfers". */
export function costInFull(cost: AverageCost): string {
  return `${amountsInWords(cost)} ${cost.unit}, ${priceIncludes[cost.includes]}`;
}

/** A unit for use in a sentence: "per tooth", "for the whole treatment". */
export function unitInWords(unit: AverageCost["unit"]): string {
  return unit === "whole treatment" ? "for the whole treatment" : unit;
}

/** A sentence that lists the units of several costs; `undefined` if all have the same unit. */
export function describeDifferentUnits(costs: readonly AverageCost[]): string | undefined {
  const units = new Set(costs.map(({ unit }) => unitInWords(unit)));
  const [first, ...others] = units;
  if (others.length === 0) return undefined;
  return `Some prices are ${listInWords([`${first}`, ...others.map((unit) => `others ${unit}`)])}.`;
}

/** Formats whole pounds: "£12,000". */
export function formatPounds(amount: number): string {
  return `£${groupThousands(amount)}`;
}

/** How many times as much the highest of several costs may be as the lowest, or bars would show hardly anything. */
const MOST_APART = 6;

/**
 * Upper end of the scale for costs of the same kind as `cost`, in pounds: the highest cost, rounded up. Scales start at
 * zero, so that a bar twice as long means twice the price. `undefined` if fewer than two costs are of this kind,
 * because a price per tooth, or without the hotel, cannot be compared with others; or if they are too far apart.
 */
export function costScale(
  costs: readonly AverageCost[],
  { unit, includes }: AverageCost,
): number | undefined {
  const ends = costs
    .filter((cost) => cost.unit === unit && cost.includes === includes)
    .map(({ high }) => high);
  const highest = Math.max(...ends);
  if (ends.length < 2 || highest > MOST_APART * Math.min(...ends)) return undefined;
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}

/** The costs that a list may show. Prices of prescription-only medicines may not be advertised. */
export function shownCosts(
  summaries: readonly Pick<TreatmentSummary, "averageCost" | "prescriptionOnly">[],
): AverageCost[] {
  return summaries.flatMap((summary) => (summary.prescriptionOnly ? [] : [summary.averageCost]));
}
