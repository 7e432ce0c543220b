import type { BrowserType } from "@playwright/test";
import type { KeyboardBrowser } from "./browser.ts";

/** A browser driven by Playwright: the Chromium of all tests, or Playwright's own Firefox or WebKit. */
export async function launchPlaywright(type: BrowserType): Promise<KeyboardBrowser> {
  const browser = await type.launch();
  return {
    name: `${type.name()} ${browser.version()}, driven by Playwright`,
    openWindow: async (viewport) => {
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      const page = await context.newPage();
      return {
        goto: async (address) => {
          await page.goto(address);
        },
        press: (key, withShift) => page.keyboard.press(withShift ? `Shift+${key}` : key),
        type: (text) => page.keyboard.type(text),
        evaluate: (expression) => page.evaluate(expression),
        screenshot: async (path) => {
          await page.screenshot({ path });
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
