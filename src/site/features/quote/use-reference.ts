import { parseReference } from "@shared/reference.ts";
import { useLocation } from "react-router-dom";
import { useHydrated } from "@/lib/hydrated.ts";

/** The reference in a URL fragment, if it is valid. It may not be, because anyone can write a URL. */
function referenceOf(hash: string): string | undefined {
  try {
    return parseReference(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}

/** The reference in the page's URL. `undefined` during prerendering, when there is no fragment. */
export function useReference(): string | undefined {
  const { hash } = useLocation();
  return useHydrated() ? referenceOf(hash) : undefined;
}
