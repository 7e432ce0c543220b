/**
 * `npm run map`: draws `public/illustrations/turkey-map.svg` from open map data (Natural Earth,
 * through `world-atlas`) and writes the positions of its markers to `turkey-map-markers.ts`, so
 * that pages can set the names as text. Both files are committed; no map library reaches the
 * browser.
 */
import { writeFileSync } from "node:fs";
import { drawing } from "./turkey-map/drawing.ts";
import { markers } from "./turkey-map/markers.ts";
import { height, width } from "./turkey-map/outlines.ts";

const drawingFile = new URL("../public/illustrations/turkey-map.svg", import.meta.url);
writeFileSync(
  drawingFile,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n <symbol id="art" viewBox="0 0 ${width} ${height}">\n  ${drawing.join("\n  ")}\n </symbol>\n <use href="#art"/>\n</svg>\n`,
);

const markersFile = new URL("../src/ui/illustrations/turkey-map-markers.ts", import.meta.url);
writeFileSync(
  markersFile,
  `// Written by \`npm run map\`: change \`scripts/turkey-map/places.ts\` instead.

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

/** Positions of the map's markers; their names are text next to them. */
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
