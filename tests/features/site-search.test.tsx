// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { articles } from "@/content/articles/index.ts";
import type { ArticleBody } from "@/content/schema.ts";

const bodies = import.meta.glob<ArticleBody>(
  ["../../src/content/articles/*.ts", "!../../src/content/articles/index.ts"],
  { import: "default", eager: true },
);

describe("the list of the articles' headings", () => {
  // It stands apart from the texts, so that the search need not fetch them.
  // `npx vitest run -u` on this file writes it anew.
  it("is what the articles have", async () => {
    const headings = Object.fromEntries(
      articles.map(({ slug }) => [
        slug,
        bodies[`../../src/content/articles/${slug}.ts`]?.sections.map(({ id, heading }) => ({
          id,
          heading,
        })),
      ]),
    );
    await expect(`${JSON.stringify(headings, undefined, 2)}\n`).toMatchFileSnapshot(
      "../../src/features/site-search/article-headings.json",
    );
  });
});
