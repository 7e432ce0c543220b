import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

/** The screen of a phone, and the part of it above the keyboard. */
const phone = { width: 390, height: 844 };
const aboveKeyboard = { width: 390, height: 844 - 336 };

test.use({ viewport: phone, isMobile: true, hasTouch: true });

/** Taps a field, which opens the phone's keyboard, and types. */
async function tapAndType(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.setViewportSize(aboveKeyboard);
  await page.keyboard.type(text);
}

/**
 * The field is in view, and nothing covers it. The last few pixels of a multi-line field may be out of view,
 * if a suggestion appears above it late.
 */
async function expectUncovered(field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 0.9 });
  const uncovered = await field.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (left + right) / 2;
    return [top + 4, (top + bottom) / 2].every((y) => document.elementFromPoint(x, y) === element);
  });
  expect(uncovered).toBe(true);
}

/** The field is in view, and so are the first of its suggestions. */
async function expectInView(field: Locator, suggestions: Locator, count = 3): Promise<void> {
  await expectUncovered(field);
  for (let index = 0; index < count; index += 1) {
    // Less than the whole, because fractions of a pixel are rounded.
    await expect(suggestions.nth(index)).toBeInViewport({ ratio: 0.99 });
  }
}

test("the search on Home and its results stay above the keyboard", async ({ page }) => {
  await open(page, "/");
  const search = page.getByRole("main").getByRole("search");
  const field = search.getByLabel("Treatment", { exact: true });
  await expect(search.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });

  await tapAndType(page, field, "se");
  await expectInView(field, search.getByRole("option"));
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("teeth");
  await expectInView(field, search.getByRole("listitem").getByRole("link"), 2);
});

/** The fields of the quote form that open the keyboard, with the text to type into each. */
const typed = [
  ["Full name", "Ada Example"],
  ["Email", "ada@gmial.com"],
  ["Phone (WhatsApp number)", "07700 900175"],
  ["Travel month (optional)", "May"],
  ["Notes (optional)", "First line\nSecond line"],
] as const;

for (const place of ["dialog", "page"] as const) {
  test(`the quote form's ${place} keeps each field above the keyboard`, async ({ page }) => {
    await open(page, place === "page" ? "/quote" : "/treatment/dental-implants");
    if (place === "dialog")
      await page.getByRole("banner").getByRole("button", { name: /quote/i }).tap();
    const form = page.locator("form").filter({ has: page.getByLabel("Full name") });
    const treatment = form.getByLabel("Treatment", { exact: true });
    await tapAndType(page, treatment, place === "page" ? "e" : "");
    if (place === "dialog") {
      for (const _letter of "Dental Implants") await page.keyboard.press("Backspace");
    }
    await expectInView(treatment, form.getByRole("option"));
    await form.getByRole("option").nth(2).tap();
    await expectUncovered(treatment);

    for (const [index, [label, text]] of typed.entries()) {
      const field = form.getByLabel(label, { exact: true });
      // At the other end from the last tap: two taps at one place within 300 ms are a double tap, which sets no caret.
      await field.tap({ position: { x: index % 2 ? 250 : 20, y: 20 } });
      await page.keyboard.type(text);
      await expectUncovered(field);
      await expect(form.getByText(label, { exact: true })).toBeInViewport();
    }
    // Tab is the key for the next field on a phone's keyboard.
    await treatment.tap();
    await page.keyboard.press("Tab");
    await expectUncovered(form.getByLabel("Location"));
    await page.keyboard.press("Tab");
    await expectUncovered(form.getByLabel("Full name"));
    await page.keyboard.press("Tab");
    await expectUncovered(form.getByLabel("Email"));
    const slip = form.getByRole("button", { name: "ada@gmail.com" });
    await expect(slip).toBeInViewport({ ratio: 1 });
  });
}
