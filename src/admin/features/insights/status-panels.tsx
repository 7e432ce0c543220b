import { clsx } from "clsx";
import { CartesianGrid, XAxis, YAxis } from "recharts";
import { LEAD_STATUSES } from "@/admin/features/lead/lead-model.ts";
import { AGE_NAMES } from "@/admin/features/lead-search/filters.ts";
import { groupThousands } from "@/lib/english.ts";
import { axis } from "./chart-style.ts";
import type { Insights } from "./insights-api.ts";
import { NO_FIGURE, percentOf, statusName } from "./insights-figures.ts";
import { Panel, tableClass } from "./insights-panel.tsx";
import { LeadsLink } from "./leads-link.tsx";
import type { Period } from "./period.ts";
import { StackedBars } from "./stacked-bars.tsx";

/** How far the leads from the period got, and their status now. */
export function Funnel({ funnel, period }: { funnel: Insights["funnel"]; period: Period }) {
  const total = funnel.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <Panel
      title="Funnel by status"
      note="How far the leads that arrived in this period have got, and their status now."
    >
      {/* The figures stand on the line of the status, above its bar. */}
      <table className={clsx(tableClass, "[&_tbody_:is(td,th)]:align-baseline")}>
        <caption className="sr-only">Leads by status</caption>
        <thead>
          <tr className="min-[23rem]:whitespace-nowrap">
            <th scope="col">Status</th>
            <th scope="col">Reached</th>
            <th scope="col">Of all</th>
            <th scope="col">
              <span aria-hidden="true">Of row above</span>
              <span className="sr-only">Of the step before</span>
            </th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ status, leads, reached }, place) => {
            const before = funnel[place - 1]?.reached ?? null;
            return (
              <tr key={status}>
                <th scope="row" className="sm:w-2/5">
                  {statusName(status)}
                  {(reached ?? leads) > 0 ? (
                    <span
                      aria-hidden="true"
                      className={clsx(
                        "mt-1 block h-2 rounded-sm keeps-colour print:mt-0 print:h-1",
                        reached === null ? "bg-outline" : "bg-sea",
                      )}
                      style={{ width: `${percentOf(reached ?? leads, total)}%` }}
                    />
                  ) : null}
                </th>
                <td>{reached === null ? NO_FIGURE : groupThousands(reached)}</td>
                <td>{rate(reached, total)}</td>
                <td>{rate(reached, before)}</td>
                <td>
                  <LeadsLink
                    count={leads}
                    filters={{
                      ...period,
                      status: LEAD_STATUSES.filter((each) => each === status),
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** A share in words, if there is anything to compare. */
function rate(part: number | null, whole: number | null): string {
  return part === null || !whole ? NO_FIGURE : `${percentOf(part, whole)}%`;
}

/** The further a lead has got, the stronger the colour. */
const openStatuses = [
  { status: "new", colour: "text-sea/65" },
  { status: "contacted", colour: "text-sea/80" },
  { status: "quoted", colour: "text-sea" },
  { status: "booked", colour: "text-ink" },
] as const;

/** All open leads by age, regardless of the period. */
export function OpenByAge({ open }: { open: Insights["open_by_age"] }) {
  const rows = AGE_NAMES.map((age) => {
    const leads = (status: string) =>
      open.find((entry) => entry.age === age && entry.status === status)?.leads ?? 0;
    return {
      age,
      new: leads("new"),
      contacted: leads("contacted"),
      quoted: leads("quoted"),
      booked: leads("booked"),
    };
  });
  return (
    <Panel title="Open leads by age" note="All leads that are not closed, whenever they arrived.">
      <StackedBars
        title="Open leads by age"
        rows={rows}
        parts={openStatuses.map(({ status, ...colours }) => ({
          key: status,
          label: statusName(status),
          ...colours,
        }))}
        height="h-48 print:h-28"
        horizontal
        margin={{ top: 0, right: 8 }}
        maxBarSize={24}
        empty="No lead is open."
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis type="number" {...axis} allowDecimals={false} />
        <YAxis type="category" dataKey="age" {...axis} width={92} />
      </StackedBars>
      <table className={tableClass}>
        <caption className="sr-only">Open leads by age and status</caption>
        <thead>
          <tr>
            <th scope="col">Age</th>
            {openStatuses.map(({ status }) => (
              <th key={status} scope="col">
                {statusName(status)}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.age}>
              <th scope="row">{row.age}</th>
              {openStatuses.map(({ status }) => (
                <td key={status}>
                  <LeadsLink count={row[status]} filters={{ age: row.age, status: [status] }} />
                </td>
              ))}
              <td>
                <LeadsLink
                  count={openStatuses.reduce((sum, { status }) => sum + row[status], 0)}
                  filters={{ age: row.age, status: openStatuses.map(({ status }) => status) }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
