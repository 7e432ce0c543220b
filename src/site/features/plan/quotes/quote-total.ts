import { type QuoteKind, type QuoteLineTexts, quoteLines } from "@/content/plan/quote-lines.ts";
import { type QuoteSign, quoteSigns } from "@/content/plan/quote-signs.ts";
import {
  type Amount,
  type AmountOptions,
  amountInWords,
  inPounds,
  NOTHING,
  parseAmount,
  sum,
  UNKNOWN,
} from "../amounts.ts";
import type { Currency } from "../currencies.ts";
import type { Plan } from "../plan.ts";
import { kindOfPlan } from "./quote-kind.ts";
import { clinicName, type Quote, type QuoteLine, type QuotesPart } from "./quotes.ts";

/** A line without an answer. */
const NOT_SAID: QuoteLine = { answer: "not-said", words: "", amount: "" };

/** A clinic's entry for a line. */
export function lineOf(quote: Quote, id: string): QuoteLine {
  return quote.lines[id] ?? NOT_SAID;
}

/** The lines for a kind of treatment. */
export function linesOfKind(kind: QuoteKind): readonly QuoteLineTexts[] {
  return quoteLines.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
}

/** The cost that a line adds to the price, which is unlimited if the clinic has not stated it. */
function costOfLine({ answer, amount }: QuoteLine, { currency }: Quote): Amount {
  if (answer === "included" || answer === "not-needed") return NOTHING;
  return answer === "extra" ? readAmount(amount, { currency }) : UNKNOWN;
}

/** Parses an amount. Unknown if it is empty, cannot be parsed or is in another currency. */
function readAmount(text: string, options: AmountOptions): Amount {
  const amount = parseAmount(text, options);
  return amount === undefined || amount === "unclear" ? UNKNOWN : amount;
}

/** Whether the clinic has not answered a line completely. */
export function isMissing(line: QuoteLineTexts, quote: Quote): boolean {
  const said = lineOf(quote, line.id);
  if (line.type === "fact") return !isStated(line.id, said.words);
  return isOpen(costOfLine(said, quote)) || lacksDetail(line, said);
}

/** Words for an answer that a clinic has not given. */
const noAnswer =
  "n/?a|tb[acd]|to be (confirmed|decided)|(not|never) (told|said|stated|given|named|known|sure|yet)( yet)?|unknown|unnamed|((they|i) )?(do|did|wo)(n.?t| not) (know|say|tell)|no (answer|idea)";
/** Words that name nobody. */
const noName =
  "none|nobody|no one|((one of )?(our|the|their|its|an?) )?((own|medical|expert|experienced|plastic|specialist) )*(teams?|surgeons?|doctors?|dentists?|specialists?|experts?|staff)";
const [unanswered, unnamed] = [noAnswer, `${noAnswer}|${noName}`].map(
  (words) => new RegExp(`^[\\s?.!"“”'’–—-]*(${words})?[\\s?.!"“”'’–—-]*$`, "i"),
);

/** Whether the words in a line give information. */
export function isStated(id: string, words: string): boolean {
  return !(id === "surgeon" ? unnamed : unanswered)?.test(words);
}

/** Whether a clinic includes a line but has not given the details. */
export function lacksDetail(line: QuoteLineTexts, said: QuoteLine): boolean {
  return (
    line.detail !== undefined &&
    (said.answer === "included" || said.answer === "extra") &&
    !isStated(line.id, said.words)
  );
}

/**
 * Which part of the price is missing: all of it, or the upper end, as in "from £2,000". A price that cannot
 * be parsed or is in another currency counts as missing.
 */
export function missingPricePart({ price, currency }: Quote): "all" | "end" | undefined {
  const { low, high } = readAmount(price, { currency });
  if (Number.isFinite(high)) return undefined;
  return low === 0 ? "all" : "end";
}

function isOpen({ high }: Amount): boolean {
  return high === Number.POSITIVE_INFINITY;
}

/** The total of a quote in its own currency, and the lines without a price. */
export function totalOf(quote: Quote, lines: readonly QuoteLineTexts[]) {
  const costs = lines.filter(({ type }) => type === "cost");
  const amounts = costs.map(({ id }) => costOfLine(lineOf(quote, id), quote));
  return {
    total: sum([readAmount(quote.price, { currency: quote.currency }), ...amounts]),
    /** Lines with an unknown price. */
    open: costs.filter((_, index) => isOpen(amounts[index] ?? UNKNOWN)),
  };
}

/** Converts an amount to pounds. Returns `undefined` if the user has not entered a rate for its currency. */
export function poundsOf(
  amount: Amount,
  currency: Currency,
  rates: QuotesPart["rates"],
): Amount | undefined {
  if (currency === "GBP") return amount;
  const rate = readAmount(rates[currency] ?? "", { currency, rate: true });
  return rate.low > 0 && !isOpen(rate) ? inPounds(amount, rate) : undefined;
}

/** The quotes of a plan, one line per clinic. */
export function quotesInLines(plan: Plan): string[] {
  const lines = linesOfKind(kindOfPlan(plan));
  return plan.quotes.quotes.map((quote, index) => {
    const { total, open } = totalOf(quote, lines);
    const count = open.length + (missingPricePart(quote) ? 1 : 0);
    const costs = count === 1 ? "1 cost is" : `${count} costs are`;
    const missing = count > 0 ? ` (${costs} not stated)` : "";
    return `Quote from ${clinicName(quote, index + 1)}: ${amountInWords(total, quote.currency)}${missing}`;
  });
}

/** The warning signs of a quote: those ticked by the user, and those derived from its lines. */
export function signsOf(quote: Quote): readonly QuoteSign[] {
  const shown: Readonly<Record<string, boolean>> = {
    "no-surgeon": !isStated("surgeon", lineOf(quote, "surgeon").words),
    "no-aftercare": ["not-said", "not-needed"].includes(lineOf(quote, "check-ups").answer),
  };
  return quoteSigns.filter(({ id, tick }) => (tick ? quote.signs.includes(id) : shown[id]));
}
