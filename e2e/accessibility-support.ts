import type { Page } from "@playwright/test";

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

/**
 * Reloads the page until it is shown in its own fonts. A font that arrives late, as on a busy machine, is used from the
 * next page on (`font-display: optional`), and texts in a fallback font can be much longer.
 */
export async function showOwnFonts(page: Page): Promise<void> {
  const areShown = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const text = document.createElement("span");
      text.textContent = "Compare two treatments";
      text.style.position = "absolute";
      document.body.append(text);
      const widths = ["'Coast Sans', monospace", "monospace"].map((family) => {
        text.style.fontFamily = family;
        return text.getBoundingClientRect().width;
      });
      text.remove();
      return widths[0] !== widths[1];
    });
  for (let reloads = 0; !(await areShown()); reloads++) {
    if (reloads === 5) throw new Error("The page is not shown in its own fonts.");
    await page.reload();
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
  }
}
