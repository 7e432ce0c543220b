import {
  type QuoteKind,
  type QuoteLineTexts,
  type QuoteSign,
  quoteLines,
  quoteSigns,
} from "@/content/plan/quote-lines.ts";
import { type Amount, inPounds, NOTHING, parseAmount, sum, UNKNOWN } from "../amounts.ts";
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
function costOfLine({ answer, amount }: QuoteLine): Amount {
  if (answer === "included" || answer === "not-needed") return NOTHING;
  return answer === "extra" ? readAmount(amount) : UNKNOWN;
}

function readAmount(text: string): Amount {
  const amount = parseAmount(text);
  return amount === undefined || amount === "unclear" ? UNKNOWN : amount;
}

/** Whether the clinic still has to say something about a line. */
export function isMissing(line: QuoteLineTexts, quote: Quote): boolean {
  const said = lineOf(quote, line.id);
  if (line.type === "fact") return said.words.trim() === "" && said.answer !== "not-needed";
  return said.answer === "not-said" || (said.answer === "extra" && isOpen(readAmount(said.amount)));
}

function isOpen({ high }: Amount): boolean {
  return high === Number.POSITIVE_INFINITY;
}

/** The total of a quote in its own currency, with the lines that it leaves open. */
export function totalOf(quote: Quote, lines: readonly QuoteLineTexts[]) {
  const costs = lines.filter(({ type }) => type === "cost");
  const amounts = costs.map(({ id }) => costOfLine(lineOf(quote, id)));
  return {
    total: sum([readAmount(quote.price), ...amounts]),
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
  const rate = readAmount(rates[currency] ?? "");
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
