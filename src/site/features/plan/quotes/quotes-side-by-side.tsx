import type { QuoteLineTexts } from "@shared/quote-lines.ts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { Fold } from "@/ui/fold.tsx";
import { printSize } from "./print-size.ts";
import { lineRows, ratesInWords, totalRows } from "./quote-rows.ts";
import { hasPrice } from "./quote-total.ts";
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

/**
 * The quotes that have a price, side by side: the totals first, then `children`, then every line. In print, the two
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
  const priced = quotes.filter(hasPrice);
  const totals = totalRows(priced, lines, rates);
  const answers = lineRows(priced, lines);
  const unanswered = answers.filter(({ onlyOnPaper }) => onlyOnPaper);
  const clinics = quotes
    .map((quote, index) => ({ quote, id: quote.id, name: clinicName(quote, index + 1) }))
    .filter(({ quote }) => hasPrice(quote));
  const size = printSize(
    clinics.map(({ name }) => name),
    [...totals, ...answers],
  );
  return (
    <div className={clsx("flex flex-col gap-12 print:gap-0", printSizes[size])}>
      {quotes.length > 0 ? (
        <section aria-labelledby="totals" className="flex flex-col gap-5 print:contents">
          <h2 id="totals" className="text-3xl print:sr-only">
            Totals
          </h2>
          {priced.length > 0 ? (
            <>
              <QuotesTable caption="Totals" rows={totals} clinics={clinics} />
              <div className="flex max-w-reading flex-col gap-1 text-sm text-muted print:order-1 print:mt-1.5 print:max-w-none print:gap-0 print:[font:inherit]">
                {ratesInWords(priced, rates).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                <div className="hidden print:block">
                  <QuotesMethod />
                </div>
              </div>
            </>
          ) : (
            <p className="min-h-24 text-muted">{quotesTexts.noPrice}</p>
          )}
        </section>
      ) : null}
      {children}
      {priced.length > 0 ? (
        <section aria-labelledby="lines" className="flex flex-col gap-5 print:contents">
          <h2 id="lines" className="text-3xl print:sr-only">
            Line by line
          </h2>
          <QuotesTable caption="Line by line" rows={answers} clinics={clinics} isNext />
          {unanswered.length > 0 ? (
            <Fold
              title={quotesTexts.unanswered(unanswered.length)}
              className="max-w-reading print:hidden"
            >
              <TextList items={unanswered.map(({ label }) => label)} />
            </Fold>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
