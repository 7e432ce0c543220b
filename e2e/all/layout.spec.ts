import type { Locator } from "@playwright/test";
import { showOwnFonts } from "../accessibility-support.ts";
import { expect, open, test } from "../fixtures.ts";
import { tabTo } from "../tab-to.ts";

// These tests change nothing, so they can run in parallel.
test.describe.configure({ mode: "parallel" });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not displayed.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("long pages have links to their parts", async ({ page }) => {
    for (const [path, label, link, target] of [
      ["/category/dental", "Treatments in this list", "Root Canal Treatment", "root-canal"],
      ["/how-it-works", "On this page", "Treatment Day", "treatment-day"],
      ["/partners", "On this page", "Requirements", "requirements"],
    ] as const) {
      await open(page, path);
      const bar = page.getByRole("navigation", { name: label });
      await bar.getByRole("link", { name: link }).tap();
      await expect(page).toHaveURL(`${path}#${target}`);
      await expect(page.locator(`#${target}`)).toBeInViewport();
      // The bar sticks below the header, and the target starts below the bar.
      await expect(bar).toBeInViewport({ ratio: 1 });
      const { bottom } = await boxOf(bar);
      expect((await boxOf(page.locator(`#${target}`))).y, path).toBeGreaterThanOrEqual(bottom - 1);
    }
  });

  test("compared treatments are named once, and their bullets are not cut off", async ({
    page,
  }) => {
    await open(page, "/compare?treatments=dental-implants,veneers,fue,lasik");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Dental Implants" })).toHaveCount(1);
    const table = main.getByRole("table");
    const { x } = await boxOf(table);
    for (const list of await table.locator("tr > td:nth-of-type(1) ul").all()) {
      // A bullet needs 20 px before its text.
      expect((await boxOf(list.locator("li").first())).x - x).toBeGreaterThanOrEqual(20);
    }

    await page.getByRole("link", { name: "Recovery", exact: true }).tap();
    await expect(page).toHaveURL("/compare?treatments=dental-implants,veneers,fue,lasik#recovery");
    await expect(main.getByRole("rowheader", { name: "Recovery", exact: true })).toBeInViewport();

    const last = main.getByRole("button", { name: "Remove LASIK" });
    await tabTo(page, last);
    await expect(last).toBeInViewport({ ratio: 1 });
    // Nothing has to be scrolled sideways.
    const button = await boxOf(table.getByRole("button", { name: "Get Quote for LASIK" }));
    expect(button.right).toBeLessThanOrEqual(390);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/compare?treatments=dental-implants,veneers,fue");
    await expect(main.getByText(/^You’re comparing/)).toBeFocused();
  });

  test("a heading is closer to its own text than to the text above", async ({ page }) => {
    await open(page, "/treatment/dental-implants");
    const heading = page.getByRole("heading", { name: "Who should not have it" });
    const gaps = await heading.evaluate((node) => {
      const own = node.nextElementSibling?.getBoundingClientRect();
      const above = node.parentElement?.previousElementSibling?.getBoundingClientRect();
      const { top, bottom } = node.getBoundingClientRect();
      return { above: top - (above?.bottom ?? 0), below: (own?.top ?? 0) - bottom };
    });
    expect(gaps.above).toBeGreaterThanOrEqual(16);
    expect(gaps.below).toBeLessThanOrEqual(4);
  });

  test("what Home's search finds covers neither its button nor the city", async ({ page }) => {
    await open(page, "/");
    const search = page.getByRole("main").getByRole("search");
    const button = search.getByRole("button", { name: "Search" });
    await search.getByRole("combobox", { name: "Treatment" }).tap();
    await expect(search.getByRole("option").first()).toBeInViewport();
    await button.click({ trial: true });
    await page.keyboard.type("teeth");
    const result = page.getByRole("main").getByRole("link", { name: /^Teeth Whitening/ });
    // The price is below the name, in each row.
    const [name, price] = await Promise.all(
      [result.locator("span").first(), result.getByText("£")].map(boxOf),
    );
    expect(price?.y).toBeGreaterThanOrEqual(name?.bottom ?? 0);
    await search.getByLabel("Location").click({ trial: true });
    await button.tap();
    const dialog = page.getByRole("dialog", { name: "Get a free quote" });
    await expect(dialog.getByLabel("Treatment", { exact: true })).toHaveValue("teeth");
    await dialog.getByRole("link", { name: "Teeth Whitening" }).tap();
    await expect(page).toHaveURL("/treatment/teeth-whitening");
    await expect(dialog).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test(`the pictures of treatments are nearly whole at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/category/dental");
    const picture = page.getByRole("article").first().locator("img.drawing-light");
    const { width: across, height } = await boxOf(picture);
    // The drawings are 4:3.
    expect(height / across / 0.75).toBeGreaterThan(0.8);
  });
}

test("a single related treatment is beside the city guides", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/treatment/dental-implants");
  const band = page.locator("section", { has: page.locator("#related") });
  const rows = band.getByRole("listitem").filter({ hasText: "Compare the two" });
  await expect(rows).toHaveCount(1);
  const guides = band.getByRole("heading", { name: "City guides" });
  const [row, title] = await Promise.all([boxOf(rows), boxOf(guides)]);
  expect(row.right).toBeLessThan(title.x);
  expect(row.y).toBeGreaterThanOrEqual(title.bottom);
});

test("the criteria by which cities are compared have their own column", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/explore");
  const table = page.getByRole("table", { name: "The three cities compared" });
  const criterion = table.getByRole("rowheader", { name: "Hospitals" });
  const link = table.getByRole("link", { name: "İstanbul" });
  expect((await boxOf(criterion)).right).toBeLessThanOrEqual((await boxOf(link)).x + 1);
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole("rowheader", { name: "Hospitals" })).toHaveCount(1);
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24);
});

test("the controls of a treatment are in one row, even if four have been chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "/compare?treatments=fue,dhi,lasik,bbl");
  await open(page, "/treatment/prp-treatment");
  const main = page.getByRole("main");
  await expect(main.getByText("(four chosen)")).toBeVisible();
  const [first, last] = await Promise.all([
    boxOf(main.getByRole("link", { name: /^Back to/ })),
    boxOf(main.getByRole("button", { name: "Print this page" })),
  ]);
  expect(last.y).toBeLessThan(first.bottom);
});

test("the header has one row from 1280 px on, also beside a scroll bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  await showOwnFonts(page);
  await page.evaluate(() => {
    document.documentElement.style.paddingRight = "17px";
  });
  expect((await boxOf(page.getByRole("banner"))).height).toBeLessThan(70);
});
