import { EXPORTED_FILES } from "@shared/retention.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import { useState } from "react";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Fault } from "@/ui/live-region.tsx";
import {
  DEFAULT_COLUMNS,
  EXPORT_COLUMN_IDS,
  type ExportColumnId,
  exportColumn,
} from "./export-columns.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./export-leads.ts";
import { ExportRunning } from "./export-running.tsx";
import { useLeadExport } from "./use-lead-export.ts";

type ExportFormProps = {
  filter: LeadFilter;
  /** Number of leads that match the filter; undefined if unknown. */
  count: number | undefined;
  colleagues: readonly Colleague[];
};

type ExportDialogProps = ExportFormProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks for the file format and columns, then exports. Closing it cancels a running export. */
export function ExportDialog({ open, onOpenChange, ...rest }: ExportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Export leads"
      description={rest.count === undefined ? undefined : howMany(rest.count)}
      // The bar at its end covers nothing that has the focus.
      className="scroll-pb-24!"
    >
      <ExportForm {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function howMany(count: number): string {
  return `${groupThousands(count)} ${count === 1 ? "lead" : "leads"}. The export is recorded with your name. Delete the file when you no longer need it, at the latest after ${EXPORTED_FILES}.`;
}

function ExportForm({
  filter,
  count,
  colleagues,
  onDone,
}: ExportFormProps & { onDone: () => void }) {
  const [format, setFormat] = useState<ExportFormat>("csv");
  const [chosen, setChosen] = useState<ReadonlySet<ExportColumnId>>(new Set(DEFAULT_COLUMNS));
  const { progress, start, stop } = useLeadExport(colleagues);
  const columns = EXPORT_COLUMN_IDS.filter((id) => chosen.has(id));

  function toggle(id: ExportColumnId) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (columns.length === 0 || progress) return;
        void start({ filter, columns, format }).then((hasFile) => hasFile && onDone());
      }}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-semibold">File</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {typedKeys(EXPORT_FORMATS).map((id) => (
            <label key={id} className="inline-flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="format"
                className="checkbox size-5"
                checked={format === id}
                onChange={() => setFormat(id)}
              />
              {EXPORT_FORMATS[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-semibold">Columns</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 sm:grid-cols-2 sm:gap-x-6">
          {EXPORT_COLUMN_IDS.map((id) => (
            <label key={id} className="inline-flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                className="checkbox size-5"
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
              />
              {exportColumn(id).label ?? exportColumn(id).title}
            </label>
          ))}
        </div>
        <div className="-ms-3.5 flex flex-wrap gap-2">
          <Button size="small" variant="quiet" onClick={() => setChosen(new Set(DEFAULT_COLUMNS))}>
            Default columns
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => setChosen(new Set(EXPORT_COLUMN_IDS))}
          >
            All columns
          </Button>
        </div>
        <Fault>{columns.length === 0 ? "Choose at least one column." : null}</Fault>
      </fieldset>
      {/* In view above the end of a long list of columns, unless the window is too low for it. */}
      <div className="-mx-5 -mb-6 flex flex-col border-t border-line bg-surface px-5 py-3 sticky bottom-0 sm:-mx-8 sm:-mb-8 sm:px-8 sm:py-4">
        {progress ? (
          <ExportRunning progress={progress} onStop={stop} />
        ) : (
          <Button
            type="submit"
            variant="primary"
            disabled={columns.length === 0}
            className="sm:self-start"
          >
            {count === undefined
              ? "Export"
              : `Export ${groupThousands(count)} ${count === 1 ? "lead" : "leads"}`}
          </Button>
        )}
      </div>
    </form>
  );
}
