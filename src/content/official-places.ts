import type { OfficialLink } from "./schema.ts";

/**
 * The official pages to which the "My plan" tools link. Only contains the data needed for a link in text,
 * to keep the tools small. The rest is in `official-links.ts`.
 */
export const officialPlaces = {
  turkeyEntryRules: {
    site: "GOV.UK",
    href: "https://www.gov.uk/foreign-travel-advice/turkey/entry-requirements",
  },
  healthTurkiye: { site: "HealthTürkiye", href: "https://healthturkiye.gov.tr/" },
  turkishHealthTourism: { site: "saglik.gov.tr", href: "https://shgmturizmdb.saglik.gov.tr/" },
  gmcRegister: {
    site: "GMC",
    href: "https://www.gmc-uk.org/registration-and-licensing/our-registers",
  },
  gdcRegister: { site: "GDC", href: "https://olr.gdc-uk.org/SearchRegister" },
} as const satisfies Record<string, Pick<OfficialLink, "site" | "href">>;

/** A link to an official page in running text: "travel advice for Turkey (opens GOV.UK)". */
export function officialLink({ href, site }: Pick<OfficialLink, "site" | "href">, text: string) {
  return { text: `${text} (opens ${site})`, href };
}
