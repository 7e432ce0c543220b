import { useCallback, useEffect, useState } from "react";
import { loadSiteSearch, readySiteSearch } from "./load-site-search.ts";
import type { SiteSearch } from "./site-search.ts";

type State = { search: SiteSearch | undefined; failed: boolean };

/** The search, which is loading, ready or failed, with a function to retry. */
export function useSiteSearch(): State & { retry: () => void } {
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

  return { ...state, retry };
}
