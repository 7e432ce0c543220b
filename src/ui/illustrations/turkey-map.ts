/**
 * Draws `public/illustrations/turkey-map.svg` from open map data (Natural Earth, through
 * `world-atlas`) and writes where its markers stand to `turkey-map-markers.ts`, so that pages can
 * set the names beside them as text. Run with `npm run map`; both files are committed, and no map
 * library reaches the browser.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { artPalette } from "../../../tailwind.config.ts";

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Position = [longitude: number, latitude: number];

const width = 640;
const height = 360;

/** Airports with the offset of their badge from the place itself: a map this small has no room there. */
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
 * Leaves out points that a drawing of this size cannot show, rings that lie wholly out of view or
 * are smaller than a few pixels, and all detail beyond the edges.
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

/** Path data in as few characters as the drawing needs: steps from point to point. */
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

const peak = ([x, y]: [number, number], size: number) => {
  const h = 12 * size;
  const w = 10 * size;
  const snow =
    size < 0.85
      ? ""
      : `<path d="M${x} ${round(y - h)}l${round(-w * 0.33)} ${round(h * 0.33)}l${round(w * 0.18)} ${round(h * 0.06)}l${round(w * 0.15)} ${round(-h * 0.12)}l${round(w * 0.15)} ${round(h * 0.14)}l${round(w * 0.18)} ${round(-h * 0.08)}z" fill="${colour("cream")}"/>`;
  return `<path d="M${round(x - w)} ${y}l${round(w)} ${round(-h)}l${round(w)} ${round(h)}q${round(-w)} ${round(h * 0.16)} ${round(-2 * w)} 0z" fill="${colour("hill-far")}"/><path d="M${x} ${round(y - h)}l${round(w)} ${round(h)}q${round(-w * 0.5)} ${round(h * 0.12)} ${round(-w * 0.9)} ${round(h * 0.06)}l${round(w * 0.16)} ${round(-h * 0.5)}z" fill="${colour("hill-mid")}"/>${snow}`;
};

const lake = (shore: Position[]) => {
  const points = shore.map(place);
  const middle = (index: number) => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  return `<path d="M${middle(points.length - 1)}${points.map(([x, y], index) => `Q${x} ${y} ${middle(index)}`).join("")}z" fill="${colour("sea")}" opacity=".75"/>`;
};

const wood = ([x, y]: [number, number]) =>
  [
    [-5.5, 0],
    [0, -2.5],
    [5.5, 0.5],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        `<path d="M${round(x + dx)} ${round(y + dy - 8)}q3.6 5 2.4 8h-4.8q-1.2-3 2.4-8z" fill="${colour(dx === 0 ? "leaf-deep" : "leaf")}" opacity=".85"/>`,
    )
    .join("");

const pin = (x: number, y: number) =>
  [
    `<path d="M${round(x - 6)} ${round(y + 0.6)}q6-2.2 12 0q-6 2.2-12 0z" fill="${colour("shade")}" opacity=".35"/>`,
    `<path d="M${x} ${y}c-1-6-8.5-10.5-8.5-17.5a8.5 8.5 0 0 1 17 0c0 7-7.5 11.5-8.5 17.5z" fill="${colour("terracotta")}"/>`,
    `<path d="M${x} ${y}c1-6 8.5-10.5 8.5-17.5a8.5 8.5 0 0 0-8.5-8.5q6 8 0 26z" fill="${colour("shade")}" opacity=".18"/>`,
    `<circle cx="${x}" cy="${round(y - 17.5)}" r="3.4" fill="${colour("cream")}"/>`,
  ].join("");

const aeroplane =
  "M0-5c.8 0 1 1 1 2v1.6l4.5 2.8v1.3L1 1.6v2.2l1.4 1v1L0 5.2l-2.4.6v-1l1.4-1V1.6l-4.5 1.1V1.4L-1-1.4V-3c0-1 .2-2 1-2z";

const airport = (x: number, y: number, badgeX: number, badgeY: number) =>
  [
    `<path d="M${x} ${y}L${badgeX} ${badgeY}" stroke="${colour("line")}" stroke-width=".8" stroke-dasharray="1.5 1.8" fill="none"/>`,
    `<circle cx="${x}" cy="${y}" r="1.9" fill="${colour("line")}"/>`,
    `<circle cx="${badgeX}" cy="${badgeY}" r="8" fill="${colour("cream")}"/>`,
    `<circle cx="${badgeX}" cy="${badgeY}" r="8" fill="none" stroke="${colour("sea-deep")}" stroke-width="1.3"/>`,
    `<path transform="translate(${badgeX} ${badgeY}) rotate(40)" d="${aeroplane}" fill="${colour("sea-deep")}"/>`,
  ].join("");

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

const boat = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-22 5q22-3 44 0-22 3-44 0z" fill="${colour("shade")}" opacity=".25"/><path d="M2-34q13 13 15 29-8 2-15 1z" fill="${colour("terracotta")}"/><path d="M-2-30q-5 15-13 25 7-1 13 1z" fill="${colour("cream")}"/><path d="M-.6-35h1.2v32h-1.2z" fill="${colour("wood")}"/><path d="M-18-2q18 2 37-2-2 7-7 9h-22q-6-2-8-7z" fill="${colour("cream")}"/><path d="M-18-2q18 2 37-2l-.7 2q-18 4-35.3 2z" fill="${colour("sea-deep")}"/></g>`;

const path = (data: string, fill: keyof typeof artPalette.light, more = "") =>
  `<path d="${data}" fill="${colour(fill)}"${more}/>`;
const edge = (name: keyof typeof artPalette.light, size: number) =>
  `stroke="${colour(name)}" stroke-width="${size}" stroke-linejoin="round" stroke-linecap="round"`;
const stroke = (data: string, name: keyof typeof artPalette.light, size: number, opacity = 1) =>
  `<path d="${data}" fill="none" ${edge(name, size)} opacity="${opacity}"/>`;

/** A shape and its edge in one element: the drawing's outlines are most of what a browser reads of it. */
const edged = (
  data: string,
  fill: keyof typeof artPalette.light,
  fillOpacity: number,
  [name, size, opacity]: readonly [keyof typeof artPalette.light, number, number],
) =>
  `<path d="${data}" fill="${colour(fill)}" fill-opacity="${fillOpacity}" ${edge(name, size)} stroke-opacity="${opacity}"/>`;

// Broad and pale, so that fewer points will do.
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
  ...lakes.map(lake),
  ...woods.map((position) => wood(place(position))),
  ...peaks
    .map(([position, size]) => ({ at: place(position), size }))
    .sort((one, other) => one.at[1] - other.at[1])
    .map(({ at, size }) => peak(at, size)),
  boat(38, 262, 0.8),
  boat(404, 66, 0.6),
  boat(136, 330, 0.5),
  compassRose,
  ...markers.flatMap((marker) => [
    ...marker.airports.map(({ x, y, badgeX, badgeY }) => airport(x, y, badgeX, badgeY)),
    pin(marker.x, marker.y),
  ]),
];

const drawingFile = new URL("../../../public/illustrations/turkey-map.svg", import.meta.url);
writeFileSync(
  drawingFile,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n <symbol id="art" viewBox="0 0 ${width} ${height}">\n  ${drawing.join("\n  ")}\n </symbol>\n <use href="#art"/>\n</svg>\n`,
);

const markersFile = new URL("turkey-map-markers.ts", import.meta.url);
writeFileSync(
  markersFile,
  `// Written by \`npm run map\`: change \`turkey-map.ts\` instead.

export type TurkeyMapAirport = {
  /** IATA code. */
  code: string;
  /** Where the airport lies, in units of the map's view box. */
  x: number;
  y: number;
  /** Centre of the round badge that stands for it, 8 units in radius. */
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

/** Where the markers of the map stand, so that their names can be set beside them as text. */
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
