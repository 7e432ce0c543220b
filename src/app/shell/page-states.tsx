import { useEffect } from "react";
import type { FallbackProps } from "react-error-boundary";
import { Button } from "@/ui/button.tsx";
import { Spinner } from "@/ui/spinner.tsx";

/** Stands where a page will be, while its code is on the way. */
export function PageWaiting() {
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted">
      <Spinner /> Loading...
    </div>
  );
}

/** Longer than a page takes to come back with the same fault. */
const RELOAD_AGAIN_AFTER_MILLISECONDS = 60_000;

/**
 * Loads the address anew where the page's code did not come: after an update the host may no longer
 * have the files that an open page asks for. Only once, and only where something will answer.
 */
function reloadForCode(error: unknown): void {
  // "Failed to fetch dynamically imported module", "Importing a module script failed" and the like.
  if (!/import(ed|ing)/i.test(String(error))) return;
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return;
  try {
    const last = Number(sessionStorage.getItem("sanavoy.reloaded"));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MILLISECONDS) return;
    sessionStorage.setItem("sanavoy.reloaded", String(Date.now()));
  } catch {
    // Without storage nothing would stop it from doing so for ever.
    return;
  }
  window.location.reload();
}

/** Stands where a page failed to load or to draw. The fault itself is the console's business. */
export function PageFault({ error }: FallbackProps) {
  useEffect(() => reloadForCode(error), [error]);
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-reading flex-col items-start justify-center gap-4 px-5">
      <h1 className="text-3xl">This page could not be shown</h1>
      <p>Your connection may have dropped, or the site was updated while you were reading.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Load it again
      </Button>
    </div>
  );
}
