import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "@/admin/features/lead/icon-button.tsx";
import {
  boundWidth,
  COLUMN_WIDTH,
  DEFAULT_LIST_COLUMNS,
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
  onColumns: (columns: readonly ListColumn[]) => void;
};

/** Chooses the list's columns, their order and their widths. Changes take effect immediately. */
export function ColumnsDialog({ open, onOpenChange, columns, onColumns }: ColumnsDialogProps) {
  const hidden = LIST_COLUMN_IDS.filter((id) => !columns.some((column) => column.id === id));

  function swap(index: number, other: number) {
    const next = [...columns];
    const [from, to] = [next[index], next[other]];
    if (!from || !to) return;
    next[index] = to;
    next[other] = from;
    onColumns(next);
  }
  function setWidth(id: ListColumn["id"], value: string) {
    const width = boundWidth(Number(value));
    const former = columns.find((column) => column.id === id);
    if (former && Math.abs(former.width - width) >= 10) {
      onColumns(columns.map((column) => (column.id === id ? { id, width } : column)));
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Columns"
      description="Your choice is kept in the page’s address. To use it again, save the list as a view."
    >
      <div className="flex flex-col gap-4">
        <ul aria-label="Columns that are shown" className="flex flex-col">
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
                <input
                  type="range"
                  aria-label={`Width of ${title}`}
                  className="h-8 w-16 accent-sea min-[22.5rem]:w-24 sm:w-40"
                  min={COLUMN_WIDTH.min}
                  max={COLUMN_WIDTH.max}
                  step={10}
                  key={width}
                  defaultValue={width}
                  // Only on release, because browsers limit how often the address may change.
                  onPointerUp={(event) => setWidth(id, event.currentTarget.value)}
                  onKeyUp={(event) => setWidth(id, event.currentTarget.value)}
                />
                <IconButton
                  label={`Move ${title} left`}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                  className="size-8"
                >
                  <ArrowUp aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton
                  label={`Move ${title} right`}
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
          className="self-start"
          onClick={() => onColumns(DEFAULT_LIST_COLUMNS)}
        >
          Default columns
        </Button>
      </div>
    </Dialog>
  );
}
