import type { Page } from "@playwright/test";
import { withPlan } from "./example-plan.ts";
import { expect, open, test } from "./fixtures.ts";
import { holdScript } from "./hold-script.ts";

test.describe("before the script has loaded", () => {
  const isHydrated = (page: Page) =>
    page.evaluate(() => document.documentElement.hasAttribute("data-script-ready"));

  test("a click on Get Quote opens the form as a page", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/treatment/fue", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Request Free Quote" }).click();
    await expect(page).toHaveURL("/quote/fue");
    await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("FUE Hair Transplant");
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByLabel("Treatment", { exact: true })).toHaveValue("FUE Hair Transplant");
  });

  test("a click within 50 ms of the document is not lost", async ({ page }) => {
    // A fast script would open the dialog instead.
    await holdScript(page);
    await page.addInitScript(() => {
      if (location.pathname !== "/") return;
      document.addEventListener("DOMContentLoaded", () => {
        setTimeout(() => {
          const buttons = [...document.querySelectorAll("header [role=button]")];
          const quote = buttons.find((button) => button.textContent === "Get Quote");
          if (quote instanceof HTMLElement) quote.click();
        }, 20);
      });
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Get a free quote" })).toBeVisible();
    await expect(page).toHaveURL("/quote");
  });

  test("controls for the theme and printing are hidden until they work", { tag: "@all" }, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto("/treatment/fue", { waitUntil: "commit" });
    const print = page.getByRole("button", { name: "Print this page" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(print).toBeHidden();
    release();
    await expect(print).toBeVisible();
    const dark = page.getByRole("contentinfo").getByText("Dark", { exact: true });
    await dark.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("the button for the plan has its place before it works, and only with a plan", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto("/quote");
    const add = page.getByRole("button", { name: "Add my plan to the notes" });
    const consent = page.getByRole("checkbox");
    await expect(consent).toBeVisible();
    await expect(add).toBeHidden();
    const top = async () => (await consent.boundingBox())?.y ?? 0;
    const without = await top();
    await withPlan(page, { basics: { treatments: ["fue"] } });
    const release = await holdScript(page);
    await page.goto("/quote", { waitUntil: "commit" });
    await expect.poll(top).toBeGreaterThan(without);
    await page.evaluate(() => document.fonts.ready);
    const before = await top();
    release();
    await expect(add).toBeVisible();
    expect(await top()).toBe(before);
  });

  for (const query of ["", "?fbclid=x&utm_source=y"]) {
    test(`a search in a category is kept and answered: /category/dental${query}`, {
      tag: query === "" ? [] : ["@all"],
    }, async ({ page }) => {
      const release = await holdScript(page);
      await page.goto(`/category/dental${query}`, { waitUntil: "commit" });
      const search = page.getByLabel("Search in Dental");
      await search.fill("impl");
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(search).toHaveValue("impl");
      await expect(search).toBeFocused();
      await expect(page.getByText(/^\d of \d treatments$/)).toBeVisible();
      // What an advert adds is no longer in the address.
      await expect(page).toHaveURL("/category/dental?search=impl");
    });
  }

  const foreign = [
    { path: "/quote/fue", labels: ["Full name", "Notes (optional)", "Email"] },
    { path: "/contact", labels: ["Name", "Message", "Email"] },
  ];
  for (const { path, labels } of foreign) {
    test(`what is typed on ${path} is kept where a password manager adds nodes`, async ({
      page,
      faults,
    }) => {
      faults.allow("418");
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: "commit" });
      const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true });
      for (const label of labels) await field(label).fill(`ada+${label.slice(0, 3)}@example.com`);
      await page.evaluate(() => {
        for (const input of document.querySelectorAll("main input")) {
          input.after(document.createElement("div"));
        }
      });
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      for (const label of labels) {
        await expect(field(label)).toHaveValue(`ada+${label.slice(0, 3)}@example.com`);
      }
      await expect(field("Email")).toBeFocused();
    });
  }

  test("no page is wider than a phone, and links to sections work", { tag: "@all" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await holdScript(page);
    for (const path of [
      "/packages",
      "/category/dental",
      "/contact",
      "/faq",
      "/explore",
      "/treatment/rhinoplasty",
    ]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      // It is less if the browser reserves space for a scroll bar.
      expect(width, path).toBeLessThanOrEqual(390);
    }
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Average Cost" })
      .click();
    await expect(page.getByRole("heading", { name: "Average cost" })).toBeInViewport();
    expect(await isHydrated(page)).toBe(false);
  });

  test("if only the page's own chunk fails to load, the page can be read and its links work", async ({
    page,
    faults,
  }) => {
    faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
    await page.route("**/assets/rhinoplasty-*.js", (route) => route.abort());
    await page.goto("/treatment/rhinoplasty", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Average cost" })).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
    await expect(page).toHaveURL("/quote/rhinoplasty");
    await expect(page.getByRole("heading", { name: "Get a free quote" })).toBeVisible();
  });

  test("if only the search fails to load, its button opens the list of treatments", {
    tag: "@all",
  }, async ({ page, faults }) => {
    faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
    await page.route("**/assets/search-dialog-*.js", (route) => route.abort());
    await open(page, "/about");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/packages");
  });

  test("text typed into the search on Home is kept and used", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    const field = page.getByRole("main").getByLabel("Treatment", { exact: true });
    await field.pressSequentially("Hip Repl");
    await page.getByLabel("Location").selectOption("Antalya");
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(field).toHaveValue("Hip Repl");
    await field.pressSequentially("acement");
    await expect(field).toHaveValue("Hip Replacement");
    await expect(page.getByLabel("Location")).toHaveValue("Antalya");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Treatment", { exact: true })).toHaveValue("Hip Replacement");
    await expect(dialog.getByLabel("Location")).toHaveValue("Antalya");
  });

  test("a search sent before the script has loaded opens the quote form, without text in its URL", async ({
    page,
  }) => {
    await holdScript(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("main").getByLabel("Treatment", { exact: true }).fill("LASIK");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/quote\??$/);
    await expect(page.getByLabel("Full name")).toBeVisible();
  });
});
