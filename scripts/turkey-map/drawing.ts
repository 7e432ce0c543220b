import { SVGPathData } from "svg-pathdata";
import { artPalette } from "../../tailwind.config.ts";
import { markers } from "./markers.ts";
import {
  coasts,
  height,
  land,
  meridians,
  neighbours,
  place,
  round,
  shadow,
  width,
} from "./outlines.ts";
import { lakes, type Position, peaks, woods } from "./places.ts";

const colour = (name: keyof typeof artPalette.light) =>
  `var(--art-${name}, ${artPalette.light[name]})`;

const path = (data: string, fill: keyof typeof artPalette.light, more = "") =>
  `<path d="${data}" fill="${colour(fill)}"${more}/>`;
const edge = (name: keyof typeof artPalette.light, size: number) =>
  `stroke="${colour(name)}" stroke-width="${size}" stroke-linejoin="round" stroke-linecap="round"`;
const stroke = (data: string, name: keyof typeof artPalette.light, size: number, opacity = 1) =>
  `<path d="${data}" fill="none" ${edge(name, size)} opacity="${opacity}"/>`;

/** The path data of a shape around 0, 0, scaled, rotated by degrees, moved, and rounded to a tenth. */
const moved = (data: string, x: number, y: number, { size = 1, turn = 0 } = {}) =>
  new SVGPathData(data)
    // A horizontal line may no longer be horizontal after the rotation.
    .normalizeHVZ(false)
    .scale(size)
    .rotate((turn * Math.PI) / 180)
    .translate(x, y)
    .round(10)
    .encode();

/** Shapes of one colour as one element, so that the browser has less to style. */
const drawAll = <Thing>(
  things: readonly Thing[],
  draw: (thing: Thing) => string,
  fill: keyof typeof artPalette.light,
  more = "",
) => path(things.map(draw).join(""), fill, more);

type Peak = { x: number; y: number; size: number };

/** Rows of peaks, farthest first. Peaks in a row do not overlap. */
function rowsOf(peaks: readonly Peak[]): Peak[][] {
  const rows: Peak[][] = [];
  for (const peak of peaks.toSorted((one, other) => one.y - other.y)) {
    const behind = rows.findLastIndex((row) =>
      row.some(
        ({ x, y, size }) =>
          Math.abs(x - peak.x) < 10 * (size + peak.size) && peak.y - y < 12 * peak.size + 2 * size,
      ),
    );
    const row = rows[behind + 1];
    if (row) row.push(peak);
    else rows.push([peak]);
  }
  return rows;
}

const drawPeaks = (row: readonly Peak[]) => {
  const snowy = row.filter(({ size }) => size >= 0.85);
  return [
    drawAll(
      row,
      ({ x, y, size }) => moved("M-10 0L0-12L10 0q-10 1.92-20 0z", x, y, { size }),
      "hill-far",
    ),
    drawAll(
      row,
      ({ x, y, size }) => moved("M0-12L10 0q-5 1.44-9 .72l1.6-6z", x, y, { size }),
      "hill-mid",
    ),
    ...(snowy.length > 0
      ? [
          drawAll(
            snowy,
            ({ x, y, size }) =>
              moved("M0-12l-3.3 3.96l1.8 .72l1.5-1.44l1.5 1.68l1.8-.96z", x, y, { size }),
            "cream",
          ),
        ]
      : []),
  ];
};

const lake = (shore: Position[]) => {
  const points = shore.map(place);
  const middle = (index: number) => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  return `M${middle(points.length - 1)}${points.map(([x, y], index) => `Q${x} ${y} ${middle(index)}`).join("")}z`;
};

const tree = (x: number, y: number) =>
  `M${round(x)} ${round(y - 8)}q3.6 5 2.4 8h-4.8q-1.2-3 2.4-8z`;
const trees = woods.map(place);

const boats = [
  { x: 38, y: 262, size: 0.8 },
  { x: 404, y: 66, size: 0.6 },
  { x: 136, y: 330, size: 0.5 },
];
const drawBoats = (data: string, fill: keyof typeof artPalette.light, more = "") =>
  drawAll(boats, ({ x, y, size }) => moved(data, x, y, { size }), fill, more);

const disc = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const aeroplane =
  "M0-5c.8 0 1 1 1 2v1.6l4.5 2.8v1.3L1 1.6v2.2l1.4 1v1L0 5.2l-2.4.6v-1l1.4-1V1.6l-4.5 1.1V1.4L-1-1.4V-3c0-1 .2-2 1-2z";

const airports = markers.flatMap((marker) => marker.airports);

/** Wavelets on the open sea, placed by hand. */
const wavelets = [
  [372, 40],
  [440, 54],
  [300, 30],
  [232, 44],
  [330, 62],
  [26, 150],
  [14, 232],
  [48, 300],
  [112, 336],
  [182, 318],
  [226, 344],
  [196, 300],
  [286, 300],
]
  .map(([x, y]) => `M${x} ${y}q4-3.5 8 0t8 0m3 5q3-2.5 6 0t6 0`)
  .join("");

const compassRose = `<g transform="translate(584 318)"><circle r="24" fill="${colour("cream")}" opacity=".55"/><circle r="24" fill="none" stroke="${colour("line")}" stroke-width=".8" opacity=".5"/><circle r="20.5" fill="none" stroke="${colour("line")}" stroke-width=".5" opacity=".5" stroke-dasharray=".5 4.87"/><path d="M0-9L6.4-6.4L15-15L9-2zM9 0L6.4 6.4L15 15L2 9zM0 9L-6.4 6.4L-15 15L-9 2zM-9 0L-6.4-6.4L-15-15L-2-9z" fill="${colour("sea")}" opacity=".6"/><path d="M0-22L4-4L0 0zM22 0L4 4L0 0zM0 22L-4 4L0 0zM-22 0L-4-4L0 0z" fill="${colour("sea-deep")}"/><path d="M0-22L-4-4L0 0zM22 0L4-4L0 0zM0 22L4 4L0 0zM-22 0L-4 4L0 0z" fill="${colour("cream")}"/><path d="M0-22L4-4L0 0z" fill="${colour("terracotta")}"/><path d="M0-31l3.5 6h-7z" fill="${colour("terracotta")}"/></g>`;

/** A shape and its edge as one element, because outlines make up most of the drawing's size. */
const edged = (
  data: string,
  fill: keyof typeof artPalette.light,
  fillOpacity: number,
  [name, size, opacity]: readonly [keyof typeof artPalette.light, number, number],
) =>
  `<path d="${data}" fill="${colour(fill)}" fill-opacity="${fillOpacity}" ${edge(name, size)} stroke-opacity="${opacity}"/>`;

/** The elements of the drawing, bottom layer first. */
export const drawing = [
  path(`M0 0h${width}v${height}H0z`, "sky"),
  stroke(meridians, "sea-deep", 0.6, 0.2),
  // Bands in the water along the coast, as on old charts.
  stroke(coasts, "sea", 26, 0.12),
  stroke(coasts, "sea", 15, 0.14),
  stroke(coasts, "sea", 6, 0.22),
  stroke(wavelets, "sea-deep", 1.1, 0.5),
  edged(neighbours, "sky-low", 0.5, ["cream", 0.8, 0.55]),
  path(shadow, "shade", ' opacity=".28" transform="translate(2.5 4)"'),
  edged(land, "sky-low", 1, ["cream", 1.4, 0.8]),
  drawAll(lakes, lake, "sea", ' opacity=".75"'),
  drawAll(trees, ([x, y]) => tree(x - 5.5, y) + tree(x + 5.5, y + 0.5), "leaf", ' opacity=".85"'),
  drawAll(trees, ([x, y]) => tree(x, y - 2.5), "leaf-deep", ' opacity=".85"'),
  ...rowsOf(
    peaks.map(([position, size]) => {
      const [x, y] = place(position);
      return { x, y, size };
    }),
  ).flatMap(drawPeaks),
  drawBoats("M-22 5q22-3 44 0-22 3-44 0z", "shade", ' opacity=".25"'),
  drawBoats("M2-34q13 13 15 29-8 2-15 1z", "terracotta"),
  drawBoats("M-2-30q-5 15-13 25 7-1 13 1zM-18-2q18 2 37-2-2 7-7 9h-22q-6-2-8-7z", "cream"),
  drawBoats("M-.6-35h1.2v32h-1.2z", "wood"),
  drawBoats("M-18-2q18 2 37-2l-.7 2q-18 4-35.3 2z", "sea-deep"),
  compassRose,
  `<path d="${airports.map(({ x, y, badgeX, badgeY }) => `M${x} ${y}L${badgeX} ${badgeY}`).join("")}" stroke="${colour("line")}" stroke-width=".8" stroke-dasharray="1.5 1.8" fill="none"/>`,
  drawAll(airports, ({ x, y }) => disc(x, y, 1.9), "line"),
  drawAll(
    airports,
    ({ badgeX, badgeY }) => disc(badgeX, badgeY, 8),
    "cream",
    ` ${edge("sea-deep", 1.3)}`,
  ),
  drawAll(
    airports,
    ({ badgeX, badgeY }) => moved(aeroplane, badgeX, badgeY, { turn: 40 }),
    "sea-deep",
  ),
  drawAll(
    markers,
    ({ x, y }) => `M${round(x - 6)} ${round(y + 0.6)}q6-2.2 12 0q-6 2.2-12 0z`,
    "shade",
    ' opacity=".35"',
  ),
  drawAll(
    markers,
    ({ x, y }) => `M${x} ${y}c-1-6-8.5-10.5-8.5-17.5a8.5 8.5 0 0 1 17 0c0 7-7.5 11.5-8.5 17.5z`,
    "terracotta",
  ),
  drawAll(
    markers,
    ({ x, y }) => `M${x} ${y}c1-6 8.5-10.5 8.5-17.5a8.5 8.5 0 0 0-8.5-8.5q6 8 0 26z`,
    "shade",
    ' opacity=".18"',
  ),
  drawAll(markers, ({ x, y }) => disc(x, round(y - 17.5), 3.4), "cream"),
];
