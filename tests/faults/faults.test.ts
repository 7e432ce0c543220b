import { expect, it } from "vitest";
import { runFaults } from "./faults.ts";
import { brokenPromises } from "./verdict.ts";

// All faults, 2,000 times: `npm run test:faults`.
it("keeps every acknowledged request and its emails, once, while server, functions and database are killed", async () => {
  const report = await runFaults({
    submits: 60,
    rounds: 1,
    pauses: [0.1, 0.4],
    faults: ["server and database killed", "functions killed"],
  });
  expect(report.faults["server and database killed"]).toBeGreaterThan(0);
  expect(report.browsers["attempts that the browser made by itself"]).toBeGreaterThan(0);
  expect(brokenPromises(report, { isTimed: false })).toEqual([]);
}, 240_000);
