import { useSyncExternalStore } from "react";

/** Matches when a lead fits next to the list. In print an open lead replaces the list. */
const FITS = "(min-width: 1280px), print";

function subscribe(listener: () => void) {
  const query = window.matchMedia(FITS);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is wide enough for a lead next to the list. */
export function useSidePanelFits(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(FITS).matches);
}
