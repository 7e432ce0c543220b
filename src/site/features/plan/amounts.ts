import type { Currency } from "./currencies.ts";

/**
 * Amounts as people write them: "£1,200", "1.200,50 €", "about 900", "800 to 1,000", "from 2k". An
 * amount is a range, because a clinic's price often is one. `high` is infinite where there is no limit.
 */
export type Amount = {
  readonly low: number;
  readonly high: number;
};

/** The share that "about" adds and subtracts. Explained next to the result. */
const ABOUT = 0.1;

/** More than anything here costs, in any of the currencies. */
const MOST = 100_000_000;

export const NOTHING: Amount = { low: 0, high: 0 };
/** From nothing to no limit: what someone has not said. */
export const UNKNOWN: Amount = { low: 0, high: Number.POSITIVE_INFINITY };

const currencyMarks: readonly [Currency, RegExp][] = [
  ["GBP", /£|\b(gbp|pounds?|quid)\b/g],
  ["EUR", /€|\b(eur|euros?)\b/g],
  ["USD", /\$|\b(usd|dollars?)\b/g],
  ["TRY", /₺|\b(try|tl|lira)\b/g],
];
const zero = /^(free|free of charge|nothing|none|nil|no charge|no extra charge|included)$/;
const about =
  /~|\u2248|\b(about|approximately|approx|around|roughly|circa|nearly|almost|ca|c)\b\.?|-?\b(ish|or so)\b/g;
const from = /\b(from|starting (from|at)|starts (from|at))\b/g;
const atLeast = /\b(at least|over|more than|minimum|min)\b\.?|\+\s*$/g;
const atMost = /\b(up to|at most|under|less than|no more than|maximum|max)\b\.?/g;
const between = /\bbetween\b/g;
/** Words that do not change the amount. */
const filler =
  /\b(in total|total|altogether|only|return|all in|all inclusive|(including|incl|inc)\b\.? ?(vat|tax|taxes))\b/g;
/** What an amount is for, where it is multiplied. */
const unit = /\b((per|a|an|each) )?(night|day|person|people|nights|days)\b|\b(each|pp)\b/g;
const number = String.raw`\d[\d.,' ]*k?`;
const oneOrTwo = new RegExp(`^(${number})(?: ?(?:-|\\bto\\b|\\bor\\b|\\band\\b) ?(${number}))?$`);

/** How an amount is read. */
export type AmountOptions = {
  /** It is multiplied: by nights, days or people. */
  each?: boolean;
  /** It has to be in this currency, if it names one. */
  currency?: Currency;
  /** An exchange rate: the last mark is that of the decimals, as in "1.154". */
  rate?: boolean;
};

/**
 * The amount in a text: `undefined` for an empty text, "unclear" for one that cannot be read. "£70 a
 * night" is clear only where the amount is multiplied (`each`): elsewhere it is not the whole price.
 */
export function parseAmount(
  text: string,
  { each = false, currency, rate = false }: AmountOptions = {},
): Amount | "unclear" | undefined {
  let rest = tidy(text);
  if (rest === "") return undefined;
  if (zero.test(rest)) return NOTHING;
  const named = currenciesIn(rest);
  if (named.length > 1 || (currency && named.some((each) => each !== currency))) return "unclear";
  /** Removes a kind of words, and says whether there was one. */
  const take = (words: RegExp) => {
    const left = rest.replace(words, " ");
    const found = left !== rest;
    rest = left;
    return found;
  };
  for (const [, mark] of currencyMarks) take(mark);
  // Before "or", which may also be between two amounts.
  const isAbout = take(about);
  const isFrom = take(from);
  // Before "more than".
  const isMost = take(atMost);
  const isLeast = take(atLeast);
  take(between);
  take(filler);
  if (each) take(unit);
  const match = oneOrTwo.exec(rest.trim().replace(/ +/g, " "));
  if (!match) return "unclear";
  const [, first = "", second] = match;
  const values = (second ? bothOf(first, second) : [first]).map((value) =>
    parseNumber(value, rate),
  );
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (Number.isNaN(low) || high > MOST || (isMost && (isLeast || isFrom))) return "unclear";
  // "From 800 to 1,000" ends at 1,000.
  const isOpen = isLeast || (isFrom && !second);
  return {
    low: isMost ? 0 : isAbout ? low * (1 - ABOUT) : low,
    high: isOpen ? Number.POSITIVE_INFINITY : isAbout ? high * (1 + ABOUT) : high,
  };
}

/** One way to write spaces, dashes, apostrophes and thousands, and numbers apart from words. */
function tidy(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[\s\u00a0\u202f]+/g, " ")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[’‘]/g, "'")
      .replace(/(\d)(?=[a-z])|([a-z])(?=\d)/g, "$& ")
      .replace(/\b(thousand|grand)\b/g, "k")
      // "1.200,-" is a whole amount.
      .replace(/(\d)[.,]-+(?! ?\d)/g, "$1")
      .trim()
  );
}

function currenciesIn(tidied: string): Currency[] {
  return currencyMarks.flatMap(([currency, mark]) => (tidied.search(mark) >= 0 ? currency : []));
}

/** The currency that a text names. */
export function currencyIn(text: string): Currency | undefined {
  const [named, ...others] = currenciesIn(tidy(text));
  return others.length === 0 ? named : undefined;
}

/** Two amounts of a range: "2-3k" is two to three thousand, "800-1k" eight hundred to one. */
function bothOf(first: string, second: string): [string, string] {
  const shared =
    second.endsWith("k") && !first.endsWith("k") && parseNumber(first) < parseNumber(second) / 1000;
  return [shared ? `${first}k` : first, second];
}

/** "1,200", "1.200,50", "1 200", "1'200.50", "1.2k". Not a number if it can be read in no such way. */
function parseNumber(written: string, rate = false): number {
  const digits = written.trim().replace(/[.,]$/, "");
  const thousands = /^(\d{1,4}(?:[.,]\d{1,2})?) ?k$/.exec(digits)?.[1];
  if (thousands) return Number(thousands.replace(",", ".")) * 1000;
  const marks = digits.replace(/\d/g, "");
  const decimal = decimalMark(digits, marks, rate);
  const [whole = "", fraction = ""] = decimal ? splitAtLast(digits, decimal) : [digits];
  // Thousands are in groups of three, of one mark.
  const groups = whole.split(/[., ']/);
  const grouped = groups.length > 1;
  if (grouped && (new Set(whole.replace(/\d/g, "")).size > 1 || !isGrouped(groups))) {
    return Number.NaN;
  }
  return Number(`${groups.join("")}.${fraction || "0"}`);
}

/** The mark of the decimals: the last one where there are two kinds, or one without three digits after it. */
function decimalMark(digits: string, marks: string, rate: boolean): string | undefined {
  const last = marks.at(-1);
  if (last !== "." && last !== ",") return undefined;
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return undefined;
  const [whole = "", fraction = ""] = splitAtLast(digits, last);
  return isGrouped([whole, fraction]) && whole !== "0" && !rate ? undefined : last;
}

function isGrouped([first = "", ...others]: readonly string[]): boolean {
  return first.length >= 1 && first.length <= 3 && others.every((group) => group.length === 3);
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** The sum of amounts: lows and highs apart, so that a range never crosses. */
export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (total, { low, high }) => ({ low: total.low + low, high: total.high + high }),
    NOTHING,
  );
}

/** An amount several times, such as nights. Both may be ranges. */
export function times(amount: Amount, count: Amount): Amount {
  return { low: amount.low * count.low, high: product(amount.high, count.high) };
}

/** Nothing of something without a limit is nothing. */
function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

/** In pounds, where `rate` is how much of the currency one pound buys. */
export function inPounds({ low, high }: Amount, rate: Amount): Amount {
  return { low: low / rate.high, high: high / rate.low };
}

const symbols: Record<Currency, string> = { GBP: "£", EUR: "€", USD: "$", TRY: "₺" };

/** One number with its currency, in whole units: "£1,200". */
export function money(amount: number, currency: Currency = "GBP"): string {
  return `${symbols[currency]}${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** "£1,200", "£800 to £1,000", "£2,500 or more", "not known". */
export function amountInWords({ low, high }: Amount, currency: Currency = "GBP"): string {
  const [from, to] = [money(low, currency), money(high, currency)];
  if (high === Number.POSITIVE_INFINITY) return low === 0 ? "not known" : `${from} or more`;
  return from === to ? from : `${from} to ${to}`;
}
