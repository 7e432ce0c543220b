import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import type { Options } from "./e2e/fixtures.ts";
import { browserArguments, shellPath } from "./tests/find-browser.ts";

/**
 * `npm test` sets a browser. Without it, Playwright uses the system's browser or, if there is none, its own.
 */
const executablePath = [process.env.CHROMIUM_PATH, shellPath, "/usr/bin/chromium"].find(
  (path) => path !== undefined && existsSync(path),
);

/** What only `npm run test:all` runs: the files in `e2e/all`, and tests with this tag. */
const onlyInAll = /\ball[\\/]|@all\b/;

/** The keyboard journeys, which run in three engines. Other file names may have the same ending. */
const keyboard = /[\\/]keyboard\.spec\.ts/;

/** Files in which translation changes nothing: they look at pages, or run without script. */
const withoutJourneys =
  /[\\/](accessibility|bars|every-page|pages|pages-without-script|pages-before-script)\.spec\.ts/;

/** The titles of journeys at the width of a phone, and at others. */
const onPhone = /\b390 px\b/;
const atOtherWidth = /\b(320|640|768|1280) (px|pixels)\b/;

/** The keyboard journeys in a browser that is not Chromium. */
const otherBrowser = (browserName: "firefox" | "webkit") => ({
  name: browserName,
  testMatch: keyboard,
  use: { browserName, launchOptions: {} },
});

export default defineConfig<Options>({
  testDir: "e2e",
  // Each worker has its own server and database; see `e2e/server.ts`. Three workers keep two cores busy,
  // because journeys wait for timers and animations.
  workers: 3,
  globalSetup: "e2e/server.ts",
  projects: [
    // First, because each is one long file. Chromium's launch options do not apply. What differs between engines does not
    // depend on the width, so each has the width at which it is used most. Chromium has both.
    { ...otherBrowser("firefox"), grepInvert: onPhone },
    { ...otherBrowser("webkit"), grepInvert: atOtherWidth },
    // Without prefetching, journeys take an eighth less time. The main ones prefetch in `npm run test:all`.
    { name: "chromium", grepInvert: onlyInAll, use: { savesData: !process.env.TEST_ALL } },
    { name: "everything-else", grep: onlyInAll, use: { savesData: true } },
    // The main journeys, at one width: `tests/styles` checks the texts of all components.
    {
      name: "translated",
      testIgnore: withoutJourneys,
      grepInvert: [onlyInAll, atOtherWidth],
      use: { translated: true, savesData: true },
    },
  ],
  forbidOnly: process.env.CI === "true",
  // A busy machine takes several times as long. `npm run bench:pages` measures what is slow for visitors.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // Without this, a click that never succeeds times out the whole journey without saying where.
    actionTimeout: 60_000,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // `page.route` cannot intercept requests that a service worker handles, so only the service worker's own
    // journeys allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Tracing would add a third to the time of every journey. Use `--trace on` when needed.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserArguments],
    },
  },
});
