import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { createLoadable } from "@/lib/loadable.ts";
import { type RouteId, routes } from "@/lib/routes.ts";

/** What the module of a page exports. */
export type PageModule = {
  default: ComponentType;
  /** Fetches the texts that the page needs, given the parameters of its address. Rejects on a network fault. */
  preload?: (parameters: Readonly<Record<string, string | undefined>>) => Promise<unknown>;
};

/** The module of every route; the type makes a missing one an error. */
const importers: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import("@/pages/home/home-page.tsx"),
  packages: () => import("@/pages/packages/packages-page.tsx"),
  explore: () => import("@/pages/explore/explore-page.tsx"),
  howItWorks: () => import("@/pages/how-it-works/how-it-works-page.tsx"),
  blog: () => import("@/pages/blog/blog-page.tsx"),
  article: () => import("@/pages/article/article-page.tsx"),
  contact: () => import("@/pages/contact/contact-page.tsx"),
  faq: () => import("@/pages/faq/faq-page.tsx"),
  about: () => import("@/pages/about/about-page.tsx"),
  safety: () => import("@/pages/safety/safety-page.tsx"),
  privacy: () => import("@/pages/privacy/privacy-page.tsx"),
  terms: () => import("@/pages/terms/terms-page.tsx"),
  disclaimer: () => import("@/pages/disclaimer/disclaimer-page.tsx"),
  partners: () => import("@/pages/partners/partners-page.tsx"),
  compare: () => import("@/pages/compare/compare-page.tsx"),
  clinic: () => import("@/pages/clinic/clinic-page.tsx"),
  category: () => import("@/pages/category/category-page.tsx"),
  treatment: () => import("@/pages/treatment/treatment-page.tsx"),
  adminLogin: () => import("@/pages/admin-login/admin-login-page.tsx"),
  adminLeads: () => import("@/pages/admin-leads/admin-leads-page.tsx"),
  notFound: () => import("@/pages/not-found/not-found-page.tsx"),
};

/** The modules of the pages, fetched once each. */
export const pages = createLoadable((id: RouteId) => importers[id]());

/** The route that an address belongs to, with its parameters. */
export function matchRoute(pathname: string): {
  id: RouteId;
  parameters: Readonly<Record<string, string | undefined>>;
} {
  for (const [id, route] of Object.entries(routes) as [RouteId, { path: string }][]) {
    const match = matchPath(route.path, pathname);
    if (match) return { id, parameters: match.params };
  }
  return { id: "notFound", parameters: {} };
}

/** Fetches the module of the page at an address, and its texts. Rejects on a network fault. */
export async function loadPage(pathname: string): Promise<void> {
  const { id, parameters } = matchRoute(pathname);
  const module = await pages.load(id);
  await module.preload?.(parameters);
}
