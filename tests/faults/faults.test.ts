import { expect, it } from "vitest";
import { runFaults } from "./faults.ts";
import { brokenPromises } from "./verdict.ts";

// All faults, 2,000 times: `npm run test:faults`.
it("keeps every acknowledged request and its emails, once, while server, functions and database are killed or refuse to write", async () => {
  const report = await runFaults({
    submits: 100,
    rounds: 1,
    pauses: [0.1, 0.4],
    faults: ["server and database killed", "functions killed", "database read-only"],
  });
  expect(report.faults["server and database killed"]).toBeGreaterThan(0);
  expect(report["faults that somebody felt"]["database read-only"]).toBeGreaterThan(0);
  expect(report.browsers["attempts that the browser made by itself"]).toBeGreaterThan(0);
  expect(brokenPromises(report, { isTimed: false })).toEqual([]);
}, 240_000);
