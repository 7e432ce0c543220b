import type { Locator, Page } from "@playwright/test";

/** Presses Tab until an element has the focus, and returns how often. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}
