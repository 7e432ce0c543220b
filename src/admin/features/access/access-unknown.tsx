import { PageHead } from "@/lib/page-head.tsx";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { WRONG_CLOCK } from "./session-limits.ts";
import { isRefusedDespiteRenewal } from "./supabase-client.ts";

/** Shown if the server did not report whether the user has access. */
export function AccessUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHead title="We could not check your access" hidden />
      <LiveRegion
        role="alert"
        className="mx-auto flex max-w-md flex-col items-start gap-4 px-5 py-14 sm:py-20"
      >
        <h1 className="text-2xl">We could not check your access</h1>
        <p>
          {isRefusedDespiteRenewal()
            ? `The server does not accept this session. ${WRONG_CLOCK}`
            : "The server did not respond. Check your connection, then try again."}
        </p>
        <Button onClick={onRetry}>Try again</Button>
      </LiveRegion>
    </>
  );
}
