import { clsx } from "clsx";
import type { ReactNode } from "react";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { Fold } from "@/ui/fold.tsx";
import type { Row } from "./quote-rows.ts";
import { QuotesMethod } from "./quotes-guide.tsx";
import { type QuotedClinic, QuotesTable } from "./quotes-table.tsx";

/** Font sizes in print, in points, with their line heights. */
const sizes = [
  { id: "large", points: 9, leading: 1.35 },
  { id: "medium", points: 7.5, leading: 1.2 },
  { id: "small", points: 6.75, leading: 1.15 },
  { id: "smallest", points: 6, leading: 1.1 },
] as const;
type PrintSize = (typeof sizes)[number]["id"];

/** Usable size of an A4 or Letter page in points, without the content above and below the table. */
const page = { width: 500, height: 580 };
/** Horizontal padding of a cell, and the line below a row. */
const gap = { beside: 6, below: 2.5 };
/** Average width of a character as a fraction of the font size, with unused ends of lines. */
const CHARACTER_WIDTH = 0.48;

/** Relative width of the first column, which contains the labels of the lines. */
const FIRST_COLUMN = 0.14;

/** The largest font size at which the quotes fit on one page, from the number of characters. */
export function printSize(names: readonly string[], rows: readonly Row[]): PrintSize {
  const column = (page.width * (1 - FIRST_COLUMN)) / Math.max(1, names.length) - gap.beside;
  const first = page.width * FIRST_COLUMN - gap.beside;
  const fits = sizes.find(({ points, leading }) => {
    const linesOf = (text: string, width: number) =>
      Math.max(1, Math.ceil((text.length * points * CHARACTER_WIDTH) / width));
    const heights = [
      ...names.map((name) => linesOf(name, column)),
      ...rows.map(({ label, cells }) =>
        Math.max(
          linesOf(label, first),
          ...cells.map(
            ({ text, aside }) => linesOf(text, column) + (aside ? linesOf(aside, column) : 0),
          ),
        ),
      ),
    ];
    const head = Math.max(...heights.slice(0, names.length));
    const body = heights.slice(names.length).reduce((sum, lines) => sum + lines, 0);
    return (head + body) * points * leading + (rows.length + 1) * gap.below <= page.height;
  });
  return fits?.id ?? "smallest";
}

/** The classes of the print sizes. */
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
  /** Shown between the totals and the lines, but not in print. */
  children: ReactNode;
};

/** Quotes side by side: the totals first, then `children`, then every line. In print, the two tables look like one. */
export function QuotesSideBySide(props: QuotesSideBySideProps) {
  const { title = "Totals", clinics, totals, answers, rates, children } = props;
  const unanswered = answers.filter(({ onlyOnPaper }) => onlyOnPaper);
  const size = printSize(
    clinics.map(({ name }) => name),
    [...totals, ...answers],
  );
  return (
    <div className={clsx("flex flex-1 flex-col gap-12 print:gap-0", printSizes[size])}>
      {clinics.length > 0 ? (
        <section aria-labelledby="totals" className="flex flex-col gap-5 print:contents">
          <h2 id="totals" tabIndex={-1} className="text-3xl outline-none print:sr-only">
            {title}
          </h2>
          <QuotesTable caption={title} rows={totals} clinics={clinics} />
          <div className="flex max-w-reading flex-col gap-1 text-sm text-muted print:order-1 print:mt-1.5 print:max-w-none print:gap-0 print:[font:inherit]">
            {rates.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <div className="hidden print:block">
              <QuotesMethod />
            </div>
          </div>
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
            <Fold title={quotesTexts.unanswered(unanswered.length)} className="print:hidden">
              <TextList items={unanswered.map(({ label }) => label)} />
            </Fold>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
