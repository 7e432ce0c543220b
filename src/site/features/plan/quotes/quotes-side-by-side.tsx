import { clsx } from "clsx";
import type { ReactNode } from "react";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { Fold } from "@/ui/fold.tsx";
import { printSize } from "./print-size.ts";
import type { Row } from "./quote-rows.ts";
import { QuotesMethod } from "./quotes-guide.tsx";
import { type QuotedClinic, QuotesTable } from "./quotes-table.tsx";

/** Print sizes, which must match those in `print-size.ts`. */
const printSizes = {
  large: "print:text-print-large",
  medium: "print:text-print-medium",
  small: "print:text-print-small",
  smallest: "print:text-print-smallest",
} as const;

type QuotesSideBySideProps = {
  title?: string;
  clinics: readonly QuotedClinic[];
  totals: readonly Row[];
  /** What each clinic has said, line by line. */
  answers: readonly Row[];
  /** The exchange rates in sentences. */
  rates: readonly string[];
  /** In place of the totals, if there is no quote to show. */
  none?: string | undefined;
  /** Shown between the totals and the lines, but not in print. */
  children: ReactNode;
};

/** Quotes side by side: the totals first, then `children`, then every line. In print, the two tables look like one. */
export function QuotesSideBySide(props: QuotesSideBySideProps) {
  const { title = "Totals", clinics, totals, answers, rates, none, children } = props;
  const unanswered = answers.filter(({ onlyOnPaper }) => onlyOnPaper);
  const size = printSize(
    clinics.map(({ name }) => name),
    [...totals, ...answers],
  );
  return (
    <div className={clsx("flex flex-col gap-12 print:gap-0", printSizes[size])}>
      {clinics.length > 0 || none ? (
        <section aria-labelledby="totals" className="flex flex-col gap-5 print:contents">
          <h2 id="totals" className="text-3xl print:sr-only">
            {title}
          </h2>
          {clinics.length > 0 ? (
            <>
              <QuotesTable caption={title} rows={totals} clinics={clinics} />
              <div className="flex max-w-reading flex-col gap-1 text-sm text-muted print:order-1 print:mt-1.5 print:max-w-none print:gap-0 print:[font:inherit]">
                {rates.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                <div className="hidden print:block">
                  <QuotesMethod />
                </div>
              </div>
            </>
          ) : (
            <p className="min-h-24 text-muted">{none}</p>
          )}
        </section>
      ) : null}
      {children}
      {clinics.length > 0 ? (
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
