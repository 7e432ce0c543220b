import type { CallDatabase } from "../_shared/database.ts";

/** How often to call the database, in milliseconds. It acts once a day at most. */
const INTERVAL = 60 * 60 * 1000;

type RetentionOptions = {
  call: CallDatabase;
  /** How many days a lead is kept. */
  days: number;
  now: () => number;
};

/** Makes the function that deletes leads past their retention period. It throws a `DatabaseCallError`. */
export function createRetention({ call, days, now }: RetentionOptions): () => Promise<void> {
  let next = 0;
  return async () => {
    if (now() < next) return;
    await call("run_retention", { days });
    next = now() + INTERVAL;
  };
}
