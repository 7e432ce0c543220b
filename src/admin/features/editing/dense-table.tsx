import type { ReactNode } from "react";

type DenseTableProps = {
  caption: string;
  headings: readonly string[];
  /** The last column is for the actions of each row, without a heading that is seen. */
  hasActions?: boolean;
  children: ReactNode;
};

/** A table of compact rows. Shown as cards on a phone and a tablet. */
export function DenseTable({ caption, headings, hasActions = true, children }: DenseTableProps) {
  return (
    <table className="responsive-table responsive-table-dense w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          {hasActions ? (
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
