import { loadDocuments } from "./documents.ts";
import { createSiteSearch, type SiteSearch } from "./site-search.ts";

/** Fetches what the search knows and builds its index. Rejects on a network fault. */
export async function buildSiteSearch(): Promise<SiteSearch> {
  return createSiteSearch(await loadDocuments());
}
