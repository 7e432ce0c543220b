import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import type { Lead } from "@/admin/features/lead/lead-model.ts";

/** Up to this number of rows, all are rendered, so that the browser can find and print every one. */
const MAX_ROWS_IN_FULL = 50;

/**
 * The rows to render: all rows of a short page, or those near the viewport on a long one, and the row at the index
 * `kept`. `gap` is the height of the rows before a row that are not rendered.
 */
export function useRowsInView(
  leads: readonly Lead[],
  kept: number,
  table: RefObject<HTMLTableElement | null>,
) {
  const isPart = leads.length > MAX_ROWS_IN_FULL;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const body = table.current?.tHead?.getBoundingClientRect().bottom ?? 0;
    setTop(body + window.scrollY);
  }, [table]);
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    enabled: isPart,
    estimateSize: () => 49,
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (kept < 0 || near.includes(kept)) return near;
      return [...near, kept].sort((a, b) => a - b);
    },
    getItemKey: (index) => leads[index]?.id ?? index,
    measureElement: (row) => row.getBoundingClientRect().height,
  });
  // A row that becomes a card, or one again, must not scroll the list: `useRowInPlace` has put the lead in its place.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ key, start }, _, list) =>
    !list.itemSizeCache.has(key) && start < (list.scrollOffset ?? 0);
  if (!isPart) {
    const rows = leads.map((lead, index) => ({ lead, index, gap: 0 }));
    return { rows, after: 0, measure: undefined, isPart };
  }
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.flatMap(({ index, start }, place) => {
      const lead = leads[index];
      return lead ? [{ lead, index, gap: start - (items[place - 1]?.end ?? top) }] : [];
    }),
    after: virtualizer.getTotalSize() + top - (items.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
    isPart,
  };
}
