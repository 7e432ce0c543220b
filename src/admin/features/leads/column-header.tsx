import { type PointerEvent, useRef, useState } from "react";
import {
  boundWidth,
  LIST_COLUMNS,
  type ListColumn,
} from "@/admin/features/lead-search/list-columns.ts";

type ColumnHeaderProps = {
  columns: readonly ListColumn[];
  index: number;
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

/**
 * A column's heading, with a draggable border on its left. People who use a keyboard or cannot drag set
 * widths in the columns dialog.
 */
export function ColumnHeader({ columns, index, onDrag }: ColumnHeaderProps) {
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
  return (
    <th ref={header} scope="col">
      {LIST_COLUMNS[column.id].title}
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
