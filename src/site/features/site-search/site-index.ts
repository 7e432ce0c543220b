import { loadDocuments } from "./search-documents.ts";
import { createSiteSearch, type SiteSearch } from "./site-search.ts";

/** Loads the documents and builds the index. Rejects on a network error. */
export async function buildSiteSearch(): Promise<SiteSearch> {
  return createSiteSearch(await loadDocuments());
}
