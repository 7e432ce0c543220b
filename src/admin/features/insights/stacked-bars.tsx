import type { ReactNode } from "react";
import { Bar, BarChart, ResponsiveContainer, Tooltip } from "recharts";
import { printedChart, tooltipStyle } from "./chart-style.ts";

/** One segment of each bar. */
export type BarPart = {
  /** The property of a row that contains its value. */
  key: string;
  label: string;
  /** Class for its colour, in the chart and in the legend. */
  colour: string;
};

type StackedBarsProps = {
  /** Describes the chart for screen readers. */
  title: string;
  rows: readonly object[];
  parts: readonly BarPart[];
  /** Class for the height of the chart. */
  height: string;
  /** Whether the bars are horizontal, one below the other. */
  horizontal?: boolean;
  margin: { top: number; right: number };
  maxBarSize: number;
  /** Shown instead of the chart if all values are zero. */
  empty: string;
  /** The grid and the axes. */
  children: ReactNode;
};

/** A chart of stacked bars, with its legend. */
export function StackedBars({
  title,
  rows,
  parts,
  height,
  horizontal = false,
  margin,
  maxBarSize,
  empty,
  children,
}: StackedBarsProps) {
  const isEmpty = rows.every((row) => parts.every(({ key }) => !Reflect.get(row, key)));
  if (isEmpty) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <>
      <ChartLegend entries={parts} />
      <div className={`${height} ${printedChart}`}>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={rows}
            layout={horizontal ? "vertical" : "horizontal"}
            margin={{ bottom: 0, left: 0, ...margin }}
            title={`${title}. Use the arrow keys to move between bars.`}
          >
            {children}
            <Tooltip {...tooltipStyle} isAnimationActive={false} />
            {parts.map(({ key, label, colour }) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                className={colour}
                fill="currentColor"
                stroke="var(--surface)"
                stackId="bar"
                maxBarSize={maxBarSize}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

/** A legend for the colours of a chart. */
function ChartLegend({ entries }: { entries: readonly BarPart[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {entries.map(({ label, colour }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-sm keeps-colour bg-current ${colour}`}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
