import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/admin/features/lead/page/icon-button.tsx";
import {
  boundWidth,
  COLUMN_WIDTH,
  defaultColumn,
  LIST_COLUMN_IDS,
  LIST_COLUMNS,
  type ListColumn,
} from "@/admin/features/lead-search/list-columns.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";

type ColumnsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  columns: readonly ListColumn[];
  /** The columns of the tab, unless others are chosen. */
  defaults: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[]) => void;
};

/** Chooses the list's columns, their order and their widths. Changes take effect immediately. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { open, onOpenChange, columns, defaults, onColumns } = props;
  const hidden = LIST_COLUMN_IDS.filter((id) => !columns.some((column) => column.id === id));

  function swap(index: number, other: number) {
    const next = [...columns];
    const [from, to] = [next[index], next[other]];
    if (!from || !to) return;
    next[index] = to;
    next[other] = from;
    onColumns(next);
  }
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Columns"
      description="This browser remembers the columns of your last list. To keep several sets, or to share one, save the list as a view. A narrow list shows only the most important columns."
    >
      <div className="flex flex-col gap-4">
        <div>
          <div
            aria-hidden="true"
            className="flex justify-end gap-3 text-xs text-muted max-md:hidden"
          >
            <span className="me-auto">From left to right</span>
            <span className="w-48">Width</span>
            <span className="w-16">Order</span>
          </div>
          <ul aria-label="Columns that are shown, from left to right" className="flex flex-col">
            {columns.map(({ id, width }, index) => {
              const { title } = LIST_COLUMNS[id];
              return (
                <li key={id} className="flex items-center gap-1 border-b border-line py-1">
                  <label className="inline-flex min-h-8 min-w-0 grow items-center gap-2.5">
                    <input
                      type="checkbox"
                      className="checkbox size-5"
                      checked
                      // The list needs at least one column.
                      disabled={columns.length === 1}
                      onChange={() => onColumns(columns.filter((column) => column.id !== id))}
                    />
                    {title}
                  </label>
                  <WidthSlider
                    label={`Width of ${title}`}
                    width={width}
                    others={total - width}
                    onWidth={(next) =>
                      onColumns(
                        columns.map((column) => (column.id === id ? { id, width: next } : column)),
                      )
                    }
                  />
                  <IconButton
                    label={`Move ${title} up`}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                    className="size-8"
                  >
                    <ArrowUp aria-hidden="true" className="size-4" />
                  </IconButton>
                  <IconButton
                    label={`Move ${title} down`}
                    disabled={index === columns.length - 1}
                    onClick={() => swap(index, index + 1)}
                    className="size-8"
                  >
                    <ArrowDown aria-hidden="true" className="size-4" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </div>
        {hidden.length > 0 ? (
          <ul aria-label="Columns that are hidden" className="grid gap-x-4 sm:grid-cols-2">
            {hidden.map((id) => (
              <li key={id}>
                <label className="inline-flex min-h-8 items-center gap-2.5 text-muted">
                  <input
                    type="checkbox"
                    className="checkbox size-5"
                    checked={false}
                    onChange={() => onColumns([...columns, defaultColumn(id)])}
                  />
                  {LIST_COLUMNS[id].title}
                </label>
              </li>
            ))}
          </ul>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          className="-ms-3.5 self-start"
          onClick={() => onColumns(defaults)}
        >
          Default columns
        </Button>
      </div>
    </Dialog>
  );
}

type WidthSliderProps = {
  label: string;
  width: number;
  /** The width of all other columns together. */
  others: number;
  onWidth: (width: number) => void;
};

/** The width of a column, as a share of the table. Phones show cards, which have no widths. */
function WidthSlider({ label, width, others, onWidth }: WidthSliderProps) {
  const [moved, setMoved] = useState<number | null>(null);
  const shown = moved ?? width;
  const share = `${Math.round((shown / (shown + others)) * 100)}%`;
  // Only on release, because browsers limit how often the address may change.
  function release() {
    if (moved !== null) onWidth(boundWidth(moved));
    setMoved(null);
  }
  return (
    <span className="flex w-48 shrink-0 items-center gap-2 max-md:hidden">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={share}
        className="h-8 min-w-0 flex-1 accent-sea"
        min={COLUMN_WIDTH.min}
        max={COLUMN_WIDTH.max}
        // Default widths are multiples of five.
        step={5}
        value={shown}
        onChange={(event) => setMoved(Number(event.target.value))}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
      />
      <span aria-hidden="true" className="w-9 text-end text-sm tabular-nums text-muted">
        {share}
      </span>
    </span>
  );
}
