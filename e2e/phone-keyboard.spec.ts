import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

/** The screen of a phone, and what its keyboard leaves of it. */
const phone = { width: 390, height: 844 };
const aboveKeyboard = { width: 390, height: 844 - 336 };

test.use({ viewport: phone, isMobile: true, hasTouch: true });

/** Taps a field, whereupon the phone opens its keyboard, and types. */
async function tapAndType(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.setViewportSize(aboveKeyboard);
  await page.keyboard.type(text);
}

/** The field is in view as a whole, and so are the first of its suggestions. */
async function expectInView(field: Locator, suggestions: Locator): Promise<void> {
  await expect(field).toBeInViewport({ ratio: 1 });
  for (const index of [0, 1, 2]) {
    await expect(suggestions.nth(index)).toBeInViewport({ ratio: 1 });
  }
}

test("Home's search and what it finds stay above the keyboard", async ({ page }) => {
  await open(page, "/");
  const search = page.getByRole("main").getByRole("search");
  const field = search.getByLabel("Treatment", { exact: true });
  await expect(search.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });

  await tapAndType(page, field, "se");
  await expectInView(field, search.getByRole("option"));
  const header = await page.getByRole("banner").boundingBox();
  const box = await field.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("teeth");
  await expectInView(field, search.getByRole("listitem").getByRole("link"));
});
