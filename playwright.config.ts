import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { browserArguments, shellPath } from "./tests/find-browser.ts";

/** `npm test` names a browser; on its own, Playwright takes the system's, else its own. */
const executablePath = [process.env.CHROMIUM_PATH, shellPath, "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

/** The keyboard journeys, which run in three engines. Other files may end in the same word. */
const keyboard = /[\\/]keyboard\.spec\.ts/;

export default defineConfig({
  testDir: "e2e",
  // Each worker has a server and a database of its own, see `e2e/server.ts`. Three keep two cores busy:
  // journeys wait for timers and animations.
  workers: 3,
  globalSetup: "e2e/server.ts",
  projects: [
    { name: "chromium" },
    // `npm run test:browsers`. They start no Chromium, and so take none of its options.
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testMatch: keyboard,
      use: { browserName, launchOptions: {} },
    })),
  ],
  forbidOnly: process.env.CI === "true",
  // A journey that fails once and then passes is named in the summary of `npm test`, not hidden.
  retries: process.env.CI === "true" ? 1 : 0,
  // A busy machine takes several times as long. What is slow for visitors, `npm run bench:pages` measures.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // Without it, a click that waits for ever ends with the whole journey and does not say where.
    actionTimeout: 60_000,
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
});
