import { articles } from "@/content/articles/index.ts";
import { categories } from "@/content/categories.ts";
import { hrefTo, type RouteId, routes } from "@/lib/routes.ts";

/** A page that gets an HTML file of its own and a place in the sitemap. */
export type PublicPage = {
  path: string;
  route: RouteId;
  /** Slug, for routes that have one. */
  slug?: string;
  /** Source files of the page itself, to be fetched early. */
  sources: readonly string[];
  /** File name of its share picture in `share/`. */
  sharePicture: string;
};

/** Source file of a route's page: `howItWorks` stands in `pages/how-it-works/how-it-works-page.tsx`. */
export function pageSource(route: RouteId): string {
  const name = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/pages/${name}/${name}-page.tsx`;
}

type PageOfSlug = Omit<PublicPage, "route" | "sharePicture">;

/** The pages of each route that takes a slug. */
const slugPages: Partial<Record<RouteId, () => PageOfSlug[]>> = {
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
};

/** Every public page, from the route table and the content. */
export const publicPages: readonly PublicPage[] = (Object.keys(routes) as RouteId[]).flatMap(
  (route): PublicPage[] => {
    const { path, access } = routes[route];
    if (access !== "public") return [];
    const source = pageSource(route);
    if (!path.includes(":")) {
      return [{ path, route, sources: [source], sharePicture: "default.png" }];
    }
    const pages = slugPages[route]?.();
    if (!pages)
      throw new Error(`The route "${route}" takes a parameter whose values are not known.`);
    return pages.map((page) => ({
      ...page,
      route,
      sources: [source, ...page.sources],
      sharePicture: `${route}-${page.slug}.png`,
    }));
  },
);
