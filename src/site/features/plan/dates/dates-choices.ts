/** Maximum number of treatments in one trip. */
export const MOST_IN_TRIP = 3;
/** Which day of a trip is known: treatment or arrival. */
export const ANCHORS = ["operation", "arrival"] as const;
