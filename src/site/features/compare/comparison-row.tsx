import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { Choice } from "./choice.ts";
import { narrowColumns } from "./narrow-names.tsx";

type RowProps = {
  label: string;
  /** A sentence below the label. */
  note?: string | undefined;
  choice: Choice;
  /** What all cells say, if it is the same. Shown once. */
  same?: string | undefined;
  /** Long cells of more than two treatments are below each other on a tablet too, because side by side the longest one leaves gaps. */
  isLong?: boolean;
  className?: string;
  /** The cell of a treatment. */
  children: (slug: TreatmentSlug, index: number) => ReactNode;
};

/**
 * A row of the comparison, which on narrow screens is a label with its cells below it. On a phone, more than two
 * treatments are below each other: a short cell is on one line with its name.
 */
export function ComparisonRow(props: RowProps) {
  const { label, note, choice, same, isLong = false, className, children } = props;
  const isMany = choice.length > 2;
  const isStacked = isLong && isMany;
  const isLine = isMany && !isLong;
  const cell =
    "min-w-0 text-sm max-md:[&_ul]:ps-5 columns:table-cell columns:text-base columns:px-4 columns:py-4 columns:align-top print:px-2! print:py-2!";
  return (
    <tr
      className={clsx(
        "grid gap-x-4 border-b border-line py-3 columns:table-row columns:w-auto print:break-inside-avoid",
        narrowColumns[choice.length],
        className,
      )}
    >
      <th
        scope="row"
        className="col-span-full pb-1 text-start text-sm font-semibold text-muted columns:table-cell columns:text-ink columns:border-0 columns:py-4 columns:pe-4 columns:align-top columns:font-sans columns:text-base columns:font-semibold print:py-2! print:text-xs!"
      >
        <span>{label}</span>
        {note ? <span className="block font-normal text-muted print:text-xs!">{note}</span> : null}
      </th>
      {same === undefined ? (
        choice.map((slug, index) => (
          <td
            key={slug}
            className={clsx(
              cell,
              isStacked && "col-span-full",
              isLine && "py-1 max-md:not-print:flex max-md:not-print:gap-x-3",
            )}
          >
            {/* In the grid layout, a screen reader finds no column headers. */}
            <p
              className={clsx(
                "columns:hidden",
                isStacked && "pt-2 font-semibold",
                isLine && "min-w-0 flex-1 md:sr-only",
                !isMany && "sr-only",
              )}
            >
              {treatmentNames[slug]}
            </p>
            <div className="min-w-0 flex-1">{children(slug, index)}</div>
          </td>
        ))
      ) : (
        <td colSpan={choice.length} className={clsx(cell, "col-span-full")}>
          {`${choice.length === 2 ? "Both" : `All ${choice.length}`}: ${same}`}
        </td>
      )}
    </tr>
  );
}
