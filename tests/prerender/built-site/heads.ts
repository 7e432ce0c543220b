import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { prerenderedPages, publicPages } from "@/prerender/public-pages.ts";
import { headersFor, parseHeaderRules } from "../../../supabase/local/site.ts";
import { attribute, dist, openFile, openPage, pages, read } from "./built-site-support.ts";

describe("heads", () => {
  it.each(pages)("of %s describe the page, and are short enough to be shown in full", (path) => {
    const page = openPage(path);
    expect(page.querySelector("html")?.getAttribute("lang")).toBe("en-GB");
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.querySelectorAll("title")).toHaveLength(1);
    const title = page.querySelector("title")?.textContent ?? "";
    const description = attribute(page, 'meta[name="description"]');
    expect(title.length, title).toBeGreaterThanOrEqual(10);
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);

    const address = `${brand.siteUrl}${path}`;
    expect(attribute(page, 'link[rel="canonical"]', "href")).toBe(address);
    expect(attribute(page, 'meta[property="og:url"]')).toBe(address);
    expect(attribute(page, 'meta[property="og:title"]')).toBe(title);
    expect(attribute(page, 'meta[property="og:description"]')).toBe(description);
    expect(attribute(page, 'meta[property="og:site_name"]')).toBe(brand.name);
    expect(attribute(page, 'meta[property="og:type"]')).toMatch(/^(website|article)$/);
    expect(attribute(page, 'meta[name="twitter:card"]')).toBe("summary_large_image");
    expect(page.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
    expect(page.querySelectorAll('meta[name="robots"]')).toHaveLength(0);

    const picture = attribute(page, 'meta[property="og:image"]');
    expect(picture.startsWith(`${brand.siteUrl}/share/`)).toBe(true);
    const png = readFileSync(join(dist, new URL(picture).pathname));
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(attribute(page, 'meta[property="og:image:width"]')).toBe("1200");
    expect(attribute(page, 'meta[property="og:image:height"]')).toBe("630");
  });

  it("differ from page to page", () => {
    for (const selector of ["title", 'meta[name="description"]']) {
      const texts = publicPages.map(({ path }) => {
        const element = openPage(path).querySelector(selector);
        return element?.getAttribute("content") ?? element?.textContent;
      });
      expect(new Set(texts).size, selector).toBe(publicPages.length);
    }
  });

  it("tell search engines to skip files that are not public pages", () => {
    for (const file of ["404.html", "shell.html"]) {
      expect(attribute(openFile(file), 'meta[name="robots"]'), file).toBe("noindex");
    }
    const rules = parseHeaderRules(read("_headers"));
    const tag = (path: string) => headersFor(path, rules).get("X-Robots-Tag");
    for (const path of ["/shell", "/shell.html", hrefTo.adminLogin(), hrefTo.clinic("any")]) {
      expect(tag(path), path).toBe("noindex");
    }
    const unlisted = prerenderedPages.filter((page) => !publicPages.includes(page));
    expect(unlisted.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/quote",
        "/quote/dental-implants",
        "/quote/sent",
        "/quote/not-sent",
      ]),
    );
    for (const { path } of unlisted) {
      expect(tag(path), path).toBe("noindex");
      expect(attribute(openPage(path), 'meta[name="robots"]'), path).toBe("noindex");
      expect(openPage(path).querySelectorAll('script[type="application/ld+json"]')).toEqual([]);
    }
    for (const { path } of publicPages) expect(tag(path), path).toBeNull();
  });
});
