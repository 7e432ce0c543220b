import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { groupThousands } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { ProgressBar } from "@/ui/progress-bar.tsx";
import { toast } from "@/ui/toast.ts";
import {
  EXPORT_MESSAGES,
  type ExportProgress,
  exportFileName,
  exportLeads,
  NoLeadsError,
  saveFile,
} from "./export-leads.ts";

type ExportButtonProps = { userId: string; disabled: boolean };

/** Exports all leads as CSV, with a progress bar and a way to stop. */
export function ExportButton({ userId, disabled }: ExportButtonProps) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  // Nobody could see or stop an export that went on behind another page.
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    // The pressed button makes room for the other, which takes over the focus.
    flushSync(() => setProgress({ done: 0, total: 0 }));
    stopButton.current?.focus();
    try {
      const file = await exportLeads({
        userId,
        signal: controller.signal,
        onProgress: setProgress,
      });
      saveFile(file, exportFileName(new Date()));
      toast.success(EXPORT_MESSAGES.success);
    } catch (error) {
      if (controller.signal.aborted) return;
      toast.error(error instanceof NoLeadsError ? error.message : EXPORT_MESSAGES.failed);
    } finally {
      running.current = null;
      const hadFocus = document.activeElement === stopButton.current;
      flushSync(() => setProgress(null));
      if (hadFocus) startButton.current?.focus();
    }
  }

  if (!progress) {
    return (
      <Button ref={startButton} size="small" disabled={disabled} onClick={() => void run()}>
        <Download aria-hidden="true" className="size-4" /> Export CSV
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ProgressBar
        label="Exporting leads"
        value={progress.done}
        max={progress.total}
        text={`${groupThousands(progress.done)} of ${groupThousands(progress.total)}`}
      />
      <Button ref={stopButton} size="small" onClick={() => running.current?.abort()}>
        Stop
      </Button>
    </div>
  );
}
