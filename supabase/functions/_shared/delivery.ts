import { secretHeaders } from "./database.ts";

/** Supabase's edge runtime offers this for work after the response. Plain Deno does not have it. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** How long to wait for the email of further requests, which one run sends, in milliseconds. */
const GATHER_MILLISECONDS = 1000;

/** Longer than any run of `deliver` should take. */
const REQUEST_TIMEOUT_MILLISECONDS = 90_000;

/**
 * Makes the function that starts sending queued email without making the caller wait. It never fails: what
 * this call does not send, the next one does. There is only one call at a time, because a run of `deliver`
 * also sends what is queued while it runs.
 */
export function createDeliveryRequest(options: {
  supabaseUrl: string;
  secretKey: string;
}): () => void {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;

  async function deliver(): Promise<void> {
    do {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MILLISECONDS));
      isWantedAgain = false;
      await fetch(`${options.supabaseUrl}/functions/v1/deliver`, {
        method: "POST",
        headers: secretHeaders(options.secretKey),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MILLISECONDS),
      }).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    } while (isWantedAgain);
  }

  return () => {
    // The run may have looked before this caller's email was queued, so another call follows.
    if (running) isWantedAgain = true;
    running ??= deliver().finally(() => {
      running = undefined;
    });
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(running);
  };
}
