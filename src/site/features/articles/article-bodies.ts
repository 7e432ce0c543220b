import { articles } from "@/content/articles/index.ts";
import type { ArticleBody, ArticleSummary } from "@/content/schema.ts";
import { createLoadable } from "@/lib/loadable.ts";

/** Each full text is in a separate chunk, so that a page only loads the one it shows. */
const bodyModules = import.meta.glob<ArticleBody>(
  ["../../../content/articles/*.ts", "!../../../content/articles/index.ts"],
  { import: "default" },
);

/** The article with this slug, or `undefined`. */
export function findArticle(slug: string | undefined): ArticleSummary | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The full texts of articles, by slug. */
export const articleBodies = createLoadable(async (slug: string) => {
  const load = bodyModules[`../../../content/articles/${slug}.ts`];
  if (!load) throw new Error(`There is no text for the article ${slug}.`);
  return load();
});

/** Loads the full text of an article. Does nothing for an unknown slug. */
export async function loadArticle(slug: string | undefined): Promise<void> {
  const article = findArticle(slug);
  if (article) await articleBodies.load(article.slug);
}

/** The `count` articles that follow in the list, wrapping around to its start. */
export function articlesAfter(slug: string, count: number): readonly ArticleSummary[] {
  const index = articles.findIndex((article) => article.slug === slug);
  return [...articles.slice(index + 1), ...articles.slice(0, index)].slice(0, count);
}
