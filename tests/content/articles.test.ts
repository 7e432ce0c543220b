import { describe, expect, it } from "vitest";
import { articles } from "@/content/articles/index.ts";
import { isParagraph } from "@/content/paragraph.ts";
import { articleSummarySchema } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { articleBodies } from "./links.ts";

/** Every visible string of an article, without IDs, URLs and types of block. */
function readTexts(value: unknown, key = ""): string[] {
  if (typeof value === "string") {
    return ["id", "slug", "type", "tone", "href"].includes(key) ? [] : [value];
  }
  if (Array.isArray(value)) return value.flatMap((part) => readTexts(part));
  if (typeof value !== "object" || value === null) return [];
  // Lists of warning signs are looked through, not read.
  if ("type" in value && value.type === "signs") return [];
  return Object.entries(value).flatMap(([name, part]) => readTexts(part, name));
}

function bodyOf(slug: string) {
  const body = articleBodies.get(slug);
  if (!body) throw new Error(`There is no file for ${slug}.`);
  return body;
}

describe("the articles", () => {
  it("are the five in the specification, with the read times given there", () => {
    expect(articles.map(({ slug, readTime }) => [slug, readTime])).toEqual([
      ["how-to-choose-clinic-abroad", 8],
      ["top-medical-travel-destinations-2025", 10],
      ["hidden-costs-medical-tourism", 7],
      ["planning-treatment-abroad-guide", 12],
      ["aftercare-tips-returning-home", 6],
    ]);
  });

  it("have one file each, and there are no other files", () => {
    expect([...articleBodies.keys()].sort()).toEqual(articles.map(({ slug }) => slug).sort());
  });

  it("have different titles", () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  });
});

describe.each(articles)("$slug", (article) => {
  it("has a summary that fits the schema", () => {
    expect(articleSummarySchema.parse(article)).toEqual(article);
    expect(article.id).toBe(article.slug);
  });

  it("is signed by the editorial team and dated January 2025", () => {
    expect(article.author).toBe(brand.editorialTeam);
    expect(article.date).toBe("2025-01");
  });

  it("has a length that matches its read time at 200 to 230 words a minute", () => {
    const { introduction, sections } = bodyOf(article.slug);
    const words = readTexts([introduction, sections]).join(" ").split(/\s+/).length;
    expect(words / article.readTime).toBeGreaterThanOrEqual(200);
    expect(words / article.readTime).toBeLessThanOrEqual(230);
  });

  it("has a different anchor for each section", () => {
    const ids = bodyOf(article.slug).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has at least one list", () => {
    const blocks = bodyOf(article.slug).sections.flatMap((section) => section.blocks);
    expect(blocks.some((block) => !isParagraph(block) && block.type === "list")).toBe(true);
  });

  it("ends with a link to Home or to the destinations", () => {
    expect(bodyOf(article.slug).slug).toBe(article.slug);
    expect([hrefTo.home(), hrefTo.explore()]).toContain(bodyOf(article.slug).callToAction.href);
  });
});
