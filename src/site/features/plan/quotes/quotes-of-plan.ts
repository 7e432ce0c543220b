import { type Amount, inPounds } from "@shared/amounts.ts";
import type { Currency } from "@shared/quote.ts";
import { linesOfKind, type QuoteLineTexts } from "@shared/quote-lines.ts";
import {
  isOpen,
  isStated,
  lineOf,
  missingPricePart,
  readAmount,
  totalInWords,
  totalOf,
} from "@shared/quote-total.ts";
import { type QuoteSign, quoteSigns } from "@/content/plan/quote-signs.ts";
import type { Plan } from "../plan.ts";
import { kindOfPlan } from "./kind-of-plan.ts";
import { clinicName, type Quote, type QuotesPart, rateOf } from "./quotes-part.ts";

/** A line of the summary. Its label repeats the heading above it, so it is read only where there is none. */
export type LabelledLine = { label: string; text: string };

/** Converts an amount to pounds. Returns `undefined` if the user has emptied the rate of its currency. */
export function poundsOf(
  amount: Amount,
  currency: Currency,
  rates: QuotesPart["rates"],
): Amount | undefined {
  if (currency === "GBP") return amount;
  const rate = readAmount(rateOf(rates, currency), { currency, rate: true });
  return rate.low > 0 && !isOpen(rate) ? inPounds(amount, rate) : undefined;
}

/** A quote's total in pounds, in words; undefined without a rate of exchange. */
export function totalInPounds(
  { total, stated }: Pick<ReturnType<typeof totalOf>, "total" | "stated">,
  currency: Currency,
  rates: QuotesPart["rates"],
): string | undefined {
  const [whole, part] = [total, stated].map((each) => poundsOf(each, currency, rates));
  return whole && part && totalInWords({ total: whole, stated: part });
}

/** The quotes of a plan in pounds, one line per clinic. */
export function quotesInLines(plan: Plan): LabelledLine[] {
  const lines = linesOfKind(kindOfPlan(plan));
  return plan.quotes.quotes.map((quote, index) => {
    const amount = totalOf(quote, lines);
    const isForeign = quote.currency !== "GBP" && hasPrice(quote);
    const pounds = isForeign && totalInPounds(amount, quote.currency, plan.quotes.rates);
    const quoted = quotedTotal(quote, lines);
    const count = amount.open.length + (missingPricePart(quote) ? 1 : 0);
    const costs = count === 1 ? "1 cost is" : `${count} costs are`;
    const notes = [pounds && quoted, count > 0 && `${costs} not stated`].filter(Boolean);
    const total = pounds ? `about ${pounds}` : quoted;
    return {
      label: "Quote from ",
      text: `${clinicName(quote, index + 1)}: ${total}${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`,
    };
  });
}

/** The total of a quote. Its extras alone are not a total. */
export function quotedTotal(quote: Quote, lines: readonly QuoteLineTexts[]): string {
  return hasPrice(quote) ? totalInWords(totalOf(quote, lines), quote.currency) : "total not known";
}

/** Whether a quote has a price. Only then does it make sense to say what it lacks. */
export function hasPrice(quote: Quote): boolean {
  return missingPricePart(quote) !== "all";
}

/** Whether there is something to say about a quote: its total, or a warning sign. */
export function hasResult(quote: Quote): boolean {
  return hasPrice(quote) || quote.signs.length > 0;
}

/** The warning signs of a quote: those ticked by the user, and with a price those derived from its lines. */
export function signsOf(quote: Quote): readonly QuoteSign[] {
  const shown: Readonly<Record<string, boolean>> = {
    "no-surgeon": hasPrice(quote) && !isStated("surgeon", lineOf(quote, "surgeon").words),
    "no-aftercare":
      hasPrice(quote) && ["not-said", "not-needed"].includes(lineOf(quote, "check-ups").answer),
  };
  return quoteSigns.filter(({ id, tick }) => (tick ? quote.signs.includes(id) : shown[id]));
}
