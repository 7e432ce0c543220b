import type { Page } from "@playwright/test";
import { expect, open, openQuote, test } from "../fixtures.ts";

// These tests change nothing, so they can run in parallel.
test.describe.configure({ mode: "parallel" });

/** The duration of the page's longest animation or transition, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const milliseconds = (times: string) =>
      Math.max(
        ...times.split(", ").map((time) => {
          return Number.parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);
        }),
      );
    return Math.max(
      ...[...document.querySelectorAll("*")].flatMap((element) =>
        ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          // Spinners do not count, because they show that something is in progress.
          const lasting = style.animationIterationCount === "infinite";
          const moves = style.animationName !== "none" && !lasting;
          return Math.max(
            style.transitionProperty === "none" ? 0 : milliseconds(style.transitionDuration),
            moves ? milliseconds(style.animationDuration) : 0,
          );
        }),
      ),
    );
  });
}

test("animations take at most a quarter of a second, and there are none with reduced motion", async ({
  page,
}) => {
  for (const [preference, most] of [
    ["no-preference", 250],
    ["reduce", 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion: preference });
    await open(page, "/faq");
    await openQuote(page);
    const longest = await longestMotion(page);
    expect(longest).toBeLessThanOrEqual(most);
    if (preference === "no-preference") expect(longest).toBeGreaterThan(100);
    const { scrolls, moves } = await page.evaluate(() => ({
      scrolls: getComputedStyle(document.documentElement).scrollBehavior,
      // An animation without a duration may still exist for an instant.
      moves: document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && Number(effect?.getComputedTiming().duration) > 1,
        ),
    }));
    if (preference === "reduce")
      expect({ scrolls, moves }).toEqual({ scrolls: "auto", moves: false });
  }
});

/** The duration of a page transition's longest animation, in milliseconds, or 0 without one. */
function motionBetweenPages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
    let longest = 0;
    const start = performance.now();
    while (performance.now() - start < 3000) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().flatMap(({ effect }) => {
        const isPage =
          effect instanceof KeyframeEffect && effect.target?.parentElement?.id === "main";
        return isPage ? [Number(effect.getTiming().duration)] : [];
      });
      longest = Math.max(longest, ...moving);
      if (location.pathname === "/terms" && (longest > 0 || performance.now() - start > 1000)) {
        break;
      }
    }
    return longest;
  });
}

test("navigation has a short transition, unless motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/about");
  const motion = await motionBetweenPages(page);
  expect(motion).toBeGreaterThan(100);
  expect(motion).toBeLessThanOrEqual(250);
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  // The style sheet makes every animation too short to be seen.
  expect(await motionBetweenPages(page)).toBeLessThanOrEqual(1);
});
