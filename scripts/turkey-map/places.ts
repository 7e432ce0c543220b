/** A place on the globe, in degrees. */
export type Position = [longitude: number, latitude: number];

/**
 * Cities, and airports with the offset of their badge, because a map this small has no space at the
 * airport itself.
 */
export const cities: {
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

/** Mountain ranges, drawn as rows of peaks: the Taurus, the Pontic Mountains and the east. */
export const peaks: [Position, size: number][] = [
  // Western and central Taurus
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
  // Pontic Mountains
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

export const woods: Position[] = [
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

/** Shores of lakes that the country outlines do not contain: Tuz, Van, Beyşehir and Eğirdir. */
export const lakes: Position[][] = [
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
