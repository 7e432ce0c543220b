import type { OfficialLink } from "./schema.ts";

/**
 * The official pages that the tools of "My plan" lead to: only what a link in a text needs, because a tool
 * loads no more than that. `official-links.ts` has the rest.
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

/** An official page as a link in running text: "travel advice for Turkey (opens GOV.UK)". */
export function officialLink({ href, site }: Pick<OfficialLink, "site" | "href">, text: string) {
  return { text: `${text} (opens ${site})`, href };
}
