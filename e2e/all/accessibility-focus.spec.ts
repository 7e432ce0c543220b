import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

// These tests change nothing, so they can run in parallel.
test.describe.configure({ mode: "parallel" });

for (const width of [390, 1280]) {
  test.describe(`with the keyboard, at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 700 } });

    test("the first tab stop skips to the content", async ({ page }) => {
      await open(page, "/about");
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to the content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
      ).toBe(true);
    });

    test("the focus is visible at every stop, and nothing covers it", async ({ page }) => {
      // There are hundreds of stops.
      test.setTimeout(180_000);
      await open(page, "/category/dental");
      // Makes the bar at the bottom appear.
      await page.getByRole("checkbox", { name: "Compare Dental Implants" }).check();
      const found: string[] = [];
      for (const path of ["/category/dental", "/explore", "/", "/treatment/dental-implants"]) {
        await open(page, path);
        let stops = 0;
        for (;;) {
          await page.keyboard.press("Tab");
          const stop = await focusedStop(page);
          if (!stop) break;
          stops += 1;
          if (stop.fault) found.push(`${path}: ${stop.name} ${stop.fault}`);
          if (stops > 200) throw new Error(`The focus goes round in circles on ${path}.`);
        }
        expect(stops, `stops on ${path}`).toBeGreaterThan(20);
      }
      expect(found).toEqual([]);
    });
  });
}

/**
 * The focused element and what is wrong with its focus style; `null` once the focus has left the
 * page.
 */
function focusedStop(page: Page): Promise<{ name: string; fault: string | undefined } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A radio button's own box is not drawn, only its label.
    const shown = element.closest("label") ?? element;
    const name = `${element.tagName} "${(shown.textContent ?? "").trim().slice(0, 30)}"`;
    const box = shown.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) {
      return { name, fault: "shows no focus style" };
    }
    const top = Math.max(box.top + 2, 0);
    const bottom = Math.min(box.bottom - 2, window.innerHeight - 1);
    if (bottom < top) return { name, fault: "is outside the screen" };
    const middle = box.left + box.width / 2;
    for (const height of [top, (top + bottom) / 2, bottom]) {
      const hit = document.elementFromPoint(middle, height);
      const bar = hit?.closest("header, nav, [data-lower-bar]");
      if (!bar || bar.contains(element)) continue;
      if (/sticky|fixed/.test(getComputedStyle(bar).position)) {
        return { name, fault: `is covered by ${bar.getAttribute("aria-label") ?? bar.tagName}` };
      }
    }
    return { name, fault: undefined };
  });
}
