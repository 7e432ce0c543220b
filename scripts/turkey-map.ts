/**
 * `npm run map`: draws `public/illustrations/turkey-map.svg` from open map data (Natural Earth,
 * through `world-atlas`) and writes the positions of its markers to `turkey-map-markers.ts`, so
 * that pages can set the names as text. Both files are committed; no map library reaches the
 * browser.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import { SVGPathData } from "svg-pathdata";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { artPalette } from "../tailwind.config.ts";

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Position = [longitude: number, latitude: number];

const width = 640;
const height = 360;

/**
 * Cities, and airports with the offset of their badge: a map this small has no room at the place
 * itself.
 */
const cities: {
  city: string;
  at: Position;
  airports: { code: string; at: Position; badge: [number, number] }[];
}[] = [
  {
    city: "istanbul",
    at: [28.979, 41.013],
    airports: [
      { code: "IST", at: [28.7519, 41.2753], badge: [-24, -12] },
      { code: "SAW", at: [29.3092, 40.8986], badge: [22, 5] },
    ],
  },
  {
    city: "izmir",
    at: [27.1428, 38.4237],
    airports: [{ code: "ADB", at: [27.157, 38.2924], badge: [21, 9] }],
  },
  {
    city: "antalya",
    at: [30.7133, 36.8969],
    airports: [{ code: "AYT", at: [30.8005, 36.8987], badge: [24, 6] }],
  },
];

/** Ranges that are drawn as rows of peaks: the Taurus, the Pontic mountains, the east. */
const peaks: [Position, size: number][] = [
  // Western and middle Taurus
  [[29.35, 36.85], 0.7],
  [[29.75, 37.05], 0.85],
  [[30.15, 36.75], 0.7],
  [[31.25, 37.3], 0.75],
  [[31.7, 37.1], 0.95],
  [[32.15, 36.85], 0.8],
  [[32.75, 36.75], 0.9],
  [[33.2, 36.9], 0.75],
  [[34.25, 37.3], 0.8],
  [[34.7, 37.55], 1.05],
  [[35.15, 37.8], 0.85],
  [[35.7, 37.95], 0.95],
  // Anti-Taurus to the south-east
  [[36.5, 38.2], 0.85],
  [[37.0, 38.05], 0.75],
  [[38.2, 38.15], 0.75],
  [[38.7, 38.3], 0.65],
  [[41.6, 38.15], 0.75],
  [[42.1, 38.0], 0.9],
  [[43.4, 37.55], 0.9],
  [[43.9, 37.4], 1.05],
  [[44.3, 37.6], 0.75],
  // Erciyes, Ağrı, Süphan, Uludağ
  [[35.45, 38.5], 1.1],
  [[44.2, 39.6], 1.5],
  [[42.75, 38.95], 0.9],
  [[29.25, 39.95], 0.85],
  // Pontic mountains
  [[32.9, 41.25], 0.65],
  [[33.4, 41.35], 0.75],
  [[34.3, 41.3], 0.65],
  [[36.9, 40.6], 0.7],
  [[37.9, 40.5], 0.75],
  [[38.4, 40.4], 0.85],
  [[39.2, 40.55], 0.8],
  [[39.7, 40.45], 1],
  [[40.4, 40.6], 0.85],
  [[40.9, 40.7], 1.1],
  [[41.5, 40.85], 0.85],
  [[39.4, 39.45], 0.85],
  [[39.95, 39.4], 0.7],
  [[41.2, 39.35], 0.75],
];

const woods: Position[] = [
  [31.3, 40.6],
  [31.9, 40.9],
  [35.7, 40.9],
  [36.35, 40.75],
  [28.3, 37.15],
  [28.0, 39.15],
  [30.35, 39.45],
  [27.3, 41.5],
  [32.3, 39.6],
];

/** Shores of lakes that are missing from the countries' outlines: Tuz, Van, Beyşehir, Eğirdir. */
const lakes: Position[][] = [
  [
    [33.3, 39.05],
    [33.6, 38.85],
    [33.5, 38.6],
    [33.3, 38.4],
    [33.15, 38.65],
    [33.2, 38.9],
  ],
  [
    [42.35, 38.45],
    [42.7, 38.7],
    [43.1, 38.7],
    [43.5, 39.0],
    [43.35, 38.65],
    [43.3, 38.4],
    [42.8, 38.35],
  ],
  [
    [31.35, 37.95],
    [31.6, 37.85],
    [31.7, 37.6],
    [31.5, 37.6],
  ],
  [
    [30.8, 38.25],
    [30.95, 38.1],
    [30.9, 37.85],
    [30.8, 38.0],
  ],
];

function isAtlas(value: unknown): value is Atlas {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "Topology" &&
    "objects" in value &&
    typeof value.objects === "object" &&
    value.objects !== null &&
    "countries" in value.objects
  );
}

function readAtlas(): Atlas {
  const file = new URL(import.meta.resolve("world-atlas/countries-10m.json"));
  const atlas: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isAtlas(atlas)) throw new Error("world-atlas does not hold the countries any more");
  return atlas;
}

const colour = (name: keyof typeof artPalette.light) =>
  `var(--art-${name}, ${artPalette.light[name]})`;
const round = (value: number) => Math.round(value * 10) / 10;

const countries = feature(readAtlas(), readAtlas().objects.countries);
const turkey = countries.features.find((country) => country.properties.name === "Turkey");
if (!turkey) throw new Error("world-atlas does not know Turkey");

const projection = geoConicConformal()
  .rotate([-35.2, 0])
  .parallels([37, 41])
  .fitExtent(
    [
      [44, 70],
      [602, 306],
    ],
    turkey,
  );

const outlineOf = geoPath(projection).digits(1);

const perimeter = (ring: (readonly [number, number])[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

const margin = 40;
const inView = ([x, y]: readonly [number, number]) =>
  x > -margin && x < width + margin && y > -margin && y < height + margin;

/**
 * Removes points that are too fine for this size, rings that are out of view or smaller than a few
 * pixels, and detail beyond the edges.
 */
function simplify(outline: string | null, step: number): string {
  if (!outline) return "";
  return outline
    .split("M")
    .slice(1)
    .map((ring) => {
      const points = ring
        .replace("Z", "")
        .split("L")
        .map((pair) => pair.split(",").map(Number))
        .flatMap(([x, y]) => (x === undefined || y === undefined ? [] : [[x, y] as const]));
      const kept: (readonly [number, number])[] = [];
      for (const point of points) {
        const last = kept.at(-1);
        const enough = inView(point) ? step : 120;
        if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= enough) kept.push(point);
      }
      return kept.length > 3 && perimeter(kept) > 4 * step && kept.some(inView)
        ? `M${kept.map(([x, y]) => `${x} ${y}`).join("L")}Z`
        : "";
    })
    .join("");
}

function place(position: Position): [number, number] {
  const projected = projection(position);
  if (!projected) throw new Error(`${position.join(", ")} lies outside the map`);
  return [round(projected[0]), round(projected[1])];
}

/** Shortens path data, with relative coordinates. */
function compact(outline: string): string {
  return outline
    .split("M")
    .slice(1)
    .map((ring) => {
      let [lastX, lastY] = [0, 0];
      return `${ring
        .replace("Z", "")
        .split("L")
        .map((pair, index) => {
          const [x = 0, y = 0] = pair.split(" ").map(Number);
          const step = index === 0 ? [x, y] : [round(x - lastX), round(y - lastY)];
          [lastX, lastY] = [x, y];
          return `${["M", "l"][index] ?? " "}${step.join(" ")}`;
        })
        .join("")}z`;
    })
    .join("")
    .replace(/\b0\./g, ".")
    .replaceAll(" -", "-");
}

const land = compact(simplify(outlineOf(turkey), 1.1));
const nearby = countries.features.filter((country) => country !== turkey);
const nearbyOutline = outlineOf({ type: "FeatureCollection", features: nearby });
const neighbours = compact(simplify(nearbyOutline, 3.2));
const meridians = compact(
  (
    outlineOf(
      geoGraticule()
        .extent([
          [14, 28],
          [56, 50],
        ])
        .step([4, 2])(),
    ) ?? ""
  ).replaceAll(",", " "),
).replaceAll("z", "");

const path = (data: string, fill: keyof typeof artPalette.light, more = "") =>
  `<path d="${data}" fill="${colour(fill)}"${more}/>`;
const edge = (name: keyof typeof artPalette.light, size: number) =>
  `stroke="${colour(name)}" stroke-width="${size}" stroke-linejoin="round" stroke-linecap="round"`;
const stroke = (data: string, name: keyof typeof artPalette.light, size: number, opacity = 1) =>
  `<path d="${data}" fill="none" ${edge(name, size)} opacity="${opacity}"/>`;

/** Path data, to a tenth of a unit, of a shape around 0, 0 that is rotated by degrees and moved. */
const moved = (data: string, x: number, y: number, { size = 1, turn = 0 } = {}) =>
  new SVGPathData(data)
    // A horizontal line may not be horizontal after the rotation.
    .normalizeHVZ(false)
    .scale(size)
    .rotate((turn * Math.PI) / 180)
    .translate(x, y)
    .round(10)
    .encode();

/** Shapes of one colour in one element, which a browser styles once. */
const drawAll = <Thing>(
  things: readonly Thing[],
  draw: (thing: Thing) => string,
  fill: keyof typeof artPalette.light,
  more = "",
) => path(things.map(draw).join(""), fill, more);

type Peak = { x: number; y: number; size: number };

/** Rows of peaks, the farthest first, so that no peak hides another one of its row. */
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

const markers = cities.map(({ city, at, airports }) => {
  const [x, y] = place(at);
  return {
    city,
    x,
    y,
    airports: airports.map(({ code, at: position, badge: [dx, dy] }) => {
      const [airportX, airportY] = place(position);
      return { code, x: airportX, y: airportY, badgeX: round(x + dx), badgeY: round(y + dy) };
    }),
  };
});

const airports = markers.flatMap((marker) => marker.airports);

/** Wavelets where the sea is open, drawn by hand. */
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

/** A shape and its edge in one element: outlines are most of the drawing's size. */
const edged = (
  data: string,
  fill: keyof typeof artPalette.light,
  fillOpacity: number,
  [name, size, opacity]: readonly [keyof typeof artPalette.light, number, number],
) =>
  `<path d="${data}" fill="${colour(fill)}" fill-opacity="${fillOpacity}" ${edge(name, size)} stroke-opacity="${opacity}"/>`;

// Broad and pale, so that fewer points are enough.
const coasts = compact(simplify(outlineOf(turkey), 5) + simplify(nearbyOutline, 7));
const shadow = compact(simplify(outlineOf(turkey), 2));
const drawing = [
  path(`M0 0h${width}v${height}H0z`, "sky"),
  stroke(meridians, "sea-deep", 0.6, 0.2),
  // The coast echoes in the water, as on old charts.
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

const drawingFile = new URL("../public/illustrations/turkey-map.svg", import.meta.url);
writeFileSync(
  drawingFile,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n <symbol id="art" viewBox="0 0 ${width} ${height}">\n  ${drawing.join("\n  ")}\n </symbol>\n <use href="#art"/>\n</svg>\n`,
);

const markersFile = new URL("../src/ui/illustrations/turkey-map-markers.ts", import.meta.url);
writeFileSync(
  markersFile,
  `// Written by \`npm run map\`: change \`scripts/turkey-map.ts\` instead.

export type TurkeyMapAirport = {
  /** IATA code. */
  code: string;
  /** Position of the airport, in units of the map's view box. */
  x: number;
  y: number;
  /** Centre of its round badge, 8 units in radius. */
  badgeX: number;
  badgeY: number;
};

export type TurkeyMapMarker = {
  /** Slug of the city. */
  city: string;
  /** Tip of the city's pin, which rises 26 units above it. */
  x: number;
  y: number;
  airports: TurkeyMapAirport[];
};

/** The view box of \`public/illustrations/turkey-map.svg\`. */
export const turkeyMapSize = { width: ${width}, height: ${height} };

/** Positions of the map's markers; their names are set beside them as text. */
export const turkeyMapMarkers: TurkeyMapMarker[] = [
${markers
  .map(
    ({ city, x, y, airports }) => `  {
    city: "${city}",
    x: ${x},
    y: ${y},
    airports: [
${airports
  .map(
    (one) =>
      `      { code: "${one.code}", x: ${one.x}, y: ${one.y}, badgeX: ${one.badgeX}, badgeY: ${one.badgeY} },`,
  )
  .join("\n")}
    ],
  },`,
  )
  .join("\n")}
];
`,
);
