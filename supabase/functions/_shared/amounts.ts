import { AMOUNT_LENGTH, type Currency } from "./quote.ts";
import { groupThousands } from "./text-length.ts";

/**
 * Parses amounts as people write them: "£1,200", "1.200,50 €", "about 900", "800 to 1,000", "from 2k". An
 * amount is a range, because clinics often quote one. `high` is infinite if there is no upper limit.
 */
export type Amount = {
  readonly low: number;
  readonly high: number;
};

/** The fraction that "about" adds and subtracts. Explained next to the result. */
const ABOUT = 0.1;

/** More than any real cost, in any of the currencies. */
const MAX_AMOUNT = 100_000_000;

export const NOTHING: Amount = { low: 0, high: 0 };
/** From zero to infinity, for an amount that has not been stated. */
export const UNKNOWN: Amount = { low: 0, high: Number.POSITIVE_INFINITY };

const currencyMarks: readonly [Currency, RegExp][] = [
  ["GBP", /£|\b(gbp|pounds?|quid|sterling)\b/g],
  ["EUR", /€|\b(eur|euros?)\b/g],
  // "C$" and "A$" are other dollars.
  ["USD", /\bus ?\$|\B\$|\b(usd|(us )?dollars?)\b/g],
  ["TRY", /₺|\b(try|tl|lira)\b/g],
];
const zero = /^(free|free of charge|nothing|none|nil|no charge|no extra charge|included)$/;
/** Words for an approximate number. */
export const about =
  /~|\u2248|\b(about|approximately|approx|around|roughly|circa|nearly|almost|ca|c)\b\.?|-?\b(ish|or so)\b/g;
const from = /\b(from|starting (from|at)|starts (from|at))\b/g;
const atLeast = /\b(at least|over|more than|minimum|min|(or|and) (more|over|up))\b\.?|\+[\s_]*$/g;
const atMost = /\b(up to|at most|under|less than|no more than|maximum|max|or (less|under))\b\.?/g;
const between = /\bbetween\b/g;
/** Words that do not change the amount. */
const filler =
  /\b(in total|total|altogether|only|return|all[ -](inclusive|in)\b|(including|incl|inc)\b\.? ?(vat|tax|taxes))\b/g;
/** The unit of an amount that is multiplied. */
const unit = /(\/ ?|\b(per|a|an|each) )?\b(night|day|person|people|nights|days)\b|\b(each|pp)\b/g;
/** What a price can be for, where it is multiplied by their number. */
export const pricedUnits = /\b(implants?|tooth|teeth|eyes?|sessions?)\b/g;
const multiplied = / ?(?:×|\*|\bx\b) ?/;
const number = String.raw`\d[\d.,' ]*k?`;
const oneOrTwo = new RegExp(`^(${number})(?: ?(-|\\bto\\b|\\bor\\b|\\band\\b) ?(${number}))?$`);

/** How to parse an amount. */
export type AmountOptions = {
  /** Whether the amount is multiplied by nights, days or people. */
  each?: boolean;
  /** The only currency that the text may name. */
  currency?: Currency | "none" | undefined;
  /** Whether it is an exchange rate, whose last separator is always the decimal separator, as in "1.154". */
  rate?: boolean;
};

/** Parses an amount; "unclear" if it cannot be. "£70 a night" is only valid with `each`. */
export function parseAmount(
  text: string,
  { each = false, currency, rate = false }: AmountOptions = {},
): Amount | "unclear" | undefined {
  let rest = tidy(text);
  if (rest === "") return undefined;
  if (text.trim().length > AMOUNT_LENGTH) return "unclear";
  if (zero.test(rest)) return NOTHING;
  const factors = rest.split(multiplied);
  if (factors.length > 1) return productOf(factors, { each, currency, rate });
  const named = currenciesIn(rest);
  if (named.length > 1 || (currency && named.some((each) => each !== currency))) return "unclear";
  /** Replaces all matching words with "_". Returns whether there were any. */
  const take = (words: RegExp) => {
    const left = rest.replace(words, " _ ");
    const found = left !== rest;
    rest = left;
    return found;
  };
  for (const [, mark] of currencyMarks) take(mark);
  // Before `oneOrTwo`, because "or" can also separate two amounts.
  const isAbout = take(about);
  const isFrom = take(from);
  // Before `atLeast`, which would match the "more than" in "no more than".
  const isAtMost = take(atMost);
  const isAtLeast = take(atLeast);
  const isBetween = take(between);
  take(filler);
  if (each) take(unit);
  // "1€200" is not 1,200.
  if (/\d[ _]*_[ _]*\d/.test(rest)) return "unclear";
  const match = oneOrTwo.exec(rest.replace(/[ _]+/g, " ").replace(/^ | ?\.? ?$/g, ""));
  if (!match) return "unclear";
  const [, first = "", joint, second] = match;
  // "£1,000 and £200" is a sum, and "between £1,000" lacks an end.
  if (isBetween ? !second : joint === "and") return "unclear";
  const values = (second ? bothOf(first, second) : [first]).map((value) =>
    parseNumber(value, rate),
  );
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (Number.isNaN(low) || high > MAX_AMOUNT || (isAtMost && (isAtLeast || isFrom)))
    return "unclear";
  // "From 800 to 1,000" has an upper limit.
  const isOpen = isAtLeast || (isFrom && !second);
  return {
    low: isAtMost ? 0 : isAbout ? low * (1 - ABOUT) : low,
    high: isOpen ? Number.POSITIVE_INFINITY : isAbout ? high * (1 + ABOUT) : high,
  };
}

/** Normalises spaces, dashes, apostrophes and thousands, and separates numbers from words. */
export function tidy(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/\(([^)\d]*)\)|\?(?!\d)/g, " $1 ")
      .replace(/[\s\u00a0\u202f]+/g, " ")
      .replace(/[\u2010-\u2015\u2212]/g, "-")
      .replace(/[’‘]/g, "'")
      .replace(/\d(?=[a-z$])|[a-z](?=\d)/g, "$& ")
      .replace(/\b(thousand|grand)\b/g, "k")
      // "1.200,-" is a whole amount.
      .replace(/(\d)[.,]-+(?! ?\d)/g, "$1")
      .trim()
  );
}

/** Parses "4 implants × £800 to £1,500": a whole number, which comes first or last, and an amount. */
function productOf(factors: readonly string[], options: AmountOptions): Amount | "unclear" {
  const [first = "", second = "", ...others] = factors;
  const isLast = second.search(pricedUnits) >= 0 || currenciesIn(first).length > 0;
  const [count, amount] = isLast ? [second, first] : [first, second];
  const many = parseAmount(count.replace(pricedUnits, " "), { currency: "none" });
  const one = parseAmount(amount, options);
  if (!many || many === "unclear" || !one || one === "unclear") return "unclear";
  const isWhole = many.low % 1 === 0 && (many.high % 1 === 0 || !Number.isFinite(many.high));
  return others.length === 0 && isWhole ? times(one, many) : "unclear";
}

function currenciesIn(tidied: string): Currency[] {
  return currencyMarks.flatMap(([currency, mark]) => (tidied.search(mark) >= 0 ? currency : []));
}

/** The currency named in a string, if it names exactly one. */
export function currencyIn(text: string): Currency | undefined {
  const [named, ...others] = currenciesIn(tidy(text));
  return others.length === 0 ? named : undefined;
}

/** The two ends of a range: "2-3k" is 2,000 to 3,000, and "800-1k" is 800 to 1,000. */
function bothOf(first: string, second: string): [string, string] {
  const shared =
    second.endsWith("k") && !first.endsWith("k") && parseNumber(first) < parseNumber(second) / 1000;
  return [shared ? `${first}k` : first, second];
}

/** Parses "1,200", "1.200,50", "1 200", "1'200.50" and "1.2k". Returns NaN for any other format. */
function parseNumber(written: string, rate = false): number {
  const digits = written.trim().replace(/[.,]$/, "");
  const thousands = /^(\d{1,4}(?:[.,]\d{1,2})?) ?k$/.exec(digits)?.[1];
  if (thousands) return Number(thousands.replace(",", ".")) * 1000;
  const marks = digits.replace(/\d/g, "");
  const decimal = decimalMark(digits, marks, rate);
  const [whole = "", fraction = ""] = decimal ? splitAtLast(digits, decimal) : [digits];
  // "1,2000" is a typing mistake, not £1.20.
  if (fraction.length > 2 && !rate) return Number.NaN;
  // Thousands are in groups of three with the same separator.
  const groups = whole.split(/[., ']/);
  const grouped = groups.length > 1;
  if (grouped && (new Set(whole.replace(/\d/g, "")).size > 1 || !isGrouped(groups))) {
    return Number.NaN;
  }
  return Number(`${groups.join("")}.${fraction || "0"}`);
}

/** The decimal separator: the last of two kinds, or one not followed by three digits. */
function decimalMark(digits: string, marks: string, rate: boolean): string | undefined {
  const last = marks.at(-1);
  if (last !== "." && last !== ",") return undefined;
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return undefined;
  const [whole = "", fraction = ""] = splitAtLast(digits, last);
  return isGrouped([whole, fraction]) && !rate ? undefined : last;
}

function isGrouped([first = "", ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3);
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Adds amounts, with the lower and upper ends added separately. */
export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (total, { low, high }) => ({ low: total.low + low, high: total.high + high }),
    NOTHING,
  );
}

/** Multiplies an amount by a count, such as a number of nights. Both can be ranges. */
export function times(amount: Amount, count: Amount): Amount {
  return { low: amount.low * count.low, high: product(amount.high, count.high) };
}

/** Zero times infinity is zero here, not NaN. */
function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

/** Converts an amount to pounds. `rate` is the number of currency units per pound. */
export function inPounds({ low, high }: Amount, rate: Amount): Amount {
  return { low: low / rate.high, high: high / rate.low };
}

/** The symbols of the currencies, which are written before an amount. */
export const currencySymbols: Record<Currency, string> = { GBP: "£", EUR: "€", USD: "$", TRY: "₺" };

/** The names of the currencies, as in the middle of a sentence. */
export const currencyNames: Record<Currency, string> = {
  GBP: "pounds",
  EUR: "euros",
  USD: "US dollars",
  TRY: "Turkish lira",
};

/** A rounded number with its currency: "£1,200". */
export function money(amount: number, currency: Currency = "GBP"): string {
  return `${currencySymbols[currency]}${groupThousands(Math.round(amount))}`;
}

/** For example "£1,200", "£800 to £1,000", "£2,500 or more" or "not known". */
export function amountInWords({ low, high }: Amount, currency: Currency = "GBP"): string {
  const [from, to] = [money(low, currency), money(high, currency)];
  if (high === Number.POSITIVE_INFINITY) return low === 0 ? "not known" : `${from} or more`;
  return from === to ? from : `${from} to ${to}`;
}
