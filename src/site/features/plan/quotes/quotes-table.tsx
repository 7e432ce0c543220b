import { clsx } from "clsx";
import type { Row } from "./quote-rows.ts";

type QuotedClinic = {
  /** ID of the quote. */
  id: string;
  name: string;
  /** A name that fits next to an answer on a phone. */
  label: string;
};

type QuotesTableProps = {
  caption: string;
  rows: readonly Row[];
  clinics: readonly QuotedClinic[];
  /** Whether another table with the same columns is above, so that print needs no second head. */
  isNext?: boolean;
};

const cellOnPaper = "wrap-anywhere print:px-[3pt]! print:py-[0.75pt]!";

/** Quotes side by side, with a row for each line and a column for each clinic. On a phone, a card for each line. */
export function QuotesTable({ caption, rows, clinics, isNext = false }: QuotesTableProps) {
  const isWide = clinics.length > 3;
  return (
    <table
      className={clsx(
        "ruled-table w-full max-md:not-print:block md:table-fixed print:table-fixed",
        // Allows room for long words in six columns on a tablet.
        isWide &&
          "md:max-lg:not-print:text-sm md:max-lg:not-print:[&_td]:p-1.5 md:max-lg:not-print:[&_th]:p-1.5",
      )}
    >
      <caption className="sr-only">{`${caption}, by clinic`}</caption>
      {/* The widths, for print too if there is no head: the first one is `FIRST_COLUMN`. */}
      <colgroup>
        <col className={clsx("print:w-[14%]", isWide && "md:not-print:w-[16%]")} />
        <col span={clinics.length} />
      </colgroup>
      <thead
        className={clsx(
          "max-md:not-print:sr-only md:not-print:[&_th]:sticky md:not-print:[&_th]:top-16 md:not-print:[&_th]:bg-paper md:not-print:[&_th]:shadow-below-outline",
          isNext && "print:hidden",
        )}
      >
        <tr>
          <th scope="col" className={cellOnPaper}>
            Line
          </th>
          {clinics.map(({ id, name }) => (
            <th key={id} scope="col" className={cellOnPaper}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:not-print:block">
        {rows.map((row, index) => (
          <QuoteRow key={row.label} row={row} clinics={clinics} isTotal={index === 0 && !isNext} />
        ))}
      </tbody>
    </table>
  );
}

function QuoteRow({
  row,
  clinics,
  isTotal,
}: {
  row: Row;
  clinics: readonly QuotedClinic[];
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
      {row.cells.map(({ id, text, open }, index) => (
        <td
          key={id}
          data-label={clinics[index]?.label}
          className={clsx(
            "tabular-nums max-md:not-print:py-1!",
            cellOnPaper,
            // A single clinic needs no name.
            clinics.length === 1
              ? "max-md:not-print:block"
              : "max-md:not-print:grid grid-cols-[6.5rem_1fr] gap-3 max-md:not-print:before:text-sm max-md:not-print:before:font-normal max-md:not-print:before:text-muted max-md:not-print:before:content-[attr(data-label)]",
            (open || isTotal) && "font-semibold",
            open && "text-caution",
          )}
        >
          {text}
        </td>
      ))}
    </tr>
  );
}
