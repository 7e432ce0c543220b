/** The number of calls that may come at once, regardless of the rate. */
const BURST = 30;
/** The period over which a rate is counted. */
const INTERVAL_MILLISECONDS = 5 * 60_000;

/**
 * Counts calls by caller in the same way as Auth: each has a bucket of {@link BURST} tokens, refilled at
 * `rate` tokens in five minutes. Returns the function that takes a token, which returns false if the bucket
 * is empty.
 */
export function createCallLimit(rate: number, now: () => number = Date.now) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (caller: string): boolean => {
    const at = now();
    const { tokens, at: before } = buckets.get(caller) ?? { tokens: BURST, at };
    const filled = Math.min(BURST, tokens + ((at - before) * rate) / INTERVAL_MILLISECONDS);
    const allowed = filled >= 1;
    buckets.set(caller, { tokens: allowed ? filled - 1 : filled, at });
    return allowed;
  };
}
