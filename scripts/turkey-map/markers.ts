import { place, round } from "./outlines.ts";
import { cities } from "./places.ts";

/** Pins of the cities, and badges of their airports, in units of the view box. */
export const markers = cities.map(({ city, at, airports }) => {
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
