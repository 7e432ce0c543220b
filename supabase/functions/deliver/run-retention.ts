import type { CallDatabase } from "../_shared/database.ts";

/** How often to call the database, in milliseconds. It acts once a day at most. */
const INTERVAL = 60 * 60 * 1000;

/** Makes the function that deletes what is past its period. It throws a `DatabaseCallError`. */
export function createRetention(call: CallDatabase, now: () => number): () => Promise<void> {
  let next = 0;
  return async () => {
    if (now() < next) return;
    await call("run_retention");
    next = now() + INTERVAL;
  };
}
