import { mainPaths } from "../accessibility-support.ts";
import { expect, open, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const paths = [
  ...mainPaths,
  "/treatments",
  "/safety",
  "/about",
  "/if-something-goes-wrong",
  "/quote/fue",
  "/request",
  "/plan",
  "/plan/costs",
  "/plan/dates",
  "/plan/quotes",
  "/plan/checklist",
];

test("everything to tap is 44 pixels high, except a link within a sentence", async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    // Tools of the plan replace a placeholder.
    await expect(page.getByText("Loading your plan")).toHaveCount(0);
    const small = await page.evaluate(() => {
      const selector =
        "a[href], button, summary, input:not([type=checkbox], [type=radio]), select, textarea, [role=tab]";
      const controls = [...document.querySelectorAll<HTMLElement>(selector)];
      return controls.flatMap((control) => {
        // The links on the map have a target of their own.
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("svg"))
          return [];
        const text = control.textContent.trim();
        const sentence = control.closest("p, li, dd, td, span, figcaption")?.textContent.trim();
        const within =
          getComputedStyle(control).display.startsWith("inline") &&
          sentence !== undefined &&
          sentence.length > text.length + 3;
        const own = control.getBoundingClientRect();
        // What is only for the keyboard or a screen reader is one pixel high.
        if (within || own.height < 2) return [];
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const around = Number.parseFloat(getComputedStyle(control, "::after").height) || 0;
        const heights = labels.map((label) => label.getBoundingClientRect().height);
        const height = Math.max(own.height, around, ...heights);
        return height < 43.5 ? [`${text || control.id}: ${height}`] : [];
      });
    });
    found.push(...small.map((each) => `${path}: ${each}`));
  }
  expect(found).toEqual([]);
});
