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
  /** On narrow screens, long cells of more than two treatments are below each other, because side by side the longest one leaves gaps. */
  isLong?: boolean;
  className?: string;
  /** The cell of a treatment. */
  children: (slug: TreatmentSlug, index: number) => ReactNode;
};

/** A row of the comparison, which on narrow screens is a label with its cells below it. */
export function ComparisonRow(props: RowProps) {
  const { label, note, choice, same, isLong = false, className, children } = props;
  const isStacked = isLong && choice.length > 2;
  const cell =
    "min-w-0 snap-start text-sm max-md:[&_ul]:ps-5 columns:table-cell columns:text-base columns:px-4 columns:py-4 columns:align-top print:px-2! print:py-2!";
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
        className="sticky start-0 col-span-full w-fit pb-1 text-start text-sm font-semibold text-muted columns:static columns:table-cell columns:w-auto columns:text-ink columns:border-0 columns:py-4 columns:pe-4 columns:align-top columns:font-sans columns:text-base columns:font-semibold print:py-2! print:text-xs!"
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
              isStacked &&
                "sticky start-0 col-span-full w-[min(100%,calc(100vw-3rem))] columns:static columns:w-auto",
            )}
          >
            {/* In the grid layout, a screen reader finds no column headers. */}
            <p className={clsx("columns:hidden", isStacked ? "pt-2 font-semibold" : "sr-only")}>
              {treatmentNames[slug]}
            </p>
            {children(slug, index)}
          </td>
        ))
      ) : (
        <td
          colSpan={choice.length}
          className={clsx(cell, "sticky start-0 col-span-full w-fit columns:static columns:w-auto")}
        >
          {`${choice.length === 2 ? "Both" : `All ${choice.length}`}: ${same}`}
        </td>
      )}
    </tr>
  );
}
