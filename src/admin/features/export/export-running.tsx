import { type RefObject, useId } from "react";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import type { ExportProgress } from "./export-leads.ts";

type ExportRunningProps = {
  progress: ExportProgress;
  onStop: () => void;
  stopButton?: RefObject<HTMLButtonElement | null>;
};

/** The progress of an export, with a button to stop it. */
export function ExportRunning({ progress, onStop, stopButton }: ExportRunningProps) {
  const id = useId();
  // The total is zero while it is unknown.
  const { done, total } = progress;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        id={id}
        className="progress h-2.5 w-36"
        {...(total > 0 ? { value: done, max: total } : {})}
      />
      <p className="text-sm tabular-nums text-muted">
        <label htmlFor={id} className="font-semibold text-ink">
          Exporting<span className="sr-only"> leads</span>
        </label>{" "}
        {total > 0 ? <span>{`${groupThousands(done)} of ${groupThousands(total)}`}</span> : null}
      </p>
      <Button {...(stopButton ? { ref: stopButton } : {})} size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
