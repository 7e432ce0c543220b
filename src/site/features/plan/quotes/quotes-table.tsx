import { clsx } from "clsx";
import type { QuoteLineTexts } from "@/content/plan/quote-lines.ts";
import { quotesTexts } from "@/content/plan/quotes.ts";
import { clinicName } from "./clinic-name.ts";
import { printSize } from "./print-size.ts";
import { type Row, ratesInWords, rowsOf } from "./quote-rows.ts";
import type { Quote, QuotesPart } from "./quotes.ts";

type QuotesTableProps = {
  quotes: readonly Quote[];
  lines: readonly QuoteLineTexts[];
  rates: QuotesPart["rates"];
};

/** Print sizes, which must match those in `print-size.ts`. */
const printSizes = {
  large: "print:text-print-large",
  medium: "print:text-print-medium",
  small: "print:text-print-small",
  smallest: "print:text-print-smallest",
} as const;

const cellOnPaper = "wrap-anywhere print:px-[3pt]! print:py-[0.75pt]!";

/** The quotes side by side, with a row for each line and a column for each clinic. */
export function QuotesTable({ quotes, lines, rates }: QuotesTableProps) {
  const rows = rowsOf(quotes, lines, rates);
  const typedRates = ratesInWords(quotes, rates);
  const names = quotes.map((quote, index) => clinicName(quote, index + 1));
  const size = printSize(names, rows);
  return (
    <section
      aria-labelledby="side-by-side"
      className={clsx("flex flex-col gap-5 print:gap-1.5", printSizes[size])}
    >
      <h2 id="side-by-side" className="text-3xl print:sr-only">
        Side by side
      </h2>
      <table
        className={clsx(
          "ruled-table w-full max-md:not-print:block md:table-fixed print:table-fixed",
          // Allows room for long words in six columns on a tablet.
          quotes.length > 3 &&
            "md:max-lg:not-print:text-sm md:max-lg:not-print:[&_td]:p-1.5 md:max-lg:not-print:[&_th]:p-1.5",
        )}
      >
        <caption className="sr-only">Clinics’ quotes, line by line</caption>
        <thead className="max-md:not-print:sr-only">
          <tr>
            {/* `FIRST_COLUMN` in print. */}
            <th
              scope="col"
              className={clsx(
                cellOnPaper,
                "print:w-[14%]",
                quotes.length > 3 && "md:not-print:w-[16%]",
              )}
            >
              Line
            </th>
            {quotes.map((quote, index) => (
              <th key={quote.id} scope="col" className={cellOnPaper}>
                {names[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:not-print:block">
          {rows.map((row, index) => (
            <QuoteRow key={row.label} row={row} names={names} isTotal={index === 0} />
          ))}
        </tbody>
      </table>
      <div className="max-w-reading text-sm text-muted print:max-w-none print:[font:inherit] print:[&_ul]:gap-0!">
        <h3 className="font-sans font-semibold">How the totals are worked out</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          {[...quotesTexts.method, ...typedRates].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function QuoteRow({
  row,
  names,
  isTotal,
}: {
  row: Row;
  names: readonly string[];
  isTotal: boolean;
}) {
  return (
    <tr
      className={
        row.onlyOnPaper
          ? "hidden print:table-row"
          : // A card for each line, if the columns do not fit.
            "max-md:not-print:mb-3 max-md:not-print:block max-md:not-print:rounded max-md:not-print:border border-line max-md:not-print:bg-surface max-md:not-print:py-2"
      }
    >
      <th
        scope="row"
        className={clsx("max-md:not-print:block max-md:not-print:py-1!", cellOnPaper)}
      >
        {row.label}
      </th>
      {row.cells.map(({ id, text, open }, index) => {
        return (
          <td
            key={id}
            data-label={names[index]}
            className={clsx(
              "tabular-nums",
              cellOnPaper,
              narrowCell(names),
              (open || isTotal) && "font-semibold",
              open && "text-caution",
            )}
          >
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** Names of at least this length are on their own line, above the clinic's answer. */
const LONG_NAME = 24;

/**
 * Classes of a cell on a card: next to the clinic's name, or below a long name. A single clinic needs no
 * name.
 */
function narrowCell(names: readonly string[]): string {
  if (names.length === 1) return "max-md:not-print:block max-md:not-print:py-1!";
  return clsx(
    "max-md:not-print:py-1! max-md:not-print:before:text-sm max-md:not-print:before:font-normal max-md:not-print:before:text-muted max-md:not-print:before:content-[attr(data-label)]",
    names.some(({ length }) => length > LONG_NAME)
      ? "max-md:not-print:block max-md:not-print:before:block"
      : "max-md:not-print:grid grid-cols-[2fr_3fr] gap-3",
  );
}
