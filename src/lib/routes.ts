/**
 * The one route table. The router, the prerenderer, the sitemap and the tests read it; `hrefTo`
 * builds every internal address. No other module spells a path.
 */

/** Who may open a route, and whether search engines should. */
export type RouteAccess = "public" | "unlisted" | "admin";

type RouteDefinition = {
  /** Pattern in React Router's syntax. */
  readonly path: string;
  /** `unlisted` pages are open to anyone but kept out of search engines and the sitemap. */
  readonly access: RouteAccess;
  /** The page shows something else for another query; the prerendered markup is that without one. */
  readonly readsSearch?: true;
};

/** Every route, in the order in which they are tried. */
export const routes = {
  home: { path: "/", access: "public" },
  packages: { path: "/packages", access: "public" },
  explore: { path: "/explore", access: "public" },
  howItWorks: { path: "/how-it-works", access: "public" },
  blog: { path: "/blog", access: "public" },
  article: { path: "/blog/:slug", access: "public" },
  contact: { path: "/contact", access: "public" },
  faq: { path: "/faq", access: "public" },
  about: { path: "/about", access: "public" },
  safety: { path: "/safety", access: "public" },
  privacy: { path: "/privacy", access: "public" },
  terms: { path: "/terms", access: "public" },
  disclaimer: { path: "/disclaimer", access: "public" },
  partners: { path: "/partners", access: "public" },
  compare: { path: "/compare", access: "public", readsSearch: true },
  clinic: { path: "/clinic/:id", access: "unlisted" },
  category: { path: "/category/:slug", access: "public", readsSearch: true },
  treatment: { path: "/treatment/:slug", access: "public" },
  adminLogin: { path: "/admin/login", access: "unlisted" },
  adminLeads: { path: "/admin/leads", access: "admin" },
  notFound: { path: "*", access: "unlisted" },
} as const satisfies Record<string, RouteDefinition>;

export type RouteId = keyof typeof routes;

/** Builders for every internal address. */
export const hrefTo = {
  home: () => routes.home.path,
  packages: () => routes.packages.path,
  /** `city` is a city guide's id: the page scrolls to it. */
  explore: (city?: string) => (city ? `${routes.explore.path}#${city}` : routes.explore.path),
  howItWorks: () => routes.howItWorks.path,
  blog: () => routes.blog.path,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: () => routes.contact.path,
  faq: () => routes.faq.path,
  about: () => routes.about.path,
  safety: () => routes.safety.path,
  privacy: () => routes.privacy.path,
  terms: () => routes.terms.path,
  disclaimer: () => routes.disclaimer.path,
  partners: () => routes.partners.path,
  /** `slugs` are treatments' slugs, in the order in which they stand side by side. */
  compare: (slugs: readonly string[] = []) =>
    slugs.length > 0
      ? `${routes.compare.path}?treatments=${slugs.map(encodeURIComponent).join(",")}`
      : routes.compare.path,
  clinic: (id: string) => `/clinic/${encodeURIComponent(id)}`,
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  treatment: (slug: string) => `/treatment/${encodeURIComponent(slug)}`,
  adminLogin: () => routes.adminLogin.path,
  adminLeads: () => routes.adminLeads.path,
} as const;
