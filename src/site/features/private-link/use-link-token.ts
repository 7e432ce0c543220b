import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  // The startup script's listener runs first and moves the token from the address to `linkTokens`.
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The token of an opened private link to `path`. `undefined` during prerendering. */
export function useLinkToken(path: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.linkTokens?.[path],
    () => undefined,
  );
}
