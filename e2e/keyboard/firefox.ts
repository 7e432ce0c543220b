import { launch } from "puppeteer-core";
import type { KeyboardBrowser, MissingBrowser } from "./browser.ts";
import { findProgram } from "./find-program.ts";

const preferences = {
  "ui.prefersReducedMotion": 1,
  // A service worker would copy the whole site during the tests.
  "dom.serviceWorkers.enabled": false,
  // The list of downloads would take the focus away from the page.
  "browser.download.alwaysOpenPanel": false,
};

/** The installed Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function launchFirefox(): Promise<KeyboardBrowser | MissingBrowser> {
  const executablePath = findProgram(
    ["firefox-esr", "firefox"],
    ["/Applications/Firefox.app/Contents/MacOS"],
  );
  if (!executablePath) {
    return { missing: "no Firefox found (on Debian: apt-get install firefox-esr)" };
  }
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: preferences,
  });
  const version = await browser.version();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 800, height: 600 });
    await page.close();
  } catch {
    // Puppeteer needs commands that older versions of Firefox, such as 140, do not have.
    await browser.close();
    return { missing: `${version} (${executablePath}) is too old for Puppeteer` };
  }
  return {
    name: `${version} (${executablePath}), driven over WebDriver BiDi`,
    openWindow: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return {
        goto: async (address) => {
          await page.goto(address);
        },
        press: async (key, withShift) => {
          if (withShift) await page.keyboard.down("Shift");
          await page.keyboard.press(key === "Space" ? " " : key);
          if (withShift) await page.keyboard.up("Shift");
        },
        type: (text) => page.keyboard.type(text),
        evaluate: (expression) => page.evaluate(expression),
        screenshot: async (path) => {
          await page.screenshot({ path: `${path}` });
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
