import { Download, FileCog } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { useOnline } from "@/lib/online.ts";
import { Button } from "@/ui/button.tsx";
import { DEFAULT_COLUMNS } from "./export-columns.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { ExportRunning } from "./export-running.tsx";
import { useLeadExport } from "./use-lead-export.ts";

type ExportButtonProps = {
  filter: LeadFilter;
  /** Number of leads that match the filter; undefined if unknown. */
  count: number | undefined;
  colleagues: readonly Colleague[];
  disabled: boolean;
};

/** Exports the leads in the list: as CSV with the default columns, or with options from a dialog. */
export function ExportButton({ filter, count, colleagues, ...props }: ExportButtonProps) {
  // An export cannot wait for the network, as a change to a lead does.
  const isOnline = useOnline();
  const disabled = props.disabled || !isOnline;
  const { progress, start, stop } = useLeadExport(colleagues);
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const isRunning = progress !== null;
  const hadFocus = useRef(false);
  // The stop button replaces the pressed button and takes the focus. Afterwards, the focus returns.
  useEffect(() => {
    if (isRunning) stopButton.current?.focus();
    else if (hadFocus.current) button.current?.focus();
    hadFocus.current = isRunning;
  }, [isRunning]);

  const exportNow = () => void start({ filter, columns: DEFAULT_COLUMNS, format: "csv" });
  usePaletteActions(
    disabled || isRunning
      ? []
      : [
          // Asks first, unlike the button, whose label is under the pointer.
          { label: "Export this list…", isExport: true, run: () => setIsChoosing(true) },
        ],
  );

  if (progress) {
    return (
      // As high as the buttons it replaces, and hardly wider, so that the rows below stay where they are.
      <div className="[&_div]:gap-2 [&_label]:block [&_p]:text-xs [&_p]:leading-tight [&_progress]:sr-only max-sm:[&_button]:relative max-sm:[&_button]:min-h-9! max-sm:[&_button]:after:absolute max-sm:[&_button]:after:-inset-1">
        <ExportRunning progress={progress} onStop={stop} stopButton={stopButton} />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1 print:hidden">
      <Button
        ref={button}
        size="small"
        disabled={disabled}
        onClick={exportNow}
        className="relative max-sm:min-h-9! max-sm:after:absolute max-sm:after:-inset-1"
      >
        <Download aria-hidden="true" className="size-4 max-lg:hidden" /> Export CSV
      </Button>
      <button
        type="button"
        disabled={disabled}
        aria-label="Export options"
        title="Export options: columns, CSV or Excel"
        onClick={() => setIsChoosing(true)}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full text-sea transition-colors hover:bg-sea-soft disabled:opacity-40"
      >
        <FileCog aria-hidden="true" className="size-5" />
      </button>
      <ExportDialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        filter={filter}
        count={count}
        colleagues={colleagues}
      />
    </div>
  );
}
