import type { Range, Visit } from "../schema.ts";

/** Days in Turkey, from arrival to the earliest usual flight, or to a flight after another wait. */
export function stayOf(
  { daysBefore, treatmentDays, earliestFlight }: Visit,
  { min, max }: Range = earliestFlight,
): Range {
  return {
    min: daysBefore + (treatmentDays?.min ?? 0) + min,
    max: daysBefore + (treatmentDays?.max ?? 0) + max,
  };
}

/** The visit with the longest stay, which a plan uses until somebody says which visit it is for. */
export function longestVisit(visits: readonly Visit[]): Visit | undefined {
  return [...visits].sort((one, other) => stayOf(other).max - stayOf(one).max)[0];
}
