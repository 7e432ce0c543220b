import { useSyncExternalStore } from "react";

/** Matches if a lead fits beside the list. In print, an open lead replaces the list. */
const FITS = "(min-width: 1280px), print";

function subscribe(listener: () => void) {
  const query = window.matchMedia(FITS);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is wide enough for a lead beside the list. */
export function useSidePanelFits(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(FITS).matches);
}
