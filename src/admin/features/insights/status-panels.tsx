import { CartesianGrid, XAxis, YAxis } from "recharts";
import { axis } from "./chart-style.ts";
import { percentOf, statusName } from "./figures.ts";
import type { Insights } from "./insights-api.ts";
import { ChartTable, Panel, tableClass } from "./panel.tsx";
import { StackedBars } from "./stacked-bars.tsx";

/** The current status of the leads from the period. */
export function Funnel({ funnel }: { funnel: Insights["funnel"] }) {
  const total = funnel.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <Panel title="Current status" note="The status of the leads that arrived in this period.">
      <table className={tableClass}>
        <caption className="sr-only">Leads by status</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Leads</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ status, leads }) => (
            <tr key={status}>
              <th scope="row" className="w-3/5">
                {statusName(status)}
                <span
                  aria-hidden="true"
                  className="mt-1 block h-2 rounded-sm bg-sea print:mt-0 print:h-1"
                  style={{ width: `${percentOf(leads, total)}%` }}
                />
              </th>
              <td>{leads}</td>
              <td>{percentOf(leads, total)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const openStatuses = [
  { status: "new", fill: "var(--terracotta)", mark: "bg-terracotta" },
  { status: "contacted", fill: "var(--sea)", mark: "bg-sea" },
  { status: "quoted", fill: "var(--outline)", mark: "bg-outline" },
] as const;

const ages = ["under 1 day", "1 to 3 days", "3 to 7 days", "7 to 30 days", "over 30 days"] as const;

/** All open leads by age, regardless of the period. */
export function OpenByAge({ open }: { open: Insights["open_by_age"] }) {
  const rows = ages.map((age) => {
    const leads = (status: string) =>
      open.find((entry) => entry.age === age && entry.status === status)?.leads ?? 0;
    return { age, new: leads("new"), contacted: leads("contacted"), quoted: leads("quoted") };
  });
  return (
    <Panel title="Open leads by age" note="All open leads, whenever they arrived.">
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
      <ChartTable>
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
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.age}>
                <th scope="row">{row.age}</th>
                {openStatuses.map(({ status }) => (
                  <td key={status}>{row[status]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ChartTable>
    </Panel>
  );
}
