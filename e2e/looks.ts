import type { BrowserContextOptions, Page } from "@playwright/test";
import { sidewaysOverflow } from "./accessibility-support.ts";

/** The looks in which pages are tested: combinations of a width and a theme. */
export const looks = [
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
  { width: 1280, theme: "dark" },
  { width: 1280, theme: "light" },
] as const;

export type Look = (typeof looks)[number];

/**
 * Whether everything is tested in every look, which takes over ten minutes. By default, each entry of a list
 * is tested in one look.
 */
export const everyLook = process.env.EVERY_LOOK === "true";

/** The entries of a list that are tested in a look. Some entries appear only in narrow windows. */
export function share<Entry>(
  entries: readonly Entry[],
  look: Look,
  fits: (entry: Entry, look: Look) => boolean = () => true,
): Entry[] {
  return entries.filter((entry, index) => {
    const possible = looks.filter((each) => fits(entry, each));
    return everyLook ? possible.includes(look) : possible[index % possible.length] === look;
  });
}

/** The browser's settings for a look. */
export function contextFor({ width, theme }: Look): BrowserContextOptions {
  return { viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme: theme };
}

/** A message if the page overflows at the narrowest width of its layout, 320 or 768 pixels. */
export async function overflows(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  if (!viewport) return [];
  const width = viewport.width < 768 ? 320 : 768;
  await page.setViewportSize({ width, height: 640 });
  const overflow = await sidewaysOverflow(page);
  await page.setViewportSize(viewport);
  return overflow > 0 ? [`${overflow} pixels too wide at ${width}`] : [];
}
