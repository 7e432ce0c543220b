import { expect, it } from "vitest";
import { runFaults } from "../faults/faults.ts";
import { brokenPromises } from "../faults/verdict.ts";

// `npm run test:faults` tests all faults with 2,000 requests.
it("stores and emails every acknowledged request once, whatever is killed or refuses to write", async () => {
  const report = await runFaults({
    submits: 100,
    rounds: 1,
    pauses: [0.1, 0.4],
    usualSeconds: 3,
    faults: ["server and database killed", "functions killed", "database read-only"],
  });
  expect(report.faults["server and database killed"]).toBeGreaterThan(0);
  expect(report["faults that affected a request"]["database read-only"]).toBeGreaterThan(0);
  expect(report.browsers["automatic retries by the browser"]).toBeGreaterThan(0);
  expect(brokenPromises(report, { isTimed: false })).toEqual([]);
}, 240_000);
