import { describe, expect, it } from "vitest";
import { hrefTo } from "@/lib/routes.ts";
import { faultOfLink, hrefsIn } from "./links.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../src/content/**/*.ts", "!../../src/content/schema.ts"],
  { eager: true },
);

describe("the links in the texts", () => {
  const files = Object.entries(modules).map(([path, module]) => ({
    file: path.replace("../../src/content/", ""),
    hrefs: hrefsIn(Object.values(module)),
  }));

  it.each(files)("in $file lead to existing pages and sections", ({ hrefs }) => {
    expect(hrefs.flatMap((href) => faultOfLink(href) ?? [])).toEqual([]);
  });

  it("are found", () => {
    expect(files.flatMap(({ hrefs }) => hrefs).length).toBeGreaterThan(80);
  });
});

describe("the check of a link", () => {
  it.each([
    "/nowhere",
    "/blog/not-an-article",
    "/category/not-a-category",
    "/treatment/not-a-treatment",
    "/explore#ankara",
    "/faq#not-a-question",
    "/compare?treatments=lasik,not-a-treatment",
    "explore",
    "http://example.com",
  ])("refuses %s", (href) => {
    expect(faultOfLink(href)).toBeDefined();
  });

  it.each([
    hrefTo.home(),
    hrefTo.explore("izmir"),
    hrefTo.article("hidden-costs-medical-tourism"),
    hrefTo.compare(["lasik", "veneers"]),
    `${hrefTo.terms()}#cancellation`,
    "mailto:someone@example.com",
  ])("accepts %s", (href) => {
    expect(faultOfLink(href)).toBeUndefined();
  });
});
