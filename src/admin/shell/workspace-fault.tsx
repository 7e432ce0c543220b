import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { Button } from "@/ui/button.tsx";

/** Shown if a page of the workspace fails to load or render. */
export function WorkspaceFault() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-reading flex-col items-start justify-center gap-4 px-5">
      <h1 className="text-3xl">This page could not be shown</h1>
      <p>
        Your connection may have dropped, or the site may have been updated while you were working.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}
