import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** `npm test` names a browser; on its own, Playwright takes the system's, else its own. */
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

/** Another one lets two checkouts run their journeys at the same time. */
const port = process.env.E2E_PORT ?? "4199";

export default defineConfig({
  testDir: "e2e",
  // One server and one database serve all journeys: they take turns.
  workers: 1,
  fullyParallel: false,
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
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
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
