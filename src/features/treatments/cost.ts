import { groupThousands, listInWords } from "@/lib/english.ts";

/** A cost as a range of whole pounds. */
export type CostRange = {
  from: number;
  to: number;
  /** What the amounts are for, in words ("per implant"); `undefined` for the whole treatment. */
  unit: string | undefined;
};

const pattern = /^£([\d,]+)-£([\d,]+)(?: (per .+))?$/;

/**
 * Reads the text of an average cost: "£1,200-£2,500 per eye". Throws on anything else, since the
 * content's tests let nothing else through.
 */
export function parseCostRange(averageCost: string): CostRange {
  const [, from, to, unit] = pattern.exec(averageCost) ?? [];
  if (from === undefined || to === undefined) {
    throw new Error(`"${averageCost}" is not a range of costs in pounds.`);
  }
  return { from: poundsIn(from), to: poundsIn(to), unit };
}

function poundsIn(text: string): number {
  return Number(text.replaceAll(",", ""));
}

/** A sentence to stand beside costs that are not for the same thing; `undefined` where they are. */
export function describeUnlikeUnits(ranges: readonly CostRange[]): string | undefined {
  const kinds = new Set(ranges.map(({ unit = "for the whole treatment" }) => `some are ${unit}`));
  return kinds.size > 1
    ? `These costs do not count the same thing: ${listInWords([...kinds])}.`
    : undefined;
}

/** An amount of whole pounds as people write it: "£12,000". */
export function formatPounds(amount: number): string {
  return `£${groupThousands(amount)}`;
}

/**
 * The top of a scale that several costs share, in pounds: the highest of them, rounded up so that
 * the scale ends at a round number. Scales start at nothing, so that twice as long is twice as dear.
 */
export function costScale(ranges: readonly CostRange[]): number {
  const highest = Math.max(...ranges.map((range) => range.to));
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}
