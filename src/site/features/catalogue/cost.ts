import type { AverageCost, TreatmentSummary } from "@/content/schema.ts";
import { groupThousands, listInWords } from "@/lib/english.ts";

/** "£2,500-£4,500", "£800-£1,500 per implant", in the format of the specification. */
export function costInWords({ low, high, unit }: AverageCost): string {
  const amounts = `${formatPounds(low)}-${formatPounds(high)}`;
  return unit === "whole treatment" ? amounts : `${amounts} ${unit}`;
}

/** Like `costInWords`, but always with the unit: "£2,500-£4,500 for the whole treatment". */
export function costWithUnit(cost: AverageCost): string {
  const price = costInWords(cost);
  return cost.unit === "whole treatment" ? `${price} ${unitInWords(cost.unit)}` : price;
}

type Unit = AverageCost["unit"];

/** A unit for use in a sentence: "per tooth", "for the whole treatment". */
export function unitInWords(unit: Unit): string {
  return unit === "whole treatment" ? "for the whole treatment" : unit;
}

/** The unit of a category's lowest price. */
export function priceUnitInWords(category: {
  priceFrom: string;
  priceUnit?: Unit | undefined;
}): string {
  return unitInWords(category.priceUnit ?? "whole treatment");
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

/**
 * Upper end of the scale for costs with one unit, in pounds: the highest cost, rounded up. Scales start at
 * zero, so that a bar twice as long means twice the price. `undefined` if fewer than two costs have the unit,
 * because a price per tooth cannot be compared with a price for a whole mouth.
 */
export function costScale(costs: readonly AverageCost[], unit: Unit): number | undefined {
  const alike = costs.filter((cost) => cost.unit === unit);
  if (alike.length < 2) return undefined;
  const highest = Math.max(...alike.map(({ high }) => high));
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}

/** The costs that a list may show. Prices of prescription-only medicines may not be advertised. */
export function shownCosts(
  summaries: readonly Pick<TreatmentSummary, "averageCost" | "prescriptionOnly">[],
): AverageCost[] {
  return summaries.flatMap((summary) => (summary.prescriptionOnly ? [] : [summary.averageCost]));
}
