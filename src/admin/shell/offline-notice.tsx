import { useIsMutating } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useAskBeforeUnload } from "@/lib/ask-before-unload.ts";
import { useOnline } from "@/lib/online.ts";

/** Says that the device is offline, and what happens to changes made in the meantime. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const waiting = useIsMutating();
  useAskBeforeUnload(!isOnline && waiting > 0);
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {isOnline ? null : (
        <p
          data-top-notice
          className="flex items-center justify-center gap-2 bg-caution-soft px-4 py-1.5 text-sm text-caution"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>{`You’re offline. You can still see what has already loaded. ${
            waiting > 0
              ? `${waiting} ${waiting === 1 ? "change is" : "changes are"} waiting in this tab. Keep it open.`
              : "Changes to a lead will wait in this tab until you’re online again."
          }`}</span>
        </p>
      )}
    </div>
  );
}
