import { readFileSync } from "node:fs";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Position } from "./places.ts";

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** The size of the map's view box. */
export const width = 640;
export const height = 360;

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
  if (!isAtlas(atlas)) throw new Error("world-atlas no longer contains the countries");
  return atlas;
}

const countries = feature(readAtlas(), readAtlas().objects.countries);
const turkey = countries.features.find((country) => country.properties.name === "Turkey");
if (!turkey) throw new Error("world-atlas does not contain Turkey");

/** Rounds to a tenth of a unit. */
export const round = (value: number) => Math.round(value * 10) / 10;

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
 * Removes points that are too close together for this size, rings that are out of view or smaller than a
 * few pixels, and detail beyond the edges.
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

/** The position of a place on the map. */
export function place(position: Position): [number, number] {
  const projected = projection(position);
  if (!projected) throw new Error(`${position.join(", ")} is outside the map`);
  return [round(projected[0]), round(projected[1])];
}

/** Shortens path data by using relative coordinates. */
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

export const land = compact(simplify(outlineOf(turkey), 1.1));
const nearby = countries.features.filter((country) => country !== turkey);
const nearbyOutline = outlineOf({ type: "FeatureCollection", features: nearby });
export const neighbours = compact(simplify(nearbyOutline, 3.2));
export const meridians = compact(
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

/** Drawn with broad, pale lines, so it needs fewer points. */
export const coasts = compact(simplify(outlineOf(turkey), 5) + simplify(nearbyOutline, 7));
export const shadow = compact(simplify(outlineOf(turkey), 2));
