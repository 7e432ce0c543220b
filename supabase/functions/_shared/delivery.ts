import { secretHeaders } from "./database.ts";

/** What Supabase's edge runtime offers for work after the response. Plain Deno does not have it. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/**
 * How long a call waits for the mail of further requests, in milliseconds, so that one run sends it all:
 * mail that is sent one by one slows the requests down that come meanwhile.
 */
const GATHER_MILLISECONDS = 1000;

/** Longer than any run of `deliver` should take. */
const REQUEST_TIMEOUT_MILLISECONDS = 90_000;

/**
 * Makes the function that starts sending the mail just queued, without making the caller wait. It
 * never fails: what this call does not send, the next one does. There is one call at a time, because a run
 * of `deliver` also sends what is queued while it runs.
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
    // The run may have looked before this caller's mail was there, so another call follows.
    if (running) isWantedAgain = true;
    running ??= deliver().finally(() => {
      running = undefined;
    });
    if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(running);
  };
}
