import { clsx } from "clsx";
import { useState } from "react";
import type { Filters } from "@/admin/features/lead-search/filters.ts";
import type { Group } from "./insights-api.ts";
import { answeredShare, durationInWords, shareInWords } from "./insights-figures.ts";
import { Panel, tableClass } from "./insights-panel.tsx";
import { LeadsLink } from "./leads-link.tsx";

/** Number of rows before "Show all". */
const FIRST_ROWS = 8;

/** What a row is about, and the number of its leads. */
type Row = { name: string | null; id?: string | null; leads: number };

type GroupTableProps<Each extends Row> = {
  title: string;
  /** Heading of the first column. */
  heading: string;
  groups: readonly Each[];
  /** Label of the group without a name. */
  unnamed: string;
  /** The columns after the number of leads. */
  columns: readonly { heading: string; cell: (group: Each) => string }[];
  /** The filters that find a group's leads, if any do. */
  filtersOf?: (group: Each) => Partial<Filters> | undefined;
};

/** How fast the leads of a group were answered. */
export const speedColumns: GroupTableProps<Group>["columns"] = [
  { heading: "In 24\u00a0h", cell: (group) => shareInWords(answeredShare(group)) },
  { heading: "Median", cell: ({ median_minutes }) => durationInWords(median_minutes) },
  { heading: "90% within", cell: ({ p90_minutes }) => durationInWords(p90_minutes) },
];

/** On a phone, five or six figures are below the name, each with its heading, three in a row. */
const nameAboveClass =
  "max-sm:not-print:block max-sm:not-print:[&_thead]:hidden max-sm:not-print:[&_tbody]:block max-sm:not-print:[&_tr]:grid max-sm:not-print:[&_tr]:grid-cols-3 max-sm:not-print:[&_th]:col-span-full max-sm:not-print:[&_th]:w-auto max-sm:not-print:[&_td]:text-start";

/** The heading of a figure on a phone, where the table has no head. */
function HeadingAbove({ text }: { text: string }) {
  return <span className="block text-xs text-muted sm:hidden print:hidden">{text}</span>;
}

/** Leads grouped by a property, most frequent first, with a bar and the figures of each group. */
export function GroupTable<Each extends Row>(props: GroupTableProps<Each>) {
  const { title, heading, groups, unnamed, columns, filtersOf } = props;
  const [all, setAll] = useState(false);
  const isNameAbove = columns.length > 3;
  const most = Math.max(1, ...groups.map(({ leads }) => leads));
  return (
    <Panel title={title} isLong={groups.length > FIRST_ROWS}>
      {groups.length === 0 ? (
        <p className="text-sm text-muted">No leads in this period.</p>
      ) : (
        <table className={clsx(tableClass, isNameAbove && nameAboveClass)}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Leads</th>
              {columns.map((column) => (
                <th key={column.heading} scope="col">
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group, place) => (
              // Print shows all rows.
              <tr
                key={group.id ?? group.name}
                className={clsx(!all && place >= FIRST_ROWS && "hidden! print:table-row!")}
              >
                <th scope="row" className="w-2/5 wrap-anywhere">
                  {/* Wide enough for a long word, which is otherwise broken first on a narrow screen. */}
                  <span
                    className={clsx("block min-w-[min(5.5rem,24vw)]", !group.name && "text-muted")}
                  >
                    {group.name ?? unnamed}
                  </span>
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1 rounded-full bg-sea keeps-colour print:mt-0 print:h-0.5"
                    style={{ width: `${(group.leads / most) * 100}%` }}
                  />
                </th>
                <td>
                  {isNameAbove ? <HeadingAbove text="Leads" /> : null}{" "}
                  <LeadsLink count={group.leads} filters={filtersOf?.(group)} />
                </td>
                {columns.map((column) => (
                  <td key={column.heading} className="whitespace-nowrap">
                    {isNameAbove ? <HeadingAbove text={column.heading} /> : null}{" "}
                    <span>{column.cell(group)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {groups.length > FIRST_ROWS ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-6 self-start text-sm text-sea underline underline-offset-4 print:hidden"
        >
          {all ? "Show fewer" : `Show all ${groups.length}`}
        </button>
      ) : null}
    </Panel>
  );
}
