import { describe, expect, it } from "vitest";
import { officialLinks } from "@/content/official-links.ts";
import { officialLink } from "@/content/official-places.ts";
import { officialLinkSchema } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { hrefsIn } from "./links.ts";

/** The hosts that belong to each organisation. */
const hosts: Readonly<Record<string, string>> = {
  "Foreign, Commonwealth & Development Office": "www.gov.uk",
  "National Health Service": "nhs.uk",
  "National Travel Health Network and Centre": "travelhealthpro.org.uk",
  "Turkish Ministry of Health": "gov.tr",
  "General Medical Council": "gmc-uk.org",
  "General Dental Council": "gdc-uk.org",
  "Care Quality Commission": "cqc.org.uk",
  "Advertising Standards Authority": "asa.org.uk",
  "Information Commissioner’s Office": "ico.org.uk",
  "Money and Pensions Service": "moneyhelper.org.uk",
  "Financial Ombudsman Service": "financial-ombudsman.org.uk",
  "Citizens Advice": "citizensadvice.org.uk",
  "Law Society of England and Wales": "lawsociety.org.uk",
};

const links = Object.values(officialLinks);

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../src/content/**/*.ts",
    "!../../src/content/schema.ts",
    "!../../src/content/official-links.ts",
  ],
  { eager: true },
);
const texts = Object.values(modules).map((module) => Object.values(module));

/** Every link in running text, with its words and its URL. */
function textLinks(value: unknown): { text: string; href: string }[] {
  if (Array.isArray(value)) return value.flatMap(textLinks);
  if (typeof value !== "object" || value === null) return [];
  if ("text" in value && "href" in value && !("id" in value)) {
    return [{ text: String(value.text), href: String(value.href) }];
  }
  return Object.values(value).flatMap(textLinks);
}

describe.each(links)("$id", (link) => {
  it("fits the schema", () => {
    expect(officialLinkSchema.parse(link)).toEqual(link);
  });

  it("is a secure address on the organisation's own host", () => {
    const { protocol, hostname } = new URL(link.href);
    const own = hosts[link.organisation];
    expect(protocol).toBe("https:");
    expect(own, link.organisation).toBeDefined();
    expect(hostname === own || hostname.endsWith(`.${own}`), hostname).toBe(true);
  });

  it("is used", () => {
    expect(hrefsIn(texts)).toContain(link.href);
  });
});

describe("the official links", () => {
  it("have different IDs and URLs", () => {
    expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  });

  it("are the only external links in the texts, except WhatsApp and social profiles", () => {
    const known: string[] = [
      ...links.map(({ href }) => href),
      ...brand.socialProfiles.map(({ href }) => href),
    ];
    const others = hrefsIn(texts).filter(
      (href) => href.startsWith("http") && !href.startsWith("https://wa.me/"),
    );
    expect(others.filter((href) => !known.includes(href))).toEqual([]);
    expect(others.length).toBeGreaterThan(links.length);
  });

  it("name the site that they open in running text", () => {
    const unmarked = textLinks(texts).filter(({ text, href }) => {
      const link = links.find((each) => each.href === href);
      return link && !text.endsWith(`(opens ${link.site})`);
    });
    expect(unmarked).toEqual([]);
    expect(officialLink(officialLinks.turkeyHealthAdvice, "travel advice").text).toBe(
      "travel advice (opens GOV.UK)",
    );
  });
});
