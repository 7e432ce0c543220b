import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { Choice } from "./choice.ts";
import { narrowColumns } from "./narrow-names.tsx";

type RowProps = {
  id?: string;
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
 * A row of the comparison. On narrow screens, and if there are more than two treatments, its label is above its cells,
 * which on a phone are then below each other, each below its name.
 */
export function ComparisonRow(props: RowProps) {
  const { id, label, note, choice, same, isLong = false, className, children } = props;
  const isMany = choice.length > 2;
  const isStacked = isLong && isMany;
  const cell = clsx(
    "min-w-0 text-sm max-md:[&_ul]:ps-5 columns:text-base print:px-2! print:py-2!",
    isMany || "columns:table-cell columns:px-4 columns:py-4 columns:align-top",
  );
  return (
    <tr
      id={id}
      className={clsx(
        "grid gap-x-4 border-b border-line py-3 print:break-inside-avoid",
        isMany || "columns:table-row",
        narrowColumns[choice.length],
        className,
      )}
    >
      <th
        scope="row"
        className={clsx(
          "col-span-full pb-1 text-start font-semibold print:py-2! print:text-xs!",
          isMany ||
            "text-sm text-muted columns:table-cell columns:text-ink columns:py-4 columns:pe-4 columns:align-top columns:text-base",
        )}
      >
        <span>{label}</span>
        {note ? <span className="block font-normal text-muted print:text-xs!">{note}</span> : null}
      </th>
      {same === undefined ? (
        choice.map((slug, index) => (
          <td key={slug} className={clsx(cell, isStacked && "max-lg:not-print:col-span-full")}>
            {/* In the grid layout, a screen reader finds no column headers. */}
            <p
              className={clsx(
                isMany ? "pt-1.5 font-semibold print:hidden" : "sr-only columns:hidden",
                isMany && (isStacked ? "lg:sr-only" : "md:sr-only"),
              )}
            >
              {treatmentNames[slug]}
            </p>
            {children(slug, index)}
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
