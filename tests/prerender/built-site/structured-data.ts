import { JSDOM } from "jsdom";
import type { HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { articles } from "@/content/articles/index.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo, routes } from "@/lib/routes.ts";
import { publicPages } from "@/prerender/public-pages.ts";
import { readVocabulary } from "../schema-org.ts";
import { openPage, pages, read } from "./built-site-support.ts";

/** Removes whitespace, which depends on the markup. */
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

const breadcrumbSchema = z
  .object({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(z.object({ position: z.int(), name: z.string(), item: z.url() })),
  })
  .transform(({ itemListElement }) =>
    itemListElement.map(({ name, item }) => ({ name, path: new URL(item).pathname })),
  );

describe("structured data", () => {
  const { errorsIn } = readVocabulary();

  const blocksOf = (page: HTMLElement) =>
    page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) =>
        z.looseObject({ "@type": z.string() }).parse(JSON.parse(script.textContent)),
      );

  /** Returns the texts of a block that must be visible on the page. */
  function textsOf(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(textsOf);
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => {
      if (typeof part !== "string") return textsOf(part);
      return ["name", "headline", "text"].includes(key) ? [part] : [];
    });
  }

  it("is checked against a vocabulary that rejects unknown types, properties and values", () => {
    expect(errorsIn({ "@type": "MedicalProcedure", name: "x", followup: "y" })).toEqual([]);
    expect(errorsIn({ "@type": "MedicalProcedure", price: "1" })).toEqual([
      "MedicalProcedure has no property price",
    ]);
    expect(errorsIn({ "@type": "Nonsense" })).toEqual(["no type Nonsense"]);
    expect(errorsIn({ "@type": "Thing", subjectOf: { "@type": "Oops" } })).toEqual([
      "no type Oops",
    ]);
    expect(
      errorsIn({ "@type": "MedicalProcedure", procedureType: "https://schema.org/Magic" }),
    ).toEqual(["no value Magic"]);
  });

  it.each(pages)("of %s parses, follows the vocabulary and repeats texts of the page", (path) => {
    const page = openPage(path);
    const shown = withoutSpace(page.querySelector("body")?.textContent ?? "");
    for (const block of blocksOf(page)) {
      expect(block["@context"]).toBe("https://schema.org");
      expect(errorsIn(block)).toEqual([]);
      expect(textsOf(block).filter((text) => !shown.includes(withoutSpace(text)))).toEqual([]);
      // The site has no true data of this kind.
      expect(JSON.stringify(block)).not.toMatch(/"(aggregateRating|review|offers|price)"/);
    }
    // It lists the same pages as the breadcrumb above the heading.
    const trail = page.querySelectorAll("nav[aria-label=Breadcrumb] li").map((item) => ({
      name: item.textContent,
      path: item.querySelector("a")?.getAttribute("href") ?? path,
    }));
    const [named = []] = blocksOf(page).flatMap((block) => {
      const list = breadcrumbSchema.safeParse(block);
      return list.success ? [list.data] : [];
    });
    expect(named).toEqual(trail);
  });

  it("has the types that suit each page", () => {
    const types = (path: string) => blocksOf(openPage(path)).map((block) => block["@type"]);
    expect(types("/")).toEqual(["WebSite", "Organization"]);
    expect(types(hrefTo.faq())).toEqual(["FAQPage"]);
    expect(types(hrefTo.explore())).toEqual(["ItemList"]);
    for (const { path, route } of publicPages) {
      const own = types(path);
      if (route === "category") expect(own).toEqual(["ItemList", "BreadcrumbList"]);
      if (route === "article") expect(own).toEqual(["Article", "BreadcrumbList"]);
      if (route === "treatment") {
        expect(own[0]).toMatch(/^(Medical|Surgical)Procedure$/);
        expect(own[1]).toBe("BreadcrumbList");
        const [procedure] = blocksOf(openPage(path));
        expect(procedure).toMatchObject({
          name: expect.any(String),
          howPerformed: expect.any(String),
          preparation: expect.any(String),
          followup: expect.any(String),
        });
      }
    }
  });
});

describe("files for programs", () => {
  /** Throws if the text is not well formed. */
  const xml = (name: string) => new JSDOM(read(name), { contentType: "text/xml" }).window.document;
  const texts = (name: string, selector: string) =>
    [...xml(name).querySelectorAll(selector)].map((element) => element.textContent ?? "");

  it("sitemap.xml lists the public pages", () => {
    expect(texts("sitemap.xml", "url > loc").sort()).toEqual(
      publicPages.map(({ path }) => `${brand.siteUrl}${path}`).sort(),
    );
  });

  it("the sitemap, llms.txt and structured data leave out a prescription-only medicine", () => {
    for (const name of ["sitemap.xml", "llms.txt"]) {
      expect(read(name), name).not.toMatch(/botox|botulinum|lines and volume/i);
    }
    const structuredDataOf = (path: string) =>
      openPage(path).querySelectorAll('script[type="application/ld+json"]').map(String).join();
    for (const path of [hrefTo.category("dermatology-skin"), hrefTo.treatment("botox-fillers")]) {
      expect(structuredDataOf(path), path).not.toMatch(/botox|lines and volume/i);
    }
  });

  it("security.txt says where to report a problem, and is current", () => {
    const text = read(".well-known/security.txt");
    expect(text).toContain(`Contact: mailto:${brand.email}`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  });

  it("robots.txt keeps crawlers only out of the administration", () => {
    expect(read("robots.txt").split("\n").filter(Boolean)).toEqual([
      "User-agent: *",
      "Disallow: /admin",
      `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    ]);
    expect(routes.adminLeads.path.startsWith("/admin")).toBe(true);
  });

  it("llms.txt links to pages that exist, among them every treatment and article", () => {
    const links = [...read("llms.txt").matchAll(/\]\((.+?)\)/g)].map(([, href = ""]) => href);
    const existing = new Set(publicPages.map(({ path }) => `${brand.siteUrl}${path}`));
    expect(links.filter((href) => !existing.has(href))).toEqual([]);
    for (const { path, route } of publicPages) {
      if (route === "treatment" || route === "article") {
        expect(links).toContain(`${brand.siteUrl}${path}`);
      }
    }
  });

  it("the feed is RSS with every article", () => {
    expect(xml("blog/feed.xml").documentElement.getAttribute("version")).toBe("2.0");
    expect(texts("blog/feed.xml", "item > title")).toEqual(articles.map(({ title }) => title));
    expect(texts("blog/feed.xml", "item > link")).toEqual(
      articles.map(({ slug }) => `${brand.siteUrl}${hrefTo.article(slug)}`),
    );
    for (const date of texts("blog/feed.xml", "pubDate")) expect(Date.parse(date)).not.toBeNaN();
  });
});
