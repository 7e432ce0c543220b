/** Both axes: only the numbers, without lines. */
export const axis = {
  tick: { className: "text-xs", fill: "var(--muted)" },
  tickLine: false,
  axisLine: false,
} as const;

/** The tooltip next to the pointer, or next to the bar that the arrow keys selected. */
export const tooltipStyle = {
  wrapperClassName: "text-xs",
  contentStyle: {
    background: "var(--surface)",
    border: "1px solid var(--outline)",
    borderRadius: "0.375rem",
    padding: "0.375rem 0.625rem",
  },
  itemStyle: { color: "var(--ink)", padding: 0 },
  labelStyle: { color: "var(--ink)", fontWeight: 600 },
  cursor: { fill: "var(--sand)" },
} as const;

/** On paper a chart is as wide as its panel: it was measured for the screen. */
export const printedChart =
  "print:[&_.recharts-responsive-container>div]:size-full! print:[&_.recharts-wrapper]:size-full! print:[&_.recharts-surface]:size-full!";
