/** Most treatments in one trip. */
export const MOST_IN_TRIP = 3;
/** Which day of a trip is known: the day of the treatment or of arrival. */
export const ANCHORS = ["operation", "arrival"] as const;
