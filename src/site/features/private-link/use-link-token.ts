import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  // The startup script takes the token out of the address first.
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The token of the link to `path` that was opened. `undefined` during prerendering. */
export function useLinkToken(path: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.linkTokens?.[path],
    () => undefined,
  );
}
