import { useLayoutEffect, useRef } from "react";

function rowOf(reference: string): HTMLElement | null {
  return document.querySelector(`.leads-rows tr[data-reference="${reference}"]`);
}

/** For the way back from other pages. The browser decides about this one right after the event that rendered it. */
function letBrowserRestore() {
  requestAnimationFrame(() => {
    window.history.scrollRestoration = "auto";
  });
}

/**
 * Keeps a row in its place on the screen when a lead is opened or closed beside the list, which leaves out columns
 * or, with large text, turns rows into cards, and keeps the open lead's row in view. Returns a function to call with the row's reference before
 * the change.
 */
export function useRowInPlace(open: string | null): (reference: string) => void {
  const held = useRef<{ reference: string; top: number } | null>(null);
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    const row = before && rowOf(before.reference);
    if (row) {
      const moved = row.getBoundingClientRect().top - before.top;
      window.scrollBy({ top: moved, behavior: "instant" });
    }
    if (open) rowOf(open)?.scrollIntoView({ block: "nearest", behavior: "instant" });
    else letBrowserRestore();
  }, [open]);
  return (reference) => {
    // Closing goes back to the list's entry, and the browser would scroll to where the list was before.
    if (!open) window.history.scrollRestoration = "manual";
    const row = rowOf(reference);
    if (row) held.current = { reference, top: row.getBoundingClientRect().top };
  };
}
