import { expect, it } from "vitest";
import { createRetention } from "../../supabase/functions/deliver/run-retention.ts";

it("calls the database once an hour, and again soon after a failure", async () => {
  const calls: unknown[] = [];
  let time = 0;
  let isDown = true;
  const run = createRetention(
    async (name) => {
      if (isDown) throw new Error("down");
      calls.push(name);
      return null;
    },
    () => time,
  );
  await expect(run()).rejects.toThrow("down");
  isDown = false;
  await run();
  time += 59 * 60_000;
  await run();
  expect(calls).toEqual(["run_retention"]);
  time += 60_000;
  await run();
  expect(calls).toHaveLength(2);
});
