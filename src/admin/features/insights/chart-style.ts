/** Style of both axes: only numbers, without lines. */
export const axis = {
  tick: { className: "text-xs", fill: "var(--muted)" },
  tickLine: false,
  axisLine: false,
} as const;

/** Style of the tooltip, next to the pointer or to the bar selected with the arrow keys. */
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

/** Makes a printed chart as wide as its panel, because its size was measured on screen. */
export const printedChart =
  "print:[&_.recharts-responsive-container>div]:size-full! print:[&_.recharts-wrapper]:size-full! print:[&_.recharts-surface]:size-full!";
