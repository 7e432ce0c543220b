import type { ReactNode } from "react";

type TeamTableProps = { caption: string; headings: readonly string[]; children: ReactNode };

/** A table of people, with the actions for each in the last column. Shown as cards on a phone. */
export function TeamTable({ caption, headings, children }: TeamTableProps) {
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
          <th scope="col">
            <span className="sr-only">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
