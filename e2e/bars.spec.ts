import type { Page } from "@playwright/test";
import { showOwnFonts } from "./accessibility-support.ts";
import { examplePlan, withPlan } from "./example-plan.ts";
import { expect, open, test, toast, withReceipt } from "./fixtures.ts";

// These tests change nothing, so they can run in parallel.
test.describe.configure({ mode: "parallel" });

/** Bars within the page, without the header: of the contents, chosen treatments and a receipt. */
const BARS = "[data-section-bar], [data-lower-bar], [data-receipt-bar]";

/** Opens a page with contents, with treatments chosen for comparison and the receipt of a request. */
async function openWithBars(page: Page): Promise<void> {
  await withReceipt(page);
  await page.addInitScript(() =>
    sessionStorage.setItem("comparison", JSON.stringify(["fue", "dhi"])),
  );
  await open(page, "/treatment/dental-implants");
  await showOwnFonts(page);
  await expect(page.getByRole("region", { name: "Your quote request" })).toBeAttached();
  await expect(page.getByRole("region", { name: "Chosen for comparison" })).toBeInViewport();
}

/** The parts of the screen that bars take up, from top to bottom. */
function barsInView(page: Page) {
  return page.locator(BARS).evaluateAll((bars) =>
    bars.flatMap((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight ? [{ top, height: bottom - top }] : [];
    }),
  );
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    window.scrollTo(0, document.body.scrollHeight * part);
    return new Promise(requestAnimationFrame);
  }, share);

/** Adds the treatment to the plan, and checks that the toast about it covers nothing that a person needs. */
async function expectNothingCovered(page: Page): Promise<void> {
  // Without scrolling to the button.
  await page
    .getByRole("button", { name: "Add to my plan" })
    .first()
    .evaluate((button) => button instanceof HTMLElement && button.click());
  const message = toast(page, /plan/);
  await expect(message).toBeVisible();
  const covered = () =>
    message.evaluate((shown, selector) => {
      for (const animation of document.getAnimations()) animation.finish();
      const box = shown.getBoundingClientRect();
      return [...document.querySelectorAll(selector)].flatMap((other) => {
        const { top, bottom } = other.getBoundingClientRect();
        return bottom > box.top && top < box.bottom ? [other.textContent] : [];
      });
    }, `h1, main .button, [data-header-bar], ${BARS}`);
  await expect.poll(covered).toEqual([]);
}

for (const [width, height, count] of [
  [390, 844, 3],
  // The receipt waits at the end of the page.
  [360, 640, 2],
] as const) {
  test.describe(`at ${width} x ${height} pixels`, { tag: width === 390 ? [] : ["@all"] }, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true });

    test("bars of contents, comparison and receipt take at most a fifth of the screen", async ({
      page,
    }) => {
      await openWithBars(page);
      await scrollTo(page, 0.5);
      const bars = await barsInView(page);
      expect(bars).toHaveLength(count);
      expect(bars.reduce((sum, bar) => sum + bar.height, 0)).toBeLessThanOrEqual(height / 5);
      await scrollTo(page, 1);
      // Heights are fractions of a pixel, and scrolling is not.
      await expect(page.getByRole("region", { name: "Your quote request" })).toBeInViewport({
        ratio: 0.99,
      });
    });

    test("bars of a plan’s result and a receipt take at most a fifth of the screen", async ({
      page,
    }) => {
      await withReceipt(page);
      // Its flight is too early, and the names of the day and the month are long.
      await withPlan(page, { ...examplePlan, dates: { ...examplePlan.dates, date: "2027-09-05" } });
      await open(page, "/plan/dates");
      await showOwnFonts(page);
      await expect(page.getByText("Plan to fly home September 15")).toBeInViewport();
      await expect(page.getByRole("region", { name: "Your quote request" })).toBeAttached();
      const bars = await barsInView(page);
      expect(bars).toHaveLength(count - 1);
      expect(bars.reduce((sum, bar) => sum + bar.height, 0)).toBeLessThanOrEqual(height / 5);
    });

    test("a toast leaves the next button free", { tag: "@all" }, async ({ page }) => {
      await open(page, "/treatment/fue");
      await expectNothingCovered(page);
    });

    for (const share of [0, 0.5]) {
      test(`a toast covers no bar, no button and not the heading, ${share * 100} % down the page`, {
        tag: "@all",
      }, async ({ page }) => {
        await openWithBars(page);
        await scrollTo(page, share);
        await expectNothingCovered(page);
      });
    }
  });
}

for (const height of [760, 844]) {
  test(`a toast of the sign-in covers no link, button or field, ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await open(page, "/admin/login");
    await page.getByLabel("Email").fill("someone");
    await page.getByRole("button", { name: "Sign In" }).click();
    const shown = toast(page, "Please enter a valid email address");
    await expect(shown).toBeVisible();
    const box = await shown.boundingBox();
    const controls = await page.locator("main :is(a, button, input)").all();
    for (const control of controls) {
      const other = await control.boundingBox();
      const isFree =
        !box || !other || other.y + other.height <= box.y || other.y >= box.y + box.height;
      expect(isFree).toBe(true);
    }
    expect(controls.length).toBeGreaterThan(4);
  });
}

test("one chosen treatment leads on to the page where another is added", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/category/dental");
  await page.getByRole("checkbox", { name: "Compare Dental Implants" }).check();
  await page.getByRole("link", { name: "Add another" }).click();
  await expect(page).toHaveURL("/compare?treatments=dental-implants");
  await expect(page.getByLabel("Add a treatment")).toBeVisible();
});
