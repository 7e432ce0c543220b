import { useSyncExternalStore } from "react";
import { catchLinkToken } from "./link-token.ts";

function subscribe(onChange: () => void): () => void {
  const listener = () => {
    catchLinkToken();
    onChange();
  };
  listener();
  // A link that is opened in a tab that already shows the page changes the fragment alone.
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** The token of the link to `path` that was opened. `undefined` during prerendering. */
export function useLinkToken(path: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.linkTokens?.[path],
    () => undefined,
  );
}
