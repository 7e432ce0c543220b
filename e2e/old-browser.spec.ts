import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

// The policy allows only the inline code that was built, and these pages are changed on their way.
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

/** Removes what Safari 16 lacks: popovers, and names of `details`. */
async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.route(/\/[^.]*$|\.css$/, async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) {
      return route.fallback();
    }
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/ popover(target)?="/g, ' data-old-popover$1="')
      .replaceAll(":popover-open", ":unknown-to-old-browsers")
      .replaceAll(/(<details[^>]*) name="[^"]*"/g, "$1");
    await route.fulfill({ response, body });
  });
}

test("without popovers, the menu is closed at first, and opens and closes", {
  tag: "@all",
}, async ({ page }) => {
  await useOldBrowser(page);
  await open(page, "/");
  const toggle = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await toggle.click();
  await expect(menu).toBeHidden();

  await toggle.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole("button", { name: "Become a Partner" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(menu).toBeHidden();
});

test("without names of details, an accordion still has one answer open at a time", {
  tag: "@all",
}, async ({ page }) => {
  await useOldBrowser(page);
  await open(page, "/faq");
  const answers = page.locator(".accordion details");
  await expect(answers.first()).not.toHaveAttribute("name");
  await answers.nth(0).locator("summary").click();
  await answers.nth(2).locator("summary").click();
  await expect(answers.nth(2)).toHaveAttribute("open");
  await expect(answers.nth(0)).not.toHaveAttribute("open");
  await answers.nth(2).locator("summary").click();
  await expect(answers.nth(2)).not.toHaveAttribute("open");
});
