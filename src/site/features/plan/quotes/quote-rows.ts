import { clockAt, dateInWords } from "@shared/dates.ts";
import { answerLabels, CURRENCIES } from "@shared/quote.ts";
import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { lineInWords, missingPricePart, totalInWords, totalOf } from "@shared/quote-total.ts";
import { referenceDay } from "@/content/plan/reference-rates.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { listInWords, withCapital } from "@/lib/english.ts";
import { signsOf, totalInPounds } from "./quotes-of-plan.ts";
import { type Quote, type QuotesPart, rateOf } from "./quotes-part.ts";

/** A clinic's entry for a line; `open` if something is missing. */
type Cell = {
  text: string;
  /** The amount that the clinic quoted, or what it excludes, on a line of its own. */
  aside?: string;
  open?: boolean;
};

/** A row of the comparison, with a cell for each clinic. */
export type Row = {
  label: string;
  /** With the ID of the quote. */
  cells: readonly (Cell & { id: string })[];
  /** On screen, this information is elsewhere, in more detail. */
  onlyOnPaper?: true;
};

function rowFor(label: string, quotes: readonly Quote[], cell: (quote: Quote) => Cell): Row {
  return { label, cells: quotes.map((quote) => ({ id: quote.id, ...cell(quote) })) };
}

/** The rows with the totals. */
export function totalRows(
  quotes: readonly Quote[],
  lines: readonly QuoteLineTexts[],
  rates: QuotesPart["rates"],
): Row[] {
  const row = (label: string, cell: (quote: Quote) => Cell) => rowFor(label, quotes, cell);
  return [
    row("Total in pounds", (quote) => {
      const total = totalOf(quote, lines);
      const quoted = totalInWords(total, quote.currency);
      if (quote.currency === "GBP") return { text: quoted };
      const pounds = totalInPounds(total, quote.currency, rates);
      return pounds
        ? { text: pounds, aside: `(${quoted})` }
        : { text: `${quoted}: enter an exchange rate`, open: true };
    }),
    row("Not in the total", (quote) => notInTotal(quote, lines)),
    {
      ...row("Warning signs", (quote) => {
        const signs = signsOf(quote).map(({ title }) => title);
        return signs.length > 0 ? { text: signs.join("; "), open: true } : { text: "None seen" };
      }),
      onlyOnPaper: true,
    },
  ];
}

/** The row with until when each price is valid. */
export function untilRow(quotes: readonly Quote[]): Row {
  return rowFor("Valid until", quotes, ({ until }) => {
    if (!typedDay(until)) return { text: answerLabels["not-said"], open: true };
    const day = dateInWords(until);
    return until < clockAt(Date.now()).date
      ? { text: `Expired: it was valid until ${day}`, open: true }
      : { text: day };
  });
}

/** The rows with what each clinic has said. Those that no clinic has answered are one list on screen. */
export function lineRows(quotes: readonly Quote[], lines: readonly QuoteLineTexts[]): Row[] {
  return [
    rowFor("Date of the quote", quotes, ({ date }) =>
      typedDay(date) ? { text: dateInWords(date) } : { text: answerLabels["not-said"], open: true },
    ),
    ...lines.map((line) => rowFor(line.label, quotes, (quote) => lineInWords(line, quote))),
  ].map((row) =>
    row.cells.every(({ text }) => text === answerLabels["not-said"])
      ? { ...row, onlyOnPaper: true }
      : row,
  );
}

const missingPrices = { all: "price", end: "highest price" } as const;

/** Not marked as open: the label says that something is missing, and a long list in bold is hard to read. */
function notInTotal(quote: Quote, lines: readonly QuoteLineTexts[]): Cell {
  const price = missingPricePart(quote);
  const left = [
    ...(price ? [missingPrices[price]] : []),
    ...totalOf(quote, lines).open.map(({ label }) => label.toLowerCase()),
  ];
  const excludes = quote.excludes && `The clinic excludes: ${quote.excludes}`;
  if (left.length === 0) return { text: excludes || "Nothing is left out" };
  // What the price excludes is a text of its own, in which a list would be lost.
  return { text: withCapital(listInWords(left)), ...(excludes ? { aside: excludes } : {}) };
}

/** The exchange rates used for the totals: ours with their day, and those entered. */
export function ratesInWords(quotes: readonly Quote[], rates: QuotesPart["rates"]): string[] {
  const used = CURRENCIES.filter((each) => each !== "GBP").filter(
    (currency) =>
      rateOf(rates, currency).trim() && quotes.some((quote) => quote.currency === currency),
  );
  const sentence = (whose: string, currencies: typeof used) =>
    currencies.length === 0
      ? []
      : [
          `${whose}: £1 is ${listInWords(currencies.map((each) => `${rateOf(rates, each).trim()} ${each}`))}.`,
        ];
  return [
    ...sentence(
      `Our reference rates of ${referenceDay}, which may have changed since`,
      used.filter((each) => rates[each] === undefined),
    ),
    ...sentence(
      "Rates that you entered",
      used.filter((each) => rates[each] !== undefined),
    ),
  ];
}
