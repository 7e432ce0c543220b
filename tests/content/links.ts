import { matchPath } from "react-router-dom";
import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { cityGuides } from "@/content/cities/index.ts";
import about from "@/content/documents/about.ts";
import disclaimer from "@/content/documents/disclaimer.ts";
import ifSomethingGoesWrong from "@/content/documents/if-something-goes-wrong.ts";
import privacy from "@/content/documents/privacy.ts";
import safety from "@/content/documents/safety.ts";
import terms from "@/content/documents/terms.ts";
import { faqItems } from "@/content/faq/questions.ts";
import { journey, steps } from "@/content/how-it-works.ts";
import { packagesParts } from "@/content/packages.ts";
import { isParagraph } from "@/content/paragraph.ts";
import { type ArticleBody, articleBodySchema, type Section } from "@/content/schema.ts";
import { hrefTo, type RouteId, routes } from "@/lib/routes.ts";
import { treatmentContents } from "@/site/features/treatments/treatment-contents.ts";

const articleModules = import.meta.glob<{ default: ArticleBody }>(
  ["../../src/content/articles/*.ts", "!../../src/content/articles/index.ts"],
  { eager: true },
);

/** The full texts of the articles by file name, checked against the schema. */
export const articleBodies: ReadonlyMap<string, ArticleBody> = new Map(
  Object.entries(articleModules).map(([path, module]) => [
    path.replace(/^.*\/(.+)\.ts$/, "$1"),
    articleBodySchema.parse(module.default),
  ]),
);

/** Every `href` in a piece of content, at any depth. */
export function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "href" && typeof part === "string" ? [part] : hrefsIn(part),
  );
}

const treatmentSlugs: readonly string[] = categories.flatMap(({ treatments }) => treatments);

/** The possible values of a route's `:slug`. */
const slugs: Partial<Record<RouteId, readonly string[]>> = {
  article: articles.map(({ slug }) => slug),
  category: categories.map(({ slug }) => slug),
  treatment: treatmentSlugs,
};

/** The anchors of a section: its own, and those of its subheadings. */
function anchorsOf({ id, blocks }: Section): string[] {
  const ofParts = blocks.flatMap((block) =>
    !isParagraph(block) && block.type === "subheading" ? [block.id] : [],
  );
  return [id, ...ofParts].filter((anchor) => anchor !== undefined);
}

/** The anchors in a page's content, by path. */
const anchors = new Map<string, readonly string[]>([
  ...treatmentSlugs.map(
    (slug) => [hrefTo.treatment(slug), treatmentContents.map(({ id }) => id)] as const,
  ),
  [hrefTo.explore(), cityGuides.map(({ id }) => id)],
  [hrefTo.faq(), faqItems.map(({ id }) => id)],
  [hrefTo.packages(), Object.keys(packagesParts)],
  [hrefTo.howItWorks(), [...steps, ...journey].map(({ id }) => id)],
  ...(
    [
      [hrefTo.about(), about],
      [hrefTo.disclaimer(), disclaimer],
      [hrefTo.privacy(), privacy],
      [hrefTo.ifSomethingGoesWrong(), ifSomethingGoesWrong],
      [hrefTo.safety(), safety],
      [hrefTo.terms(), terms],
    ] as const
  ).map(([path, { sections }]) => [path, sections.flatMap(anchorsOf)] as const),
  ...[...articleBodies].map(
    ([slug, { sections }]) => [hrefTo.article(slug), sections.map(({ id }) => id)] as const,
  ),
]);

/** What is wrong with a link, or `undefined`. */
export function faultOfLink(href: string): string | undefined {
  if (!href.startsWith("/")) {
    return /^(mailto:|tel:\+?\d+$|https:\/\/)/.test(href) ? undefined : `${href} is not a URL`;
  }
  const { pathname, hash, searchParams } = new URL(href, "https://site.example");
  const found = (Object.entries(routes) as [RouteId, { path: string }][])
    .map(([id, route]) => ({ id, match: matchPath(route.path, pathname) }))
    .find(({ match }) => match);
  if (!found?.match || found.id === "notFound") return `there is no page ${href}`;
  const slug = found.match.params.slug;
  if (slug !== undefined && !slugs[found.id]?.includes(slug))
    return `${href}: there is no such ${found.id}`;
  const compared = searchParams.get("treatments")?.split(",") ?? [];
  const unknown = compared.find((name) => !treatmentSlugs.includes(name));
  if (unknown !== undefined) return `${href}: there is no treatment ${unknown}`;
  if (hash && !anchors.get(pathname)?.includes(decodeURIComponent(hash.slice(1)))) {
    return `${href}: the page has no such anchor`;
  }
  return undefined;
}
