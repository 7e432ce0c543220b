import { useEffect } from "react";
import { CodeFault } from "@/ui/code-fault.tsx";
import { Spinner } from "@/ui/spinner.tsx";

/** Placeholder while a page's code is loading. */
export function PageLoading() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted">
      <Spinner /> Loading...
    </div>
  );
}

/** Longer than a reload takes to reach the same error again. */
const RELOAD_AGAIN_AFTER_MILLISECONDS = 60_000;

/** Reloads if the page's code is gone after a deployment. Only once, and only online. */
function reloadForCode(error: unknown): void {
  // "Failed to fetch dynamically imported module", "Importing a module script failed" and the like.
  if (!/import(ed|ing)/i.test(String(error))) return;
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return;
  try {
    const last = Number(sessionStorage.getItem("sanavoy.reloaded"));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MILLISECONDS) return;
    sessionStorage.setItem("sanavoy.reloaded", String(Date.now()));
  } catch {
    // Without storage, the page could reload endlessly.
    return;
  }
  window.location.reload();
}

/** Shown if a page failed to load or render. The error itself is in the console. */
export function PageFault({ error, retry }: { error: unknown; retry: () => Promise<boolean> }) {
  useEffect(() => reloadForCode(error), [error]);
  return <CodeFault title="Sorry, there is a problem with this page" retry={retry} />;
}
