import { useLayoutEffect, useRef } from "react";

function rowOf(reference: string): HTMLElement | null {
  return document.querySelector(`.leads-rows tr[data-reference="${reference}"]`);
}

/**
 * Keeps a row where it is on the screen when a lead is opened or closed next to the list, which makes rows into
 * cards or back, and keeps the row of the open lead in view. Returns what to call with the row's lead before.
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
  }, [open]);
  return (reference) => {
    const row = rowOf(reference);
    if (row) held.current = { reference, top: row.getBoundingClientRect().top };
  };
}
