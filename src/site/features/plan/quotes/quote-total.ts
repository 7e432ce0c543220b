import {
  type QuoteKind,
  type QuoteLineTexts,
  type QuoteSign,
  quoteLines,
  quoteSigns,
} from "@/content/plan/quote-lines.ts";
import {
  type Amount,
  type AmountOptions,
  inPounds,
  NOTHING,
  parseAmount,
  sum,
  UNKNOWN,
} from "../amounts.ts";
import type { Quote, QuoteLine, QuotesPart } from "./quotes.ts";

/** The answer to a line, where there is none yet. */
const NOT_SAID: QuoteLine = { answer: "not-said", words: "", amount: "" };

/** What a clinic says of a line. */
export function lineOf(quote: Quote, id: string): QuoteLine {
  return quote.lines[id] ?? NOT_SAID;
}

/** The lines of a kind of treatment. */
export function linesOfKind(kind: QuoteKind): readonly QuoteLineTexts[] {
  return quoteLines.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
}

/** What a line adds to the price: everything is possible where the clinic has not said. */
function costOfLine({ answer, amount }: QuoteLine, { currency }: Quote): Amount {
  if (answer === "included" || answer === "not-needed") return NOTHING;
  return answer === "extra" ? readAmount(amount, { currency }) : UNKNOWN;
}

/** An amount; unknown where it is empty, cannot be read, or is in another currency. */
function readAmount(text: string, options: AmountOptions): Amount {
  const amount = parseAmount(text, options);
  return amount === undefined || amount === "unclear" ? UNKNOWN : amount;
}

/** Whether the clinic still has to say something about a line. */
export function isMissing(line: QuoteLineTexts, quote: Quote): boolean {
  const said = lineOf(quote, line.id);
  if (line.type === "fact") return said.words.trim() === "" && said.answer !== "not-needed";
  return isOpen(costOfLine(said, quote)) || lacksDetail(line, said);
}

/** Whether a clinic has agreed to a line, and not said how much of it there is. */
export function lacksDetail(line: QuoteLineTexts, { answer, words }: QuoteLine): boolean {
  return (
    line.detail !== undefined &&
    (answer === "included" || answer === "extra") &&
    words.trim() === ""
  );
}

/**
 * What is missing of the price: all of it, or the end of "from £2,000". One that is in another
 * currency or cannot be read counts as missing.
 */
export function missingOfPrice({ price, currency }: Quote): "all" | "end" | undefined {
  const { low, high } = readAmount(price, { currency });
  if (Number.isFinite(high)) return undefined;
  return low === 0 ? "all" : "end";
}

function isOpen({ high }: Amount): boolean {
  return high === Number.POSITIVE_INFINITY;
}

/** The total of a quote in its own currency, with the lines that it leaves open. */
export function totalOf(quote: Quote, lines: readonly QuoteLineTexts[]) {
  const costs = lines.filter(({ type }) => type === "cost");
  const amounts = costs.map(({ id }) => costOfLine(lineOf(quote, id), quote));
  return {
    total: sum([readAmount(quote.price, { currency: quote.currency }), ...amounts]),
    /** Lines whose price nobody knows yet. */
    open: costs.filter((_, index) => isOpen(amounts[index] ?? UNKNOWN)),
  };
}

/** An amount of a quote in pounds; `undefined` where the person has typed no rate for its currency. */
export function poundsOf(
  amount: Amount,
  { currency }: Quote,
  rates: QuotesPart["rates"],
): Amount | undefined {
  if (currency === "GBP") return amount;
  const rate = readAmount(rates[currency] ?? "", { currency, rate: true });
  return rate.low > 0 && !isOpen(rate) ? inPounds(amount, rate) : undefined;
}

/** The warning signs of a quote: those that the person ticked, and those that its lines show. */
export function signsOf(quote: Quote): readonly QuoteSign[] {
  const shown: Readonly<Record<string, boolean>> = {
    "no-surgeon": lineOf(quote, "surgeon").words.trim() === "",
    "no-aftercare": ["not-said", "not-needed"].includes(lineOf(quote, "check-ups").answer),
  };
  return quoteSigns.filter(({ id, tick }) => (tick ? quote.signs.includes(id) : shown[id]));
}
