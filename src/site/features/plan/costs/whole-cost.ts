import {
  type Amount,
  type AmountOptions,
  amountInWords,
  NOTHING,
  parseAmount,
  sum,
  times,
  UNKNOWN,
} from "@shared/amounts.ts";
import { type CostLine, costLines } from "@/content/plan/cost-lines.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { severalTrips } from "@/content/treatments/several-trips.ts";
import { type CountUnit, countInWords, parseCount } from "../counts.ts";
import type { Plan } from "../plan.ts";
export const ENDS = ["low", "likely", "high"] as const;

/**
 * The lowest, likely and highest cost. Each is a single number, or has no upper limit if something is missing: "£2,500
 * or more".
 */
export type Estimate = Readonly<Record<(typeof ENDS)[number], Amount>>;

/** The parts of a plan that the whole cost depends on. */
type CostsInput = Pick<Plan, "basics" | "costs">;

const exactly = (value: number): Amount => ({ low: value, high: value });
/** A number, or at least that number. */
const orMore = (value: number, isOpen: boolean): Amount => ({
  low: value,
  high: isOpen ? UNKNOWN.high : value,
});

/** The highest known number of a range. */
function top({ low, high }: Amount): number {
  return Number.isFinite(high) ? high : low;
}

/** The middle of a range, or its lower end if there is no upper limit. */
function middle(amount: Amount): number {
  return (amount.low + top(amount)) / 2;
}

/** How to parse the amount of a line. All amounts are in pounds. */
export function amountOptionsOf({ count }: CostLine): AmountOptions & { currency: "GBP" } {
  return { each: count !== undefined, currency: "GBP" };
}

function readable<Value>(parsed: Value | "unclear" | undefined): Value | undefined {
  return parsed === "unclear" ? undefined : parsed;
}

/** The number of trips that treatments usually need, if several fit into one trip. */
function usualTrips(treatments: readonly TreatmentSlug[]): Amount {
  const ranges = treatments.flatMap((slug) => severalTrips[slug] ?? []);
  return {
    low: Math.max(1, ...ranges.map(({ min }) => min)),
    high: Math.max(1, ...ranges.map(({ max }) => max)),
  };
}

/** The number in a count's field: as entered, or the default. */
export function typedCount({ basics, costs }: CostsInput, id: string): string {
  const usual = id === "trips" ? countInWords(usualTrips(basics.treatments)) : "";
  return costs.counts[id] ?? (id === "flights" ? "1" : usual);
}

/** The number of people, nights or days of a line, and the number of trips. */
export function countsOf(line: CostLine, input: CostsInput): readonly (Amount | undefined)[] {
  if (!line.count) return [];
  const count = (id: string, unit: CountUnit) => readable(parseCount(typedCount(input, id), unit));
  return [count(line.id, line.count.unit), count("trips", "trips")];
}

/** The estimated cost of a line; `undefined` if it is empty or cannot be parsed. */
function estimateOf(line: CostLine, input: CostsInput): Estimate | undefined {
  const { costs } = input;
  const amount = readable(parseAmount(costs.amounts[line.id] ?? "", amountOptionsOf(line)));
  if (!amount) return undefined;
  const isOpen = !Number.isFinite(amount.high);
  if (line.id === "reserve") {
    return { low: NOTHING, likely: NOTHING, high: orMore(top(amount), isOpen) };
  }
  if (line.id === "return") {
    const chance = readable(parseChance(costs.chance));
    if (chance === undefined) return undefined;
    if (chance === 0) return { low: NOTHING, likely: NOTHING, high: NOTHING };
    return {
      low: NOTHING,
      likely: orMore(middle(amount) * chance, isOpen),
      high: orMore(top(amount), isOpen),
    };
  }
  const factors = [amount];
  for (const count of countsOf(line, input)) {
    if (!count) return undefined;
    factors.push(count);
  }
  const { low, high } = factors.reduce(times);
  const product = (of: (factor: Amount) => number) =>
    orMore(
      factors.map(of).reduce((all, each) => all * each, 1),
      !Number.isFinite(high),
    );
  return { low: exactly(low), likely: product(middle), high: product(top) };
}

/** What a missing line adds: an unknown amount, except to figures that never include the line. */
function unknownOf({ id }: CostLine): Estimate {
  return {
    low: id === "reserve" || id === "return" ? NOTHING : UNKNOWN,
    likely: id === "reserve" ? NOTHING : UNKNOWN,
    high: UNKNOWN,
  };
}

/**
 * Parses a probability: "5", "5%", "5 to 10%", "1 in 20". Returns the middle of a range as a number from 0 to 1,
 * `undefined` for an empty text, and "unclear" for anything else.
 */
export function parseChance(text: string): number | "unclear" | undefined {
  const odds = /^\s*(\d+) *(?:in|out of|\/) *(\d+)\s*$/i.exec(text);
  const percent = odds
    ? exactly((100 * Number(odds[1])) / Number(odds[2]))
    : parseAmount(text.replace(/%|\bper ?cent\b/gi, " "), { currency: "none" });
  if (percent === undefined || percent === "unclear") return percent;
  return percent.high <= 100 ? middle(percent) / 100 : "unclear";
}

/** The whole cost, the cost of each line, and the lines that are not included. */
export function wholeCost(input: CostsInput): {
  total: Estimate;
  lines: readonly { line: CostLine; estimate: Estimate | undefined }[];
  missing: readonly CostLine[];
} {
  const lines = costLines.map((line) => ({ line, estimate: estimateOf(line, input) }));
  const total = (end: keyof Estimate) =>
    sum(lines.map(({ line, estimate = unknownOf(line) }) => estimate[end]));
  return {
    lines,
    missing: lines.filter(({ estimate }) => !estimate).map(({ line }) => line),
    total: { low: total("low"), likely: total("likely"), high: total("high") },
  };
}

/** "£3,200 to £6,000", and "or more" if there is no upper end. Never the lowest figure alone. */
export function rangeInWords({ low, high }: Estimate): string {
  const ends = amountInWords({ low: low.low, high: high.low });
  return Number.isFinite(high.high) ? ends : `${ends} or more`;
}

/** "likely £4,600, in the range £3,200 to £6,000"; only one amount if low, likely and high are the same. */
function totalInWords(total: Estimate): string {
  const { low, likely, high } = total;
  if (low.low === high.low) return rangeInWords(total);
  return `likely ${amountInWords(likely)}, in the range ${rangeInWords(total)}`;
}

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
