import {
  type Amount,
  type AmountOptions,
  amountInWords,
  NOTHING,
  parseAmount,
  sum,
  UNKNOWN,
} from "./amounts.ts";
import { answerLabels, type Currency, type QuoteAnswers, type QuoteLine } from "./quote.ts";
import type { QuoteLineId, QuoteLineTexts } from "./quote-lines.ts";

/** A line without an answer. */
const NOT_SAID: QuoteLine = { answer: "not-said", words: "", amount: "" };

/** A clinic's entry for a line. */
export function lineOf(quote: QuoteAnswers, id: string): QuoteLine {
  return quote.lines[id] ?? NOT_SAID;
}

/** The cost that a line adds to the price, which is unlimited if the clinic has not stated it. */
function costOfLine({ answer, amount }: QuoteLine, { currency }: QuoteAnswers): Amount {
  if (answer === "included" || answer === "not-needed") return NOTHING;
  return answer === "extra" ? readAmount(amount, { currency }) : UNKNOWN;
}

/** Parses an amount. Unknown if it is empty, cannot be parsed or is in another currency. */
export function readAmount(text: string, options: AmountOptions): Amount {
  const amount = parseAmount(text, options);
  return amount === undefined || amount === "unclear" ? UNKNOWN : amount;
}

/** Whether the clinic has not answered a line completely. */
export function isMissing(line: QuoteLineTexts, quote: QuoteAnswers): boolean {
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
function lacksDetail(line: QuoteLineTexts, said: QuoteLine): boolean {
  return (
    line.detail !== undefined &&
    (said.answer === "included" || said.answer === "extra") &&
    !isStated(line.id, said.words)
  );
}

/** Which part of the price is missing or unclear: all of it, or the upper end ("from £2,000"). */
export function missingPricePart({ price, currency }: QuoteAnswers): "all" | "end" | undefined {
  const { low, high } = readAmount(price, { currency });
  if (Number.isFinite(high)) return undefined;
  return low === 0 ? "all" : "end";
}

/** Whether an amount has no upper limit. */
export function isOpen({ high }: Amount): boolean {
  return high === Number.POSITIVE_INFINITY;
}

/** The total of a quote in its own currency, and the lines without a price. */
export function totalOf(quote: QuoteAnswers, lines: readonly QuoteLineTexts[]) {
  const costs = lines.filter(({ type }) => type === "cost");
  const amounts = costs.map(({ id }) => costOfLine(lineOf(quote, id), quote));
  const all = [readAmount(quote.price, { currency: quote.currency }), ...amounts];
  return {
    total: sum(all),
    /** Without what has no upper limit, above its lower one. */
    stated: sum(all.map((each) => (isOpen(each) ? { ...each, high: each.low } : each))),
    /** Lines with an unknown price. */
    open: costs.filter((_, index) => isOpen(amounts[index] ?? UNKNOWN)),
  };
}

/** For example "£2,500 to £2,800 or more": a range that the clinic has stated is not lost among what it has not. */
export function totalInWords(
  { total, stated }: { total: Amount; stated: Amount },
  currency?: Currency,
): string {
  if (!isOpen(total) || total.low === 0) return amountInWords(total, currency);
  return `${amountInWords(stated, currency)} or more`;
}

/** What a quote leaves open: a line, or a part of the price or its date. */
export type Gap = QuoteLineId | "price" | "highestPrice" | "date";

/** What a quote leaves open, in the order of its lines. */
export function gapsOf(quote: QuoteAnswers, lines: readonly QuoteLineTexts[]): Gap[] {
  const price = missingPricePart(quote);
  return [
    ...(price === "all" ? ["price" as const] : []),
    ...(price === "end" ? ["highestPrice" as const] : []),
    ...lines.flatMap((line) => (isMissing(line, quote) ? line.id : [])),
    ...(quote.date ? [] : ["date" as const]),
  ];
}

/** A clinic's entry for a line, in words. `open` if something is missing. */
export function lineInWords(
  line: QuoteLineTexts,
  quote: QuoteAnswers,
): { text: string; open?: boolean } {
  const said = lineOf(quote, line.id);
  const { answer, amount } = said;
  const words = said.words.trim();
  if (line.type === "fact") {
    if (isStated(line.id, words)) return { text: words };
    return { text: words ? `Not stated (“${words}”)` : "Not stated", open: true };
  }
  if (answer === "not-said" || answer === "not-needed") {
    return { text: answerLabels[answer], open: answer === "not-said" };
  }
  const details = [
    ...(answer === "extra" ? [amount.trim() || "price not stated"] : []),
    ...(isStated(line.id, words) ? [words] : []),
    ...(lacksDetail(line, said) ? ["no details"] : []),
  ];
  return { text: [answerLabels[answer], ...details].join(", "), open: isMissing(line, quote) };
}
