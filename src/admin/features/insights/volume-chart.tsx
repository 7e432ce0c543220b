import { shortDate, shortWeekdays, weekdayOf } from "@shared/dates.ts";
import { useState } from "react";
import { CartesianGrid, XAxis, YAxis } from "recharts";
import { axis } from "./chart-style.ts";
import type { Insights } from "./insights-api.ts";
import { answeredShare, barsOf, shareInWords } from "./insights-figures.ts";
import { ChartTable, Panel, tableClass } from "./insights-panel.tsx";
import { LeadsLink } from "./leads-link.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { StackedBars } from "./stacked-bars.tsx";

const units = [
  { value: "day", label: "Days" },
  { value: "week", label: "Weeks" },
] as const;

const series = [
  { key: "answered", label: "Answered within 24 h", colour: "text-sea" },
  { key: "late", label: "Late or not answered", colour: "text-terracotta" },
  {
    key: "open",
    label: "24 h not over yet, spam or duplicate",
    colour: "text-outline",
  },
] as const;

/** Leads per day or week, by whether they were answered in time. */
export function VolumeChart({ days }: { days: Insights["by_day"] }) {
  const [unit, setUnit] = useState<"day" | "week">(days.length > 35 ? "week" : "day");
  const bars = barsOf(days, unit).map((bar) => ({
    ...bar,
    answered: bar.in_time,
    late: bar.due - bar.in_time,
    open: bar.leads - bar.due,
  }));
  return (
    <Panel
      title={unit === "day" ? "Leads a day" : "Leads a week"}
      note={unit === "week" ? "Weeks start on Sunday." : undefined}
      action={<SegmentedControl label="Bars" options={units} value={unit} onChange={setUnit} />}
    >
      <div className="flex flex-col gap-3 print:gap-1">
        <div className="flex min-w-0 flex-col gap-3">
          <StackedBars
            title={`Leads a ${unit}`}
            rows={bars}
            parts={series}
            height="h-56 print:h-40"
            margin={{ top: 4, right: 0 }}
            maxBarSize={36}
            empty="No leads in this period."
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="label" {...axis} minTickGap={16} />
            <YAxis {...axis} width={28} allowDecimals={false} />
          </StackedBars>
        </div>
        <ChartTable>
          <table className={tableClass}>
            <caption className="sr-only">{`Leads a ${unit}`}</caption>
            <thead>
              <tr>
                <th scope="col">{unit === "day" ? "Day" : "Week from"}</th>
                <th scope="col">Leads</th>
                <th scope="col">Answered within 24 h</th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.start}>
                  <th scope="row">
                    {`${shortWeekdays[weekdayOf(bar.start)]}, ${shortDate(bar.start)}`}
                  </th>
                  <td>
                    <LeadsLink count={bar.leads} filters={bar.days} />
                  </td>
                  <td>{shareInWords(answeredShare(bar))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ChartTable>
      </div>
    </Panel>
  );
}
