/** So many calls may come at once, whatever the rate. */
const BURST = 30;
/** The time that a rate is counted over. */
const INTERVAL_MILLISECONDS = 5 * 60_000;

/**
 * Counts calls by caller as Auth does: each has a bucket of {@link BURST} tokens that fills up again
 * at `rate` tokens in five minutes. Returns what takes one; it gives false where the bucket is empty.
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
