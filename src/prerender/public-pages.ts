import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { isPrescriptionOnly } from "@/content/treatments/prescription-only.ts";
import { hrefTo, routes, type SiteRouteId, siteRouteIds } from "@/lib/routes.ts";

/** A page with its own HTML file. */
export type PrerenderedPage = {
  path: string;
  route: SiteRouteId;
  /** Slug, if the route has one. */
  slug?: string;
  /** Source files of the page, whose modules are loaded with it. */
  sources: readonly string[];
  /** File name of its share picture in `share/`. */
  sharePicture: string;
};

/** Source file of a route's page, such as `site/pages/faq/faq-page.tsx` of `faq`. */
export function pageSource(route: SiteRouteId): string {
  const name = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/site/pages/${name}/${name}-page.tsx`;
}

type PageOfSlug = Omit<PrerenderedPage, "route" | "sharePicture">;

/** The pages of each route with a slug. */
const slugPages: Partial<Record<SiteRouteId, () => PageOfSlug[]>> = {
  category: () =>
    categories.map(({ slug }) => ({
      path: hrefTo.category(slug),
      slug,
      sources: [`src/content/treatments/${slug}/summaries.ts`],
    })),
  treatment: () =>
    categories.flatMap((category) =>
      category.treatments.map((slug) => ({
        path: hrefTo.treatment(slug),
        slug,
        sources: [
          `src/content/treatments/${category.slug}/summaries.ts`,
          `src/content/treatments/${category.slug}/${slug}.ts`,
        ],
      })),
    ),
  article: () =>
    articles.map(({ slug }) => ({
      path: hrefTo.article(slug),
      slug,
      sources: [`src/content/articles/${slug}.ts`],
    })),
  quote: () => [
    { path: hrefTo.quote(), sources: [] },
    ...categories.flatMap(({ treatments }) =>
      treatments.map((slug) => ({ path: hrefTo.quote({ treatment: slug }), slug, sources: [] })),
    ),
  ],
};

/** The pages of a route. A route with a slug has a page for each slug in the content. */
function pagesOf(route: SiteRouteId): PrerenderedPage[] {
  const { path, access } = routes[route];
  const source = pageSource(route);
  if (!path.includes(":")) {
    return [{ path, route, sources: [source], sharePicture: "default.png" }];
  }
  const pages = slugPages[route]?.();
  if (!pages) throw new Error(`The slugs of the route "${route}" are not defined.`);
  return pages.map((page) => ({
    ...page,
    route,
    sources: [source, ...page.sources],
    sharePicture:
      page.slug && access === "public" && !isPrescriptionOnly(page.slug)
        ? `${route}-${page.slug}.png`
        : "default.png",
  }));
}

const openPages = siteRouteIds
  .filter((route) => routes[route].access === "public")
  .flatMap(pagesOf);

/** Every page in the sitemap. A page about a prescription-only medicine is not, because it may not be promoted. */
export const publicPages: readonly PrerenderedPage[] = openPages.filter(
  ({ slug }) => !isPrescriptionOnly(slug),
);

/** Pages that the service worker may serve offline: all except those opened from a secret link. */
export const offlinePaths = (): string[] =>
  prerenderedPages.filter(({ route }) => !("secretLink" in routes[route])).map(({ path }) => path);

/** Every prerendered page: the public pages, and the unlisted ones that must work without JavaScript. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...openPages,
  ...siteRouteIds.filter((route) => "prerendered" in routes[route]).flatMap(pagesOf),
];
