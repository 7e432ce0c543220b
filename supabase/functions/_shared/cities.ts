/** Cities that a quote can be asked for, the default first. */
export const LEAD_CITIES = ["İstanbul", "İzmir", "Antalya"] as const;
export type LeadCity = (typeof LEAD_CITIES)[number];

/** The only country of the pilot. */
export const LEAD_COUNTRY = "Turkey";
