// Relative imports, because the build loads this module before aliases exist.

import {
  QUOTE_NOT_SENT_PATH,
  QUOTE_PATH,
  QUOTE_SENT_PATH,
} from "../../supabase/functions/_shared/quote-paths.ts";
import {
  ADMIN_LEADS_PATH,
  ADMIN_PERSON_PATH,
  ADMIN_RESET_PASSWORD_PATH,
  ADMIN_TEAM_PATH,
  BLOG_PATH,
  CONTACT_PATH,
  IF_SOMETHING_GOES_WRONG_PATH,
  NEWSLETTER_PATH,
  PRIVACY_PATH,
  REQUEST_PATH,
} from "../../supabase/functions/_shared/site-paths.ts";
import { recordOf, typedKeys } from "../../supabase/functions/_shared/typed-keys.ts";

/**
 * The route table of both apps, read by the routers, the prerenderer, the sitemap and the tests. `hrefTo`
 * builds every internal address. Paths that functions need as well are in `_shared`.
 */

/**
 * Who may open a route, and whether search engines may index it. `public` pages are in the sitemap;
 * `unlisted` ones are not. `sign-in` and `admin` routes belong to the workspace, and `admin` routes are
 * behind its guard.
 */
type RouteAccess = "public" | "unlisted" | "sign-in" | "admin";

type RouteDefinition = {
  /** Pattern in React Router's syntax. */
  readonly path: string;
  readonly access: RouteAccess;
  /** An unlisted page that is prerendered because it must work without JavaScript. */
  readonly prerendered?: true;
  /** A workspace page that coordinators may not open. */
  readonly administratorsOnly?: true;
  /** Opened from a link that contains a secret. Never saved for offline reading. */
  readonly secretLink?: true;
  /** The parts of the query that the page reads. The prerendered HTML is for a query without them. */
  readonly readsSearch?: readonly string[];
};

/** Every route, in matching order. */
export const routes = {
  home: { path: "/", access: "public" },
  packages: { path: "/packages", access: "public" },
  treatments: {
    path: "/treatments",
    access: "public",
    readsSearch: ["price", "stay", "anaesthetic"],
  },
  explore: { path: "/explore", access: "public" },
  howItWorks: { path: "/how-it-works", access: "public" },
  blog: { path: BLOG_PATH, access: "public" },
  article: { path: "/blog/:slug", access: "public" },
  contact: { path: CONTACT_PATH, access: "public" },
  faq: { path: "/faq", access: "public" },
  about: { path: "/about", access: "public" },
  safety: { path: "/safety", access: "public" },
  ifSomethingGoesWrong: { path: IF_SOMETHING_GOES_WRONG_PATH, access: "public" },
  privacy: { path: PRIVACY_PATH, access: "public" },
  terms: { path: "/terms", access: "public" },
  disclaimer: { path: "/disclaimer", access: "public" },
  partners: { path: "/partners", access: "public" },
  compare: { path: "/compare", access: "public", readsSearch: ["treatments"] },
  plan: { path: "/plan", access: "public" },
  planQuotes: { path: "/plan/quotes", access: "public" },
  planCosts: { path: "/plan/costs", access: "public" },
  planDates: { path: "/plan/dates", access: "public" },
  planChecklist: { path: "/plan/checklist", access: "public" },
  clinic: { path: "/clinic/:id", access: "unlisted" },
  quoteSent: { path: QUOTE_SENT_PATH, access: "unlisted", prerendered: true },
  quoteNotSent: { path: QUOTE_NOT_SENT_PATH, access: "unlisted", prerendered: true },
  quote: { path: `${QUOTE_PATH}/:slug?`, access: "unlisted", prerendered: true },
  /** The receipts of this browser's requests or, with a private link's token, one request. */
  request: { path: REQUEST_PATH, access: "unlisted", prerendered: true, secretLink: true },
  /** The target of the link in a newsletter email, with a token in the fragment. */
  newsletter: { path: NEWSLETTER_PATH, access: "unlisted", prerendered: true, secretLink: true },
  category: { path: "/category/:slug", access: "public", readsSearch: ["search"] },
  treatment: { path: "/treatment/:slug", access: "public" },
  adminLogin: { path: "/admin/login", access: "sign-in" },
  adminSecondFactor: { path: "/admin/second-factor", access: "sign-in" },
  adminResetPassword: { path: ADMIN_RESET_PASSWORD_PATH, access: "sign-in" },
  /** The target of the link that `adminResetPassword` sends. */
  adminNewPassword: { path: "/admin/new-password", access: "sign-in" },
  adminLeads: { path: ADMIN_LEADS_PATH, access: "admin" },
  adminInsights: { path: "/admin/insights", access: "admin" },
  adminTemplates: { path: "/admin/templates", access: "admin" },
  adminClinics: { path: "/admin/clinics", access: "admin" },
  adminTeam: { path: ADMIN_TEAM_PATH, access: "admin", administratorsOnly: true },
  /** The form for a request that did not come from the site. */
  adminNewLead: { path: `${ADMIN_LEADS_PATH}/new`, access: "admin" },
  adminLead: { path: `${ADMIN_LEADS_PATH}/:reference`, access: "admin" },
  adminAudit: { path: "/admin/audit", access: "admin", administratorsOnly: true },
  /** All data held about one person. */
  adminPerson: { path: ADMIN_PERSON_PATH, access: "admin", administratorsOnly: true },
  adminAccount: { path: "/admin/account", access: "admin" },
  notFound: { path: "*", access: "unlisted" },
} as const satisfies Record<string, RouteDefinition>;

export type RouteId = keyof typeof routes;

type RouteOf<Access extends RouteAccess> = {
  [Id in RouteId]: (typeof routes)[Id]["access"] extends Access ? Id : never;
}[RouteId];

/** The routes of the public site. */
export type SiteRouteId = RouteOf<"public" | "unlisted">;

/** The routes of the public site, in matching order. */
export const siteRouteIds = typedKeys(routes).filter(
  (id): id is SiteRouteId => !["sign-in", "admin"].includes(routes[id].access),
);

/** The workspace routes behind its guard. */
export type WorkspaceRouteId = RouteOf<"admin">;

/** The parameters of a route. */
export type RouteParameters = Readonly<Record<string, string | undefined>>;

/** Props of every page. */
export type PageProps = { parameters: RouteParameters };

/** What the address of the quote form can contain. */
type QuoteAddress = {
  /** Slug of a treatment. */
  treatment?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
  /** Slugs of several treatments. */
  treatments?: readonly string[];
  consultation?: boolean;
  city?: string | undefined;
  /** ID of a package. */
  package?: string | undefined;
};

/** The routes without parameters, whose address is their path. */
type FixedRouteId = {
  [Id in RouteId]: (typeof routes)[Id]["path"] extends `${string}${":" | "*"}${string}`
    ? never
    : Id;
}[RouteId];

const fixedRouteIds = typedKeys(routes).filter(
  (id): id is FixedRouteId => !/[:*]/.test(routes[id].path),
);

/** Builders for every internal address. That of a route without parameters derives from the table. */
export const hrefTo = {
  ...recordOf(fixedRouteIds, (id) => (): string => routes[id].path),
  /** `city` is the ID of a city guide, to which the page scrolls. */
  explore: (city?: string) => (city ? `${routes.explore.path}#${city}` : routes.explore.path),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** `slugs` are the slugs of treatments, in the order of the columns. */
  compare: (slugs: readonly string[] = []) =>
    slugs.length > 0
      ? `${routes.compare.path}?treatments=${slugs.map(encodeURIComponent).join(",")}`
      : routes.compare.path,
  clinic: (id: string) => `/clinic/${encodeURIComponent(id)}`,
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  treatment: (slug: string) => `/treatment/${encodeURIComponent(slug)}`,
  /** The quote form as a page. What the visitor types never appears in the URL. */
  quote: ({ treatment, ...context }: QuoteAddress = {}) => {
    const query = Object.entries(context).flatMap(([key, value]) => {
      if (value === true) return [key];
      const text = [value || []].flat().map(encodeURIComponent).join(",");
      return text ? [`${key}=${text}`] : [];
    });
    return [
      QUOTE_PATH,
      treatment ? `/${encodeURIComponent(treatment)}` : "",
      query.length > 0 ? `?${query.join("&")}` : "",
    ].join("");
  },
  /** The receipt of a quote request. */
  quoteSent: (reference?: string) =>
    reference ? `${QUOTE_SENT_PATH}#${encodeURIComponent(reference)}` : QUOTE_SENT_PATH,
  /** `reference` is the lead's reference, such as SV-7K2M-4QXV. */
  adminLead: (reference: string) => `/admin/leads/${encodeURIComponent(reference)}`,
} as const;
