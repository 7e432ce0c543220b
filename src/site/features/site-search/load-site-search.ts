import { createLoadable } from "@/lib/loadable.ts";
import type { SiteSearch } from "./site-search.ts";

let ready: SiteSearch | undefined;

const searches = createLoadable(async (_scope: "site") => {
  const { buildSiteSearch } = await import("./site-index.ts");
  ready = await buildSiteSearch();
  return ready;
});

/** Loads the search and its index, once per page load. Rejects on a network error. */
export function loadSiteSearch(): Promise<SiteSearch> {
  return searches.load("site");
}

/** The search, if it has already been loaded. */
export function readySiteSearch(): SiteSearch | undefined {
  return ready;
}
