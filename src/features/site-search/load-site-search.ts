import { createLoadable } from "@/lib/loadable.ts";
import type { SiteSearch } from "./site-search.ts";

let ready: SiteSearch | undefined;

const searches = createLoadable(async (_scope: "site") => {
  const { buildSiteSearch } = await import("./site-index.ts");
  ready = await buildSiteSearch();
  return ready;
});

/** Fetches the search and its index, once while the page stands. Rejects on a network fault. */
export function loadSiteSearch(): Promise<SiteSearch> {
  return searches.load("site");
}

/** The search, where it has been fetched before. */
export function readySiteSearch(): SiteSearch | undefined {
  return ready;
}
