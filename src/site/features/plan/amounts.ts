/**
 * Amounts as people write them: "£1,200", "1.200,50 €", "about 900", "800 to 1,000", "from 2k". An
 * amount is a range, because a clinic's price often is one. `high` is infinite where there is no limit.
 */
export type Amount = {
  readonly low: number;
  readonly high: number;
};

export const CURRENCIES = ["GBP", "EUR", "USD", "TRY"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What "about" adds on either side. Explained beside the result. */
const ABOUT = 0.1;

/** More than anything here costs, in any of the currencies. */
const MOST = 100_000_000;

export const NOTHING: Amount = { low: 0, high: 0 };
/** From nothing to no limit: what somebody has not said. */
export const UNKNOWN: Amount = { low: 0, high: Number.POSITIVE_INFINITY };

const currencyMarks: readonly [Currency, RegExp][] = [
  ["GBP", /£|\b(gbp|pounds?|quid)\b/],
  ["EUR", /€|\b(eur|euros?)\b/],
  ["USD", /\$|\b(usd|dollars?)\b/],
  ["TRY", /₺|\b(try|tl|lira)\b/],
];
const zero = /^(free|free of charge|nothing|none|nil|no charge|no extra charge)$/;
const about = /~|\u2248|\b(about|approximately|approx|around|roughly|circa|ca|c)\b\.?/g;
const atLeast = /\b(from|at least|over|more than|starting at|starts at)\b|\+\s*$/g;
const atMost = /\b(up to|at most|under|less than|maximum|max)\b/g;
const between = /\bbetween\b/g;
/** Words that do not change the amount. */
const filler = /\b(in total|total|altogether|only|return)\b/g;
/** What an amount is for, where it is multiplied. */
const unit = /\b((per|a|an|each) )?(night|day|person|people|nights|days)\b|\b(each|pp)\b/g;
const number = String.raw`\d[\d.,'’ ]*k?`;
const oneOrTwo = new RegExp(
  `^(${number})(?:\\s*(?:-|–|—|\\bto\\b|\\bor\\b|\\band\\b)\\s*(${number}))?$`,
);

/**
 * The amount in a text: `undefined` for an empty text, "unclear" for one that cannot be read. "£70 a
 * night" is clear only where the amount is multiplied (`each`): elsewhere it is not the whole price.
 */
export function parseAmount(text: string, { each = false } = {}): Amount | "unclear" | undefined {
  let rest = text
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
  if (rest === "") return undefined;
  if (zero.test(rest)) return NOTHING;
  /** Removes a kind of words, and says whether there was one. */
  const take = (words: RegExp) => {
    const left = rest.replace(words, " ");
    const found = left !== rest;
    rest = left;
    return found;
  };
  for (const [, mark] of currencyMarks) take(new RegExp(mark, "g"));
  const isAbout = take(about);
  const isLeast = take(atLeast);
  const isMost = take(atMost);
  take(between);
  take(filler);
  if (each) take(unit);
  const match = oneOrTwo.exec(rest.trim().replace(/ +/g, " "));
  if (!match) return "unclear";
  const [, first = "", second] = match;
  // "2-3k" is two to three thousand.
  const shared = second?.trim().endsWith("k") && !first.trim().endsWith("k") ? "k" : "";
  const values = [`${first.trim()}${shared}`, ...(second ? [second] : [])].map(parseNumber);
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (Number.isNaN(low) || high > MOST || (isLeast && isMost)) return "unclear";
  return {
    low: isMost ? 0 : isAbout ? low * (1 - ABOUT) : low,
    high: isLeast ? Number.POSITIVE_INFINITY : isAbout ? high * (1 + ABOUT) : high,
  };
}

/** The currency that a text names. */
export function currencyIn(text: string): Currency | undefined {
  const named = currencyMarks.filter(([, mark]) => mark.test(text.toLowerCase()));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** "1,200", "1.200,50", "1 200", "1'200.50", "1.2k". Not a number if it can be read in no such way. */
function parseNumber(written: string): number {
  const digits = written.replace(/[ '’]/g, "").replace(/[.,]$/, "");
  if (digits.endsWith("k")) return Number(digits.slice(0, -1).replace(",", ".")) * 1000;
  const marks = digits.replace(/\d/g, "");
  const decimal = decimalMark(digits, marks);
  const [whole = "", fraction = ""] = decimal ? splitAtLast(digits, decimal) : [digits];
  // Thousands are in groups of three, of one mark.
  const groups = whole.split(/[.,]/);
  const grouped = groups.length > 1;
  if (grouped && (new Set(whole.replace(/\d/g, "")).size > 1 || !isGrouped(groups))) {
    return Number.NaN;
  }
  return Number(`${groups.join("")}.${fraction || "0"}`);
}

/** The mark of the decimals: the last one where there are two kinds, or one without three digits after it. */
function decimalMark(digits: string, marks: string): string | undefined {
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return undefined;
  const [whole = "", fraction = ""] = splitAtLast(digits, last);
  return isGrouped([whole, fraction]) && whole !== "0" ? undefined : last;
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
