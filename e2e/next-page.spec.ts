import type { Page } from "@playwright/test";
import { expect, open, openQuote, test } from "./fixtures.ts";

/** Resolves when a chunk that the page itself has requested arrives. */
function prefetched(page: Page, chunk: string) {
  return page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`));
}

test.describe("prefetching", () => {
  test.use({ savesData: false });

  test("a treatment's text is fetched when its card comes into view, and not before", {
    tag: "@all",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 600 });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const text = (slug: string) => asked.some((url) => url.includes(`/assets/${slug}-`));
    await open(page, "/category/dental");
    const card = page.getByRole("link", { name: /View Details.*Root Canal/ });
    // A link in the header is always in view. Once its page is fetched, prefetching has begun.
    await expect.poll(() => text("explore-page")).toBe(true);
    expect(text("root-canal")).toBe(false);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => text("root-canal")).toBe(true);
  });

  test("the dialog's code is prefetched, and the code that checks the form loads with the first input", {
    tag: "@all",
  }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    const has = (part: string) => fetched.some((path) => path.includes(`/assets/${part}`));
    await open(page, "/about");
    await expect.poll(() => has("quote-dialog-")).toBe(true);
    await page.waitForLoadState("networkidle");
    const before = fetched.length;
    const dialog = await openQuote(page);
    expect(fetched.slice(before).filter((path) => /\/(quote|dialog)/.test(path))).toEqual([]);
    expect(has("submit-quote-")).toBe(false);
    await dialog.getByLabel("Full name").press("A");
    await expect.poll(() => has("submit-quote-")).toBe(true);
  });
});

test("with data saving on, nothing is prefetched or copied", { tag: "@all" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  const afterLoad = prefetched(page, "after-load");
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(page, "/");
  await afterLoad;
  await page.waitForTimeout(2500);
  expect(asked.filter((url) => /explore-page|sw\.js/.test(url))).toEqual([]);
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(workers).toEqual([]);
  await context.close();
});

test("a page whose code no longer exists after a deployment reloads itself once", async ({
  page,
  faults,
}) => {
  faults.allow("ERR_FAILED", "dynamically imported module");
  let gone = true;
  await page.route("**/assets/faq-page-*.js", (route) => (gone ? route.abort() : route.continue()));
  await open(page, "/about");
  let loads = 0;
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    gone = false;
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Frequently asked questions" }),
  ).toBeVisible();
  await expect(page.getByRole("main").locator("details")).toHaveCount(12);
  expect(loads).toBe(1);
});

test("if a page's code fails to load, the prerendered page stays readable and is not reloaded", async ({
  page,
  faults,
}) => {
  faults.allow("ERR_FAILED", "dynamically imported module");
  await page.route("**/assets/faq-page-*.js", (route) => route.abort());
  await open(page, "/about");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  let failures = 0;
  page.on("requestfailed", () => {
    failures += 1;
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(
    page.getByRole("heading", { level: 1, name: "Frequently asked questions" }),
  ).toBeVisible();
  await page.locator("main summary").first().click();
  await expect(page.locator("main details").first()).toHaveAttribute("open");
  // The code has failed to load on this page, too.
  await expect.poll(() => failures).toBeGreaterThan(1);
  expect(loads).toBe(1);
  // Soon after a reload, the error is shown instead.
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { name: "Sorry, there is a problem" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  expect(loads).toBe(2);
});
