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
  className?: string;
  /** The cell of a treatment. */
  children: (slug: TreatmentSlug, index: number) => ReactNode;
};

/**
 * A row of the comparison. On narrow screens, and if there are more than two treatments, its label is above its cells,
 * which on a phone are then below each other, each below its name.
 */
export function ComparisonRow(props: RowProps) {
  const { id, label, note, choice, same, className, children } = props;
  const isMany = choice.length > 2;
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
          <td key={slug} className={cell}>
            {/* In the grid layout, a screen reader finds no column headers. */}
            <p
              className={
                isMany ? "pt-1.5 font-semibold md:sr-only print:hidden" : "sr-only columns:hidden"
              }
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
