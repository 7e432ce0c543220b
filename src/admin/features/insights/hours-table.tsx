import { shortWeekdays } from "@shared/dates.ts";
import { useState } from "react";
import { TEAM_TIME_NAME } from "@/admin/features/time/team-time.ts";
import type { Insights } from "./insights-api.ts";
import { answeredShare, NO_FIGURE } from "./insights-figures.ts";
import { ChartTable, Panel, tableClass } from "./insights-panel.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const measures = [
  { value: "leads", label: "Leads" },
  { value: "answered", label: "In 24 h" },
] as const;
type Measure = (typeof measures)[number]["value"];

const captions: Readonly<Record<Measure, string>> = {
  leads: "Leads by weekday and hour",
  answered: "Share answered within 24 h in percent, by weekday and hour",
};

/** When leads arrive and how they are answered, by weekday and hour. Print also shows the numbers. */
export function HoursTable({ cells }: { cells: Insights["by_hour"] }) {
  const [measure, setMeasure] = useState<Measure>("leads");
  const cellAt = new Map(cells.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  const mostLeads = Math.max(0, ...cells.map(({ leads }) => leads));
  const most = measure === "leads" ? mostLeads : 100;
  /** The figure of a cell; null if no leads arrived, or if none of them are due yet. */
  function figureOf(day: number, hour: number): number | null {
    const cell = cellAt.get(`${day} ${hour}`);
    if (!cell) return null;
    return measure === "leads" ? cell.leads : answeredShare(cell);
  }
  const unit = measure === "leads" ? "" : "%";
  return (
    <Panel
      title="When leads arrive"
      note={
        measure === "leads"
          ? `Leads by hour of the week, in ${TEAM_TIME_NAME}. ${most === 0 ? "None arrived." : `The most in one hour is ${mostLeads}.`}`
          : `Share answered within 24 h, by the hour in which they arrived, in ${TEAM_TIME_NAME}.`
      }
      action={
        <SegmentedControl label="Figure" options={measures} value={measure} onChange={setMeasure} />
      }
      className="lg:col-span-2 print:[column-span:all]"
    >
      <table
        aria-hidden="true"
        className="w-full table-fixed border-separate border-spacing-px text-xs tabular-nums print:text-print"
      >
        <thead>
          <tr>
            <td className="w-9" />
            {hours.map((hour) => (
              <td key={hour} className="text-muted">
                {hour % 6 === 0 ? (
                  <span className="block w-0 whitespace-nowrap">{hour}</span>
                ) : null}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shortWeekdays.map((weekday, day) => (
            <tr key={weekday}>
              <td className="text-muted">{weekday}</td>
              {hours.map((hour) => {
                const figure = figureOf(day, hour);
                return (
                  <td
                    key={hour}
                    title={`${weekday} ${hour}:00 to ${hour + 1}:00: ${figure === null ? "none" : `${figure}${unit}`}`}
                    className="relative h-5 overflow-hidden rounded-[2px] bg-sand keeps-colour print:h-4"
                  >
                    <span className="absolute inset-0 print:opacity-40">
                      <span
                        className="block size-full bg-sea"
                        style={{ opacity: (figure ?? 0) / Math.max(1, most) }}
                      />
                    </span>
                    <span className="relative hidden text-center print:block">{figure}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ChartTable isPrinted={false}>
        <table className={tableClass}>
          <caption className="sr-only">{captions[measure]}</caption>
          <thead>
            <tr>
              <th scope="col">Hour</th>
              {shortWeekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  {weekday}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row">{`${hour}:00`}</th>
                {shortWeekdays.map((weekday, day) => {
                  const figure = figureOf(day, hour);
                  return (
                    <td key={weekday}>
                      {figure === null ? (measure === "leads" ? 0 : NO_FIGURE) : `${figure}${unit}`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ChartTable>
    </Panel>
  );
}
