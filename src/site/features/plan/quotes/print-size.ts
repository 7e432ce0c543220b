import type { Row } from "./quote-rows.ts";

/** Sizes of the print, in points, each with the height of its lines. */
const sizes = [
  { id: "large", points: 9, leading: 1.35 },
  { id: "medium", points: 7.5, leading: 1.2 },
  { id: "small", points: 6.75, leading: 1.15 },
  { id: "smallest", points: 6, leading: 1.1 },
] as const;
export type PrintSize = (typeof sizes)[number]["id"];

/** A page of A4 or Letter within its margins, without what is above and below the table; in points. */
const page = { width: 500, height: 580 };
/** Padding at the sides of a cell, and the rule below a row. */
const gap = { beside: 6, below: 2.5 };
/** Width of a letter on average, in parts of the size, with what is left over at the ends of lines. */
const LETTER = 0.48;

/** The share of the first column, which has the names of the lines. */
const FIRST_COLUMN = 0.14;

/**
 * The largest print in which the quotes fit on one page. Computed from the letters, because a browser
 * lays paper out only while it prints.
 */
export function printSize(names: readonly string[], rows: readonly Row[]): PrintSize {
  const column = (page.width * (1 - FIRST_COLUMN)) / Math.max(1, names.length) - gap.beside;
  const first = page.width * FIRST_COLUMN - gap.beside;
  const fits = sizes.find(({ points, leading }) => {
    const linesOf = (text: string, width: number) =>
      Math.max(1, Math.ceil((text.length * points * LETTER) / width));
    const heights = [
      ...names.map((name) => linesOf(name, column)),
      ...rows.map(({ label, cells }) =>
        Math.max(linesOf(label, first), ...cells.map(({ text }) => linesOf(text, column))),
      ),
    ];
    const head = Math.max(...heights.slice(0, names.length));
    const body = heights.slice(names.length).reduce((sum, lines) => sum + lines, 0);
    return (head + body) * points * leading + (rows.length + 1) * gap.below <= page.height;
  });
  return fits?.id ?? "smallest";
}
