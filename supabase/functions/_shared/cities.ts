/** The cities for which people can ask for a quote, in the site's order: IDs of their guides. */
export const CITY_IDS = ["istanbul", "izmir", "antalya"] as const;
export type CityId = (typeof CITY_IDS)[number];

/** The names of the cities, as the quote form sends them. */
export const CITY_NAMES = {
  istanbul: "İstanbul",
  izmir: "İzmir",
  antalya: "Antalya",
} as const satisfies Record<CityId, string>;
export type LeadCity = (typeof CITY_NAMES)[CityId];

/** The names in the site's order. The first is the default. */
export const LEAD_CITIES = [CITY_NAMES.istanbul, CITY_NAMES.izmir, CITY_NAMES.antalya] as const;

/** The only country so far. */
export const LEAD_COUNTRY = "Turkey";
