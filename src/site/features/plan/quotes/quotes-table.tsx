import { clsx } from "clsx";
import type { Row } from "./quote-rows.ts";
import { shortNames } from "./short-names.ts";

/** The head of a column. */
export type QuotedClinic = {
  /** ID of the quote. */
  id: string;
  /** Starts with the number, see `numbered`. */
  name: string;
  number: number;
};

type QuotesTableProps = {
  caption: string;
  rows: readonly Row[];
  clinics: readonly QuotedClinic[];
  /** Whether another table with the same columns is above, so that print needs no second head. */
  isNext?: boolean;
};

/** The most clinics with columns of their own on a phone. */
const MOST_NARROW_COLUMNS = 3;

/** The columns on a phone, by the number of clinics. */
const narrowColumns: Readonly<Record<number, string>> = {
  2: "max-md:not-print:[&_tr]:grid-cols-2",
  3: "max-md:not-print:[&_tr]:grid-cols-3",
};

/** A cell on a phone if there are more clinics: the clinic's number, and beside it what it said. */
const numberedCell =
  "max-md:not-print:flex max-md:not-print:gap-x-3 max-md:not-print:pb-2! max-md:not-print:last:pb-3! max-md:not-print:text-sm";

// Where large text makes the columns narrow, long words are hyphenated rather than broken anywhere.
const cellOnPaper =
  "wrap-anywhere max-md:hyphens-auto max-md:[hyphenate-limit-chars:10_4_4] print:px-[3pt]! print:py-[0.75pt]!";

/**
 * Quotes side by side. On a phone, the name of a line is above its cells, and those of many clinics are below each
 * other, with numbers to which the head is the key. It stays in view above the lines, in short names.
 */
export function QuotesTable({ caption, rows, clinics, isNext = false }: QuotesTableProps) {
  const isWide = clinics.length > MOST_NARROW_COLUMNS;
  const names = clinics.map(bareName);
  // A number does not begin a line.
  const key = (isNext ? shortNames(names) : names).map((name) =>
    name.replace(/ (?=\d+$)/, "\u00a0"),
  );
  return (
    <table
      className={clsx(
        "ruled-table w-full max-md:not-print:block md:table-fixed print:table-fixed",
        "max-md:not-print:[&_tr]:grid max-md:not-print:[&_tr]:gap-x-2 max-md:not-print:[&_:is(td,th)]:px-1!",
        narrowColumns[clinics.length],
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
          "max-md:not-print:block max-md:not-print:border-b-2 border-outline max-md:not-print:[&_th]:border-0! max-md:not-print:[&_th]:text-sm",
          isWide && "max-md:not-print:pb-2! max-md:not-print:[&_th]:py-0!",
          (isNext || !isWide) &&
            "max-md:not-print:sticky max-md:not-print:top-16 max-md:not-print:z-10 max-md:not-print:bg-paper",
          isWide && isNext && narrowColumns[3],
          "md:not-print:[&_th]:sticky md:not-print:[&_th]:top-16 md:not-print:[&_th]:bg-paper md:not-print:[&_th]:shadow-below-outline",
          isNext && "print:hidden",
        )}
      >
        <tr>
          <th scope="col" className={clsx("max-md:not-print:sr-only", cellOnPaper)}>
            Line
          </th>
          {clinics.map(({ id, name, number }, index) => (
            <th key={id} scope="col" className={cellOnPaper}>
              <span className={clsx(isWide && "max-md:not-print:sr-only")}>{name}</span>
              {isWide ? (
                <span
                  aria-hidden="true"
                  className={clsx("flex md:hidden print:hidden", isNext ? "gap-1.5" : "gap-3")}
                >
                  <span className="shrink-0 font-normal text-muted">{`${number}.`}</span>
                  <span>{key[index]}</span>
                </span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:not-print:block">
        {rows.map((row, index) => (
          <QuoteRow
            key={row.label}
            row={row}
            isTotal={index === 0 && !isNext}
            clinics={isWide ? clinics : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The name without its number. */
const bareName = ({ name, number }: QuotedClinic) => name.slice(`${number}. `.length);

type QuoteRowProps = {
  row: Row;
  isTotal: boolean;
  /** The clinics, if each cell says on a phone whose it is. */
  clinics: readonly QuotedClinic[] | undefined;
};

function QuoteRow({ row, isTotal, clinics }: QuoteRowProps) {
  return (
    <tr
      className={
        row.onlyOnPaper ? "hidden! print:table-row!" : "max-md:not-print:border-b border-line"
      }
    >
      <th
        scope="row"
        className={clsx(
          "max-md:not-print:col-span-full max-md:not-print:border-0! max-md:not-print:text-sm",
          clinics
            ? "max-md:not-print:pb-1.5!"
            : "max-md:not-print:pb-0! max-md:not-print:font-normal max-md:not-print:text-muted",
          cellOnPaper,
        )}
      >
        {row.label}
      </th>
      {row.cells.map(({ id, text, aside, open }, index) => (
        <td
          key={id}
          className={clsx(
            "tabular-nums max-md:not-print:border-0! max-md:not-print:pt-0!",
            cellOnPaper,
            clinics && numberedCell,
            isTotal && "text-balance font-semibold",
            open && "text-caution",
          )}
        >
          <CellNumber clinic={clinics?.[index]} />
          <span>
            <span>{text}</span>
            {aside ? (
              <span className="block text-sm font-normal print:[font:inherit]">{` ${aside}`}</span>
            ) : null}
          </span>
        </td>
      ))}
    </tr>
  );
}

/** The number of the clinic on a phone. Read out with the name. */
function CellNumber({ clinic }: { clinic: QuotedClinic | undefined }) {
  if (!clinic) return null;
  return (
    // Beside long words, it would otherwise shrink and break.
    <span className="shrink-0 font-normal text-muted md:hidden print:hidden">
      <span aria-hidden="true">{`${clinic.number}.`}</span>
      <span className="sr-only">{`${clinic.name}: `}</span>
    </span>
  );
}
