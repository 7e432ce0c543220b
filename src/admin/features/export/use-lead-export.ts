import { useEffect, useRef, useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { saveFile } from "@/lib/save-file.ts";
import { toast } from "@/ui/toast.ts";
import { ExportError } from "./export-error.ts";
import {
  EXPORT_MESSAGES,
  type ExportProgress,
  type ExportRequest,
  exportFileName,
  exportLeads,
} from "./export-leads.ts";

/** Runs an export, reports its progress and can cancel it. */
export function useLeadExport(colleagues: readonly Colleague[]) {
  const { userId } = useAdmin();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  // Cancels the export when the page is left, because nobody could see or stop it from elsewhere.
  useEffect(() => () => running.current?.abort(), []);

  /** Exports and downloads a file. Returns whether it succeeded. */
  async function start(request: ExportRequest): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const { file, count } = await exportLeads({
        ...request,
        userId,
        colleagues,
        signal: controller.signal,
        onProgress: setProgress,
      });
      saveFile(file, exportFileName(new Date(), request.format));
      toast.success(EXPORT_MESSAGES.success, {
        description: `${groupThousands(count)} ${count === 1 ? "lead" : "leads"} in the file.`,
      });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      toast.error(error instanceof ExportError ? error.message : EXPORT_MESSAGES.failed);
      return false;
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, start, stop: () => running.current?.abort() };
}
