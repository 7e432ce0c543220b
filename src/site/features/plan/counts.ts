import { type Amount, about, parseAmount, pricedUnits, tidy } from "@shared/amounts.ts";

/** What a count counts. */
export type CountUnit = "people" | "trips" | "nights" | "days" | "units";

const units: Record<CountUnit, RegExp> = {
  people: /\b(people|persons?|adults?|travellers?)\b/g,
  trips: /\b(trips?|visits?)\b/g,
  nights: /\bnights?\b/g,
  days: /\b(working )?days?\b/g,
  /** Of a price: implants, teeth, eyes, sessions. */
  units: pricedUnits,
};
const smallNumbers = "zero one two three four five six seven eight nine ten".split(" ");

/** More than any real count. */
const MAX_COUNT = 1000;

/**
 * Parses a number of people, trips, nights, days or units of a price: "2", "two adults", "10 to 14 days", "2 weeks". "About" changes
 * nothing, because there is no 10% of a person. Returns `undefined` for an empty text and "unclear" for one that
 * cannot be parsed.
 */
export function parseCount(text: string, unit: CountUnit): Amount | "unclear" | undefined {
  const plain = tidy(text)
    .replace(/\b[a-z]+\b/g, (word) => {
      const value = smallNumbers.indexOf(word);
      return value < 0 ? word : String(value);
    })
    .replace(about, " ");
  const bare = plain.replace(units[unit], " ");
  const days = bare.replace(/\bweeks?\b/, " ");
  const inWeeks = days !== bare;
  // "1 week to 10 days" has two units.
  if (inWeeks && (bare !== plain || !["nights", "days"].includes(unit))) return "unclear";
  const count = parseAmount(days, { currency: "none" });
  if (count === undefined || count === "unclear") return count;
  const { low, high } = count;
  if (low % 1 > 0 || (Number.isFinite(high) && (high % 1 > 0 || high > MAX_COUNT)))
    return "unclear";
  const factor = inWeeks ? 7 : 1;
  return { low: low * factor, high: high * factor };
}

/** For example "2", "2 to 4", "2 or more". Can be parsed again. */
export function countInWords({ low, high }: Amount): string {
  if (high === low) return String(low);
  return Number.isFinite(high) ? `${low} to ${high}` : `${low} or more`;
}
