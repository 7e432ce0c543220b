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

/** Stands where a page failed to load or to draw. The fault itself is the console's business. */
export function PageFault() {
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
