import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { createLoadable } from "@/lib/loadable.ts";
import {
  type PageProps,
  type RouteParameters,
  routes,
  type SiteRouteId,
  siteRouteIds,
} from "@/lib/routes.ts";

/** The exports of a page's module. */
export type PageModule = {
  default: ComponentType<PageProps>;
  /** Loads the page's texts for these parameters. Rejects on a network error. */
  preload?: (parameters: RouteParameters) => Promise<unknown>;
};

/** The module of every route of the public site. The type makes a missing route a compile error. */
const importers: Record<SiteRouteId, () => Promise<PageModule>> = {
  home: () => import("@/site/pages/home/home-page.tsx"),
  packages: () => import("@/site/pages/packages/packages-page.tsx"),
  treatments: () => import("@/site/pages/treatments/treatments-page.tsx"),
  explore: () => import("@/site/pages/explore/explore-page.tsx"),
  howItWorks: () => import("@/site/pages/how-it-works/how-it-works-page.tsx"),
  blog: () => import("@/site/pages/blog/blog-page.tsx"),
  article: () => import("@/site/pages/article/article-page.tsx"),
  contact: () => import("@/site/pages/contact/contact-page.tsx"),
  faq: () => import("@/site/pages/faq/faq-page.tsx"),
  about: () => import("@/site/pages/about/about-page.tsx"),
  safety: () => import("@/site/pages/safety/safety-page.tsx"),
  ifSomethingGoesWrong: () =>
    import("@/site/pages/if-something-goes-wrong/if-something-goes-wrong-page.tsx"),
  privacy: () => import("@/site/pages/privacy/privacy-page.tsx"),
  terms: () => import("@/site/pages/terms/terms-page.tsx"),
  disclaimer: () => import("@/site/pages/disclaimer/disclaimer-page.tsx"),
  partners: () => import("@/site/pages/partners/partners-page.tsx"),
  compare: () => import("@/site/pages/compare/compare-page.tsx"),
  plan: () => import("@/site/pages/plan/plan-page.tsx"),
  planQuotes: () => import("@/site/pages/plan-quotes/plan-quotes-page.tsx"),
  planCosts: () => import("@/site/pages/plan-costs/plan-costs-page.tsx"),
  planDates: () => import("@/site/pages/plan-dates/plan-dates-page.tsx"),
  planChecklist: () => import("@/site/pages/plan-checklist/plan-checklist-page.tsx"),
  clinic: () => import("@/site/pages/clinic/clinic-page.tsx"),
  category: () => import("@/site/pages/category/category-page.tsx"),
  treatment: () => import("@/site/pages/treatment/treatment-page.tsx"),
  quoteSent: () => import("@/site/pages/quote-sent/quote-sent-page.tsx"),
  quoteNotSent: () => import("@/site/pages/quote-not-sent/quote-not-sent-page.tsx"),
  quote: () => import("@/site/pages/quote/quote-page.tsx"),
  request: () => import("@/site/pages/request/request-page.tsx"),
  newsletter: () => import("@/site/pages/newsletter/newsletter-page.tsx"),
  notFound: () => import("@/site/pages/not-found/not-found-page.tsx"),
};

/** The pages' modules, each fetched once. */
export const pages = createLoadable((id: SiteRouteId) => importers[id]());

/** Matches a path to a route and its parameters. */
export function matchRoute(pathname: string): {
  id: SiteRouteId;
  parameters: RouteParameters;
} {
  for (const id of siteRouteIds) {
    const match = matchPath(routes[id].path, pathname);
    if (match) return { id, parameters: match.params };
  }
  return { id: "notFound", parameters: {} };
}

/**
 * The path that a link meant. People and programs change links: capital letters, a full stop or a bracket at the end,
 * & instead of ?. Our paths have only small letters, digits, hyphens and slashes.
 */
export function meantPath(pathname: string): string {
  const [meant = ""] = /^[\w/-]*/.exec(pathname.toLowerCase()) ?? [];
  return meant.length > 1 && matchRoute(meant).id !== "notFound" ? meant : pathname;
}

/** Loads the module and texts of the page at a path. Rejects on a network error. */
export async function loadPage(pathname: string): Promise<void> {
  const { id, parameters } = matchRoute(pathname);
  const module = await pages.load(id);
  await module.preload?.(parameters);
}
