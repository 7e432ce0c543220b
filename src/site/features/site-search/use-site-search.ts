import { useCallback, useEffect, useState } from "react";
import { helpOutcome } from "./help-search.ts";
import { loadSiteSearch, readySiteSearch } from "./load-site-search.ts";
import type { DocumentKind } from "./search-documents.ts";
import type { SearchOutcome, SiteSearch } from "./site-search.ts";

type State = { search: SiteSearch | undefined; failed: boolean };

type UsedSearch = {
  /** Pages that help, at once; other pages once the index has loaded, and `undefined` before. */
  search: (query: string, whole?: DocumentKind) => SearchOutcome | undefined;
  loaded: boolean;
  failed: boolean;
  retry: () => void;
};

/** The search, which is loading, ready or failed, with a function to retry. */
export function useSiteSearch(): UsedSearch {
  const [state, setState] = useState<State>(() => ({ search: readySiteSearch(), failed: false }));
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let current = true;
    loadSiteSearch().then(
      (search) => {
        if (current) setState({ search, failed: false });
      },
      () => {
        if (current) setState({ search: undefined, failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ search: undefined, failed: false });
    setAttempt((count) => count + 1);
  }, []);

  const index = state.search;
  const search = useCallback<UsedSearch["search"]>(
    (query, whole) => helpOutcome(query) ?? index?.(query, whole),
    [index],
  );
  return { search, loaded: index !== undefined, failed: state.failed, retry };
}
