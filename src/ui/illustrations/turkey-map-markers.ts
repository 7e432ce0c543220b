// Measured once from Natural Earth (public domain), a conic projection, as is the drawing.

export type TurkeyMapAirport = {
  /** IATA code. */
  code: string;
  /** Position of the airport, in the units of the map's view box. */
  x: number;
  y: number;
  /** Centre of its round badge, whose radius is 8 units. */
  badgeX: number;
  badgeY: number;
};

export type TurkeyMapMarker = {
  /** Slug of the city. */
  city: string;
  /** Tip of the city's pin, which extends 26 units upwards. */
  x: number;
  y: number;
  airports: TurkeyMapAirport[];
};

/** The view box of `public/illustrations/turkey-map.svg`. */
export const turkeyMapSize = { width: 640, height: 360 };

/** Positions of the map's markers. Their names are text next to them. */
export const turkeyMapMarkers: TurkeyMapMarker[] = [
  {
    city: "istanbul",
    x: 147.3,
    y: 112.8,
    airports: [
      { code: "IST", x: 141.8, y: 102.9, badgeX: 123.3, badgeY: 100.8 },
      { code: "SAW", x: 156, y: 117.5, badgeX: 169.3, badgeY: 117.8 },
    ],
  },
  {
    city: "izmir",
    x: 89.1,
    y: 202,
    airports: [{ code: "ADB", x: 89.1, y: 206.8, badgeX: 110.1, badgeY: 211 }],
  },
  {
    city: "antalya",
    x: 187.1,
    y: 264,
    airports: [{ code: "AYT", x: 189.7, y: 264.1, badgeX: 211.1, badgeY: 270 }],
  },
];
