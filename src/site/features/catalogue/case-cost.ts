import type { AverageCost } from "@/content/schema.ts";
import { groupThousands } from "@/lib/english.ts";
import { amountsInWords } from "./cost.ts";

/** The units that a visitor enters to estimate the price of their own case. */
export type Counted = {
  /** Singular and plural. */
  one: string;
  many: string;
  /** The initial number, and the maximum that the estimate accepts. */
  start: number;
  max: number;
};

/** The units by which a price is multiplied or divided; `undefined` for a whole treatment. */
export function countedBy(cost: AverageCost, sessions = 1): Counted | undefined {
  if (cost.grafts) return { one: "graft", many: "grafts", ...cost.grafts };
  switch (cost.unit) {
    case "per implant":
      return { one: "implant", many: "implants", start: 2, max: 16 };
    case "per tooth":
      return { one: "tooth", many: "teeth", start: 2, max: 32 };
    case "per eye":
      return { one: "eye", many: "eyes", start: 2, max: 2 };
    case "per session":
      return { one: "session", many: "sessions", start: sessions, max: 12 };
    case "whole treatment":
      return undefined;
  }
}

/** Parses the number entered. Returns `undefined` unless it is a whole number within the limits. */
export function readCount(typed: string, { max }: Counted): number | undefined {
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

/** "3 implants at £800-£1,500 = £2,400-£4,500", or the price per graft. */
export function caseCostInWords(cost: AverageCost, counted: Counted, number: number): string {
  const things = `${groupThousands(number)} ${number === 1 ? counted.one : counted.many}`;
  const price = amountsInWords(cost);
  if (cost.grafts) {
    const each = (amount: number) => `£${(amount / number).toFixed(2)}`;
    return `${price} for ${things} = ${each(cost.low)}-${each(cost.high)} per graft`;
  }
  const sum = { low: cost.low * number, high: cost.high * number };
  return `${things} at ${price} = ${amountsInWords(sum)}`;
}
