import { existsSync } from "node:fs";
import { type BrowserType, expect } from "@playwright/test";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { test as base } from "../server.ts";
import type { KeyboardBrowser, MissingBrowser } from "./browser.ts";
import { launchFirefox } from "./firefox.ts";
import { type ExpectedLead, journeys } from "./journeys.ts";
import { Keyboard } from "./keyboard.ts";
import { pageJourneys } from "./page-journeys.ts";
import { launchPlaywright } from "./playwright-browser.ts";
import { requestJourneys } from "./request-journeys.ts";
import { launchWebKit } from "./webkit.ts";
import { workspaceJourneys } from "./workspace-journeys.ts";

type Name = "chromium" | "firefox" | "webkit";

/** Playwright's own build if it was downloaded, or else the installed browser. */
function launch(name: Name, type: BrowserType): Promise<KeyboardBrowser | MissingBrowser> {
  if (name === "chromium" || existsSync(type.executablePath())) return launchPlaywright(type);
  return name === "firefox" ? launchFirefox() : launchWebKit();
}

type WorkerFixtures = { keyboardBrowser: KeyboardBrowser | MissingBrowser };
type Fixtures = { keyboard: Keyboard };

const test = base.extend<Fixtures, WorkerFixtures>({
  keyboardBrowser: [
    async ({ playwright, browserName }, use) => {
      const browser = await launch(browserName, playwright[browserName]);
      if ("missing" in browser) console.log(`Skipped in ${browserName}: ${browser.missing}.`);
      else console.log(`Keyboard tests in ${browser.name}.`);
      await use(browser);
      if ("close" in browser) await browser.close();
    },
    // A browser takes a while to start on a busy machine.
    { scope: "worker", timeout: 90_000 },
  ],
  keyboard: async ({ keyboardBrowser, viewport, baseURL }, use, testInfo) => {
    if ("missing" in keyboardBrowser) {
      testInfo.skip(true, keyboardBrowser.missing);
      return;
    }
    if (!viewport || !baseURL) throw new Error("The tests need a window size and a site.");
    const driver = await keyboardBrowser.openWindow(viewport);
    try {
      await use(new Keyboard(driver, baseURL));
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath("failure.png");
        await driver.screenshot(path);
        await testInfo.attach("screenshot", { path, contentType: "image/png" });
      }
    } finally {
      await driver.close();
    }
  },
});

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 1280, height: 900 }];

const others = [...pageJourneys, ...requestJourneys, ...workspaceJourneys];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const journey of [...journeys, ...others]) {
      const { name, run } = journey;
      // `npm test` goes through the forms on a phone.
      const tag = viewport === phone && journeys.includes(journey) ? [] : ["@all"];
      test(name, { tag }, async ({ keyboard, request }) => {
        const lead = await run(keyboard, request);
        expect(await keyboard.width()).toBe(viewport.width);
        if (!lead) return;
        const columns = Object.keys(lead).join(",");
        const response = await request.get(
          `/rest/v1/leads?select=${columns}&email=eq.${encodeURIComponent(lead.email)}`,
          { headers: { apikey: LOCAL_SECRET_KEY } },
        );
        const stored: ExpectedLead[] = await response.json();
        // A phone number may be stored in a different format from the one that was typed.
        const withoutSpaces = (each: ExpectedLead) => ({
          ...each,
          phone: each.phone.replaceAll(/\s/g, ""),
        });
        expect(stored.map(withoutSpaces)).toEqual([withoutSpaces(lead)]);
      });
    }
  });
}
