import type { RefObject } from "react";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { ProgressBar } from "@/ui/progress-bar.tsx";
import type { ExportProgress } from "./export-leads.ts";

type ExportRunningProps = {
  progress: ExportProgress;
  onStop: () => void;
  stopButton?: RefObject<HTMLButtonElement | null>;
};

/** The progress of an export, with a button to stop it. */
export function ExportRunning({ progress, onStop, stopButton }: ExportRunningProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ProgressBar
        label="Exporting leads"
        value={progress.done}
        max={progress.total}
        text={`${groupThousands(progress.done)} of ${groupThousands(progress.total)}`}
      />
      <Button {...(stopButton ? { ref: stopButton } : {})} size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
