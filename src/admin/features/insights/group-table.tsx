import { clsx } from "clsx";
import { useState } from "react";
import type { Filters } from "@/admin/features/lead-search/filters.ts";
import { answeredShare, durationInWords, shareInWords } from "./figures.ts";
import type { Group } from "./insights-api.ts";
import { LeadsLink } from "./leads-link.tsx";
import { Panel, tableClass } from "./panel.tsx";

/** Number of rows before "Show all". */
const FIRST_ROWS = 8;

type GroupTableProps = {
  title: string;
  /** Heading of the first column. */
  heading: string;
  groups: readonly Group[];
  /** Label of the group without a name. */
  unnamed: string;
  /** The filters that find a group's leads, if any do. */
  filtersOf?: (group: Group) => Partial<Filters> | undefined;
};

/** Leads grouped by a property, most frequent first, with a bar and the figures of each group. */
export function GroupTable(props: GroupTableProps) {
  const { title, heading, groups, unnamed, filtersOf } = props;
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...groups.map(({ leads }) => leads));
  return (
    <Panel title={title} isLong={groups.length > FIRST_ROWS}>
      {groups.length === 0 ? (
        <p className="text-sm text-muted">No leads in this period.</p>
      ) : (
        <table className={tableClass}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Leads</th>
              <th scope="col">{"In 24\u00a0h"}</th>
              <th scope="col">Median</th>
              <th scope="col">90% within</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group, place) => (
              // Print shows all rows.
              <tr
                key={group.id ?? group.name}
                className={clsx(!all && place >= FIRST_ROWS && "hidden print:table-row")}
              >
                <th scope="row" className="w-2/5 wrap-anywhere">
                  {/* Wide enough for a long word, which is otherwise broken first on a narrow screen. */}
                  <span className={clsx("block min-w-22", !group.name && "text-muted")}>
                    {group.name ?? unnamed}
                  </span>
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1 rounded-full bg-sea keeps-colour print:mt-0 print:h-0.5"
                    style={{ width: `${(group.leads / most) * 100}%` }}
                  />
                </th>
                <td>
                  <LeadsLink count={group.leads} filters={filtersOf?.(group)} />
                </td>
                <td>{shareInWords(answeredShare(group))}</td>
                <td className="whitespace-nowrap">{durationInWords(group.median_minutes)}</td>
                <td className="whitespace-nowrap">{durationInWords(group.p90_minutes)}</td>
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
