import { useEffect } from "react";

/** Browsers also announce an unload, within this time, when a link opens the program for emails or calls. */
const OPENING_MILLISECONDS = 1000;
let openedAt = Number.NEGATIVE_INFINITY;

// Absent while pages are prerendered.
globalThis.document?.addEventListener(
  "click",
  ({ target }) => {
    const isOpening =
      target instanceof Element && target.closest("[href^='mailto:'], [href^='tel:']") !== null;
    openedAt = isOpening ? performance.now() : Number.NEGATIVE_INFINITY;
  },
  true,
);

/** Creates a listener to `beforeunload` that makes the browser ask. Each can be removed on its own. */
export const createUnloadQuestion = () => (event: Event) => {
  if (performance.now() - openedAt > OPENING_MILLISECONDS) event.preventDefault();
};

/** Makes the browser ask before a reload or before the tab is closed, while something would be lost. */
export function useAskBeforeUnload(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const ask = createUnloadQuestion();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wouldLose]);
}
