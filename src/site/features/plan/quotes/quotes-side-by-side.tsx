import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { printSize } from "./print-size.ts";
import { lineRows, ratesInWords, totalRows } from "./quote-rows.ts";
import { clinicName, type Quote, type QuotesPart } from "./quotes.ts";
import { QuotesMethod } from "./quotes-guide.tsx";
import { QuotesTable } from "./quotes-table.tsx";

/** Print sizes, which must match those in `print-size.ts`. */
const printSizes = {
  large: "print:text-print-large",
  medium: "print:text-print-medium",
  small: "print:text-print-small",
  smallest: "print:text-print-smallest",
} as const;

/** A longer name does not fit next to an answer on a phone. */
const LONG_NAME = 16;

/**
 * The quotes side by side: the totals first, then what follows from them, then every line. In print, the two
 * tables look like one.
 */
export function QuotesSideBySide({
  quotes,
  lines,
  rates,
  children,
}: {
  quotes: readonly Quote[];
  lines: readonly QuoteLineTexts[];
  rates: QuotesPart["rates"];
  /** Shown between the totals and the lines, but not in print. */
  children: ReactNode;
}) {
  const totals = totalRows(quotes, lines, rates);
  const answers = lineRows(quotes, lines);
  const names = quotes.map((quote, index) => clinicName(quote, index + 1));
  const areLong = names.length > 1 && names.some(({ length }) => length > LONG_NAME);
  const clinics = quotes.map((quote, index) => {
    const name = clinicName(quote, index + 1);
    return { id: quote.id, name, label: areLong ? `Clinic ${index + 1}` : name };
  });
  const size = printSize(names, [...totals, ...answers]);
  const key = areLong ? (
    <ul className="text-sm text-muted md:hidden print:hidden">
      {clinics.map(({ id, name, label }) => (
        <li key={id}>{`${label}: ${name}`}</li>
      ))}
    </ul>
  ) : null;
  return (
    <div className={clsx("flex flex-col gap-12 print:gap-0", printSizes[size])}>
      <section aria-labelledby="totals" className="flex flex-col gap-5 print:contents">
        <h2 id="totals" className="text-3xl print:sr-only">
          Totals
        </h2>
        {key}
        <QuotesTable caption="Totals" rows={totals} clinics={clinics} />
        <div className="flex max-w-reading flex-col gap-1 text-sm text-muted print:order-1 print:mt-1.5 print:max-w-none print:gap-0 print:[font:inherit]">
          {ratesInWords(quotes, rates).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <QuotesMethod />
        </div>
      </section>
      {children}
      <section aria-labelledby="lines" className="flex flex-col gap-5 print:contents">
        <h2 id="lines" className="text-3xl print:sr-only">
          Line by line
        </h2>
        {key}
        <QuotesTable caption="Line by line" rows={answers} clinics={clinics} isNext />
      </section>
    </div>
  );
}
