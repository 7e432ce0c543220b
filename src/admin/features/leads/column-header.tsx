import { ArrowDown, ArrowUp } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import {
  boundWidth,
  LIST_COLUMNS,
  type ListColumn,
} from "@/admin/features/lead-search/list-columns.ts";
import { HEADING_SORTS, SORTS, type Sort } from "@/admin/features/lead-search/list-state.ts";

type ColumnHeaderProps = {
  columns: readonly ListColumn[];
  index: number;
  /** Whether a narrow table leaves it out. */
  isExtra: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Previews new widths while a border is dragged; `isDone` is true when it is released. */
  onDrag: (columns: readonly ListColumn[], isDone: boolean) => void;
};

/** Moves the border after column `index` by a number of units. */
function moveBorder(columns: readonly ListColumn[], index: number, by: number): ListColumn[] {
  const [left, right] = [columns[index], columns[index + 1]];
  if (!left || !right) return [...columns];
  // Limits the movement so that both columns stay within their bounds.
  const most = right.width - boundWidth(right.width - by);
  const moved = boundWidth(left.width + most) - left.width;
  return columns.map((column, place) => {
    if (place === index) return { ...column, width: column.width + moved };
    return place === index + 1 ? { ...column, width: column.width - moved } : column;
  });
}

/** A column's heading with a draggable border on its left. The dialog sets widths by keyboard. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { columns, index, isExtra, sort, onSort, onDrag } = props;
  const header = useRef<HTMLTableCellElement>(null);
  const drag = useRef<{ x: number; perPixel: number; columns: readonly ListColumn[] } | null>(null);
  const [isDragged, setIsDragged] = useState(false);
  const column = columns[index];
  if (!column) return null;
  const { width } = column;

  function begin(event: PointerEvent<HTMLSpanElement>) {
    if (event.button !== 0 || !header.current) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const perPixel = width / header.current.getBoundingClientRect().width;
    drag.current = { x: event.clientX, perPixel, columns };
    setIsDragged(true);
  }
  function move(event: PointerEvent<HTMLSpanElement>, isDone: boolean) {
    if (!drag.current) return;
    const { x, perPixel, columns: former } = drag.current;
    onDrag(moveBorder(former, index - 1, Math.round((event.clientX - x) * perPixel)), isDone);
    if (!isDone) return;
    drag.current = null;
    setIsDragged(false);
  }
  const { title } = LIST_COLUMNS[column.id];
  const sorts = HEADING_SORTS[column.id];
  const place = sorts?.indexOf(sort) ?? -1;
  const isDescending = place >= 0 && SORTS[sort].direction === "desc";
  const next = sorts?.[place + 1] ?? sorts?.[0];
  return (
    <th
      ref={header}
      scope="col"
      data-extra={isExtra ? "" : undefined}
      aria-sort={place < 0 ? undefined : isDescending ? "descending" : "ascending"}
    >
      {next ? (
        <button
          type="button"
          title={SORTS[next].label}
          onClick={() => onSort(next)}
          className="inline-flex min-h-6 items-center gap-0.5 rounded font-semibold hover:text-ink hover:underline"
        >
          <span>{title}</span>
          {place < 0 ? null : isDescending ? (
            <ArrowDown aria-hidden="true" className="size-3.5" />
          ) : (
            <ArrowUp aria-hidden="true" className="size-3.5" />
          )}
        </button>
      ) : (
        <span className="inline-flex min-h-6 items-center">{title}</span>
      )}
      {index > 0 ? (
        <span
          aria-hidden="true"
          data-dragged={isDragged ? "" : undefined}
          className="column-border"
          onPointerDown={begin}
          onPointerMove={(event) => move(event, false)}
          onPointerUp={(event) => move(event, true)}
          onPointerCancel={(event) => move(event, true)}
        />
      ) : null}
    </th>
  );
}
