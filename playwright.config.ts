import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { browserArguments } from "./tests/find-browser.ts";

/** `npm test` names a browser; on its own, Playwright takes the system's, else its own. */
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

/** Another one lets two checkouts run their journeys at the same time. */
const port = process.env.E2E_PORT ?? "4199";

/** The journeys that write to the database. */
const leads = /(admin|many-leads|offline|quote)\.spec\.ts/;

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  fullyParallel: false,
  // One server and one database serve all journeys. Those that count leads, or fill the machine with
  // them, take turns; beside them run those that only read the site.
  projects: [
    { name: "leads", testMatch: leads, workers: 1 },
    { name: "pages", testIgnore: leads },
  ],
  forbidOnly: process.env.CI === "true",
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Requests that a service worker answers pass by `page.route`: only its own journeys let it in.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every journey would take a third of its time: `--trace on` makes one.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserArguments],
    },
  },
  webServer: {
    command: "npm start",
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    env: {
      PORT: port,
      DATA_DIR: "memory",
      // Every journey comes from the same address; the limit for one is tested where it is counted.
      LEAD_LIMIT_PER_ADDRESS: "1000",
    },
  },
});
