import type { BrowserContextOptions, Page } from "@playwright/test";
import { sidewaysOverflow } from "./accessibility-support.ts";
import { lostTexts } from "./lost-texts.ts";

/**
 * The looks in which pages are opened. Each theme has one width, because colours do not depend on the width, and
 * `tests/styles/contrast.test.ts` calculates the contrast of every pair in both.
 */
export const looks = [
  { width: 390, theme: "light" },
  { width: 1280, theme: "dark" },
] as const;

export type Look = (typeof looks)[number];

/** Entries with an ending of their test's title, which says when it runs; see `playwright.config.ts`. */
type Tier<Entry> = { tag: "" | " @all"; entries: Entry[] };

/**
 * The entries of a list that are tested in a look: those of `npm test`, which tests typical ones in one look each,
 * and all, for `npm run test:all`. Some entries appear only in narrow windows.
 */
export function tiersOf<Entry>(
  entries: readonly Entry[],
  look: Look,
  isTypical: (entry: Entry) => boolean,
  fits: (entry: Entry, look: Look) => boolean = () => true,
): readonly Tier<Entry>[] {
  const typical = entries.filter(isTypical);
  const isFirst = (entry: Entry) => {
    const possible = looks.filter((each) => fits(entry, each));
    const place = typical.indexOf(entry);
    return place >= 0 && possible[place % possible.length] === look;
  };
  const shown = entries.filter((entry) => fits(entry, look));
  const every: Tier<Entry> = { tag: " @all", entries: shown };
  // `npm run test:all` does not open the typical ones twice.
  return process.env.TEST_ALL ? [every] : [{ tag: "", entries: shown.filter(isFirst) }, every];
}

/** The browser's settings for a look. */
export function contextFor({ width, theme }: Look): BrowserContextOptions {
  return { viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme: theme };
}

/**
 * What is wrong at the narrowest width of a page's layout, 320 or 768 pixels, for `npm run test:all`: sideways scrolling
 * and, on a phone, lost texts, there and with text at 200 %.
 */
export async function narrowFaults(page: Page, { width }: Look, tag: string): Promise<string[]> {
  if (tag === "") return [];
  const isPhone = width < 768;
  const viewport = page.viewportSize();
  const faultsAt = async (narrow: number, text: "" | " with large text") => {
    await page.setViewportSize({ width: narrow, height: 640 });
    const overflow = await sidewaysOverflow(page);
    const lost = isPhone ? await lostTexts(page) : [];
    return [...(overflow > 0 ? [`${overflow} pixels too wide`] : []), ...lost].map(
      (fault) => `${fault} at ${narrow} pixels${text}`,
    );
  };
  const found = await faultsAt(isPhone ? 320 : 768, "");
  if (isPhone) {
    // The same as the browser's own setting, which media queries in rem also follow.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    found.push(...(await faultsAt(width, " with large text")));
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    await session.detach();
  }
  if (viewport) await page.setViewportSize(viewport);
  return found;
}
