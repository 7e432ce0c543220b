import { clsx } from "clsx";
import { useEffect } from "react";
import { PageHead } from "@/lib/page-head.tsx";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { WRONG_CLOCK } from "./session-limits.ts";
import { isRefusedDespiteRenewal } from "./supabase-client.ts";

type AccessUnknownProps = {
  onRetry: () => void;
  /** Class for the width of the page that it replaces. */
  width: string;
};

/** Shown if the server did not report whether the user has access. */
export function AccessUnknown({ onRetry, width }: AccessUnknownProps) {
  // The shell sets this attribute for the page that this replaces.
  useEffect(() => document.documentElement.setAttribute("data-script-ready", ""), []);
  return (
    <main>
      <PageHead title="We could not check your access" hidden />
      <LiveRegion
        role="alert"
        className={clsx("mx-auto flex flex-col items-start gap-4 px-5 py-24", width)}
      >
        <h1 className="text-2xl">We could not check your access</h1>
        <p>
          {isRefusedDespiteRenewal()
            ? `The server does not accept this session. ${WRONG_CLOCK}`
            : "The server did not respond. Check your connection, then try again."}
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </LiveRegion>
    </main>
  );
}
