/** Maximum number of treatments in one trip. */
export const MAX_TRIP_TREATMENTS = 3;
/** Which day of a trip is known: treatment or arrival. */
export const ANCHORS = ["operation", "arrival"] as const;
