import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";
import { holdScript } from "./hold-script.ts";

/** Opens the search while the next page is loading. `release` lets the page load. */
async function searchBeforeNextPage(page: Page) {
  await open(page, "/about");
  const release = await holdScript(page, /assets\/terms-page/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.keyboard.press("/");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  return { field, release };
}

test("a page that loads late leaves the focus in a dialog that was opened meanwhile", async ({
  page,
}) => {
  const { field, release } = await searchBeforeNextPage(page);
  release();
  await expect(page).toHaveTitle(/Terms/);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("text typed while the next page loads is kept", { tag: "@all" }, async ({ page }) => {
  // React handles no events while it waits for a view transition to start. Here this takes 2 s, as on a
  // slow device.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const update = typeof options === "function" ? options : options?.update;
      const wait = new Promise((resolve) => setTimeout(resolve, 2000));
      return start(async () => {
        await wait;
        await update?.();
      });
    };
  });
  const { field, release } = await searchBeforeNextPage(page);
  release();
  for (const letter of "rhinoplasty") {
    await page.keyboard.press(letter);
    await page.waitForTimeout(150);
  }
  await expect(page).toHaveTitle(/Terms/);
  await expect(field).toHaveValue("rhinoplasty");
});
