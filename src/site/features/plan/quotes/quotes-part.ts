import {
  ANSWER_LENGTH,
  ANSWERS,
  CURRENCIES,
  type Currency,
  EXCLUDES_LENGTH,
  type QuoteLine,
  STORED_AMOUNT_LENGTH,
} from "@shared/quote.ts";
import { referenceRates } from "@/content/plan/reference-rates.ts";
import { CLINIC_LENGTH } from "../basics-limits.ts";
import { fieldsOf, idOf, isRecord, listOf, oneOf, recordOf, text } from "../read-values.ts";

/** Maximum number of clinics side by side. */
export const MAX_QUOTES = 5;

/** The part of the plan with the clinics' quotes. */
export function readQuotes(stored: unknown) {
  const { kind, quotes, rates } = fieldsOf(stored);
  return {
    /** Kind of treatment; if empty, that of the plan's first treatment. */
    kind: oneOf(kind, ["", "operation", "dental", "hair", "eyes", "skin"]),
    quotes: listOf(quotes, MAX_QUOTES, readQuote),
    /** Units of each currency per pound, as entered. */
    rates: recordOf(rates, (rate) => text(rate, STORED_AMOUNT_LENGTH)),
  };
}

function readQuote(stored: unknown) {
  if (!isRecord(stored)) return undefined;
  return {
    /** Unique within the plan. */
    id: text(stored.id, 40),
    clinic: text(stored.clinic, CLINIC_LENGTH),
    /** Price of the whole quote, as entered. */
    price: text(stored.price, STORED_AMOUNT_LENGTH),
    currency: oneOf(stored.currency, CURRENCIES),
    /** Date of the quote as `yyyy-MM-dd`, or empty. */
    date: text(stored.date, 10),
    /** Until when the price is valid, in the same form. Only a quote that the team shared has it. */
    until: text(stored.until, 10),
    /** What else the price excludes. Only a quote that the team shared has it. */
    excludes: text(stored.excludes, EXCLUDES_LENGTH),
    /** Answered lines, by line ID. */
    lines: recordOf(stored.lines, readLine),
    /** IDs of the warning signs that the user has ticked. */
    signs: listOf(stored.signs, 20, idOf),
  };
}

function readLine(stored: unknown): QuoteLine {
  const { answer, words, amount } = fieldsOf(stored);
  return {
    answer: oneOf(answer, ANSWERS),
    words: text(words, ANSWER_LENGTH),
    amount: text(amount, STORED_AMOUNT_LENGTH),
  };
}

export type QuotesPart = ReturnType<typeof readQuotes>;

export type Quote = QuotesPart["quotes"][number];

/** The name of a clinic, or a placeholder until it has one. */
export function clinicName({ clinic }: Quote, number: number): string {
  return clinic.trim() || `Clinic ${number}`;
}

/** The name of a clinic with the number of its quote. Long names can differ only at their ends. */
export function numbered(name: string, number: number): string {
  return `${number}. ${name}`;
}

/** The rate of a currency: as entered, and otherwise our reference. */
export function rateOf(rates: QuotesPart["rates"], currency: Exclude<Currency, "GBP">): string {
  return rates[currency] ?? referenceRates[currency];
}

/** Whether anything has been entered for a quote. */
export function isBegun({ clinic, price, date, lines, signs }: Quote): boolean {
  return Boolean(clinic || price || date || Object.keys(lines).length > 0 || signs.length > 0);
}
