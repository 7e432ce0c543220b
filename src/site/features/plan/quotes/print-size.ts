import type { Row } from "./quote-rows.ts";

/** Font sizes in print, in points, with their line heights. */
const sizes = [
  { id: "large", points: 9, leading: 1.35 },
  { id: "medium", points: 7.5, leading: 1.2 },
  { id: "small", points: 6.75, leading: 1.15 },
  { id: "smallest", points: 6, leading: 1.1 },
] as const;
export type PrintSize = (typeof sizes)[number]["id"];

/** Usable size of an A4 or Letter page in points, without the content above and below the table. */
const page = { width: 500, height: 580 };
/** Horizontal padding of a cell, and the line below a row. */
const gap = { beside: 6, below: 2.5 };
/** Average width of a character as a fraction of the font size, with unused ends of lines. */
const CHARACTER_WIDTH = 0.48;

/** Relative width of the first column, which contains the labels of the lines. */
const FIRST_COLUMN = 0.14;

/** The largest font size at which the quotes fit on one page, from the number of characters. */
export function printSize(names: readonly string[], rows: readonly Row[]): PrintSize {
  const column = (page.width * (1 - FIRST_COLUMN)) / Math.max(1, names.length) - gap.beside;
  const first = page.width * FIRST_COLUMN - gap.beside;
  const fits = sizes.find(({ points, leading }) => {
    const linesOf = (text: string, width: number) =>
      Math.max(1, Math.ceil((text.length * points * CHARACTER_WIDTH) / width));
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
