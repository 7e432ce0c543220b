/** Cities for which people can ask for a quote. The first is the default. */
export const LEAD_CITIES = ["İstanbul", "İzmir", "Antalya"] as const;
export type LeadCity = (typeof LEAD_CITIES)[number];

/** The only country in the pilot. */
export const LEAD_COUNTRY = "Turkey";
