import type { Page } from "@playwright/test";
import { hasOwnFonts } from "./own-fonts.ts";

/** The screens that differ most. */
export const mainPaths: readonly string[] = [
  "/",
  "/explore",
  "/category/dental",
  "/treatment/dental-implants",
  "/compare?treatments=fue,dhi,sapphire-fue",
  "/packages",
  "/how-it-works",
  "/blog/how-to-choose-clinic-abroad",
  "/contact",
  "/faq",
];

/** How far the page overflows to the right, once a new window size has been laid out. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    const until = performance.now() + 1000;
    do await new Promise(requestAnimationFrame);
    while (overflow() > 0 && performance.now() < until);
    return overflow();
  });
}

export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
}

/** Reloads the page until it is shown in its own fonts. */
export async function showOwnFonts(page: Page): Promise<void> {
  const areShown = async () => {
    await settle(page);
    return page.evaluate(hasOwnFonts);
  };
  for (let reloads = 0; !(await areShown()); reloads++) {
    if (reloads === 5) throw new Error("The page is not shown in its own fonts.");
    await page.reload();
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
  }
}
