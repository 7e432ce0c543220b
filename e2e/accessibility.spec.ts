import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { hrefTo } from "../src/lib/routes.ts";
import { mainPaths, settle, sidewaysOverflow } from "./accessibility-support.ts";
import { expect, open, test } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";
import { pathsOfSitemap, signInAsAdmin, states, unlistedPaths } from "./states.ts";

/**
 * Runs every route and state in every look, which takes over ten minutes; by default they take
 * turns.
 */
const everyLook = process.env.EVERY_LOOK === "true";

// Its tests only read, and together take longer than any other file.
test.describe.configure({ mode: "parallel" });

/** Widths and themes. */
const looks = [
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
  { width: 1280, theme: "dark" },
  { width: 1280, theme: "light" },
] as const;

type Look = (typeof looks)[number];

/** The entries of a list that are tested in a look; some only appear in narrow windows. */
function share<Entry>(
  entries: readonly Entry[],
  look: Look,
  fits: (entry: Entry, look: Look) => boolean = () => true,
): Entry[] {
  return entries.filter((entry, index) => {
    const possible = looks.filter((each) => fits(entry, each));
    return everyLook ? possible.includes(look) : possible[index % possible.length] === look;
  });
}

const rules = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/**
 * Violations that axe finds on the page, one line per rule. Contrast, which takes most of the time,
 * can be left out.
 */
async function findings(page: Page, { contrast = true } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The page has no frame of another origin; by default axe opens a window for every run.
    .setLegacyMode(true)
    .options({
      runOnly: rules,
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: contrast } },
    })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
}

/** Sum of the layout shifts since the page was opened, without those after input. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
              sum += Number(entry.value);
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        // The observer gets past entries in a task of its own.
        setTimeout(() => resolve(sum), 50);
      }),
  );
}

/** Whether the page overflows at the narrowest width of its layout: 320 pixels, or 768. */
async function overflows(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  if (!viewport) return [];
  const width = viewport.width < 768 ? 320 : 768;
  await page.setViewportSize({ width, height: 640 });
  const overflow = await sidewaysOverflow(page);
  await page.setViewportSize(viewport);
  return overflow > 0 ? [`${overflow} pixels too wide at ${width}`] : [];
}

/** Treatments that axe checks in the shorter run: all treatments share one page and its colours. */
const checkedTreatments: readonly string[] = [
  "rhinoplasty",
  "lasik",
  "fue",
  "bbl",
  "botox-fillers",
  "gastric-sleeve",
  "limb-lengthening",
].map(hrefTo.treatment);

function isChecked(path: string): boolean {
  const isTreatment = path.startsWith(hrefTo.treatment(""));
  return everyLook || !isTreatment || [...mainPaths, ...checkedTreatments].includes(path);
}

/** Faults of a route: axe violations, layout shifts while it loads, horizontal scrolling. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  await settle(page);
  const faults: string[] = [];
  const shift = await layoutShift(page);
  if (shift >= 0.02) faults.push(`layout shift of ${shift.toFixed(3)}`);
  if (isChecked(path)) {
    const contrast = everyLook || !checkedTreatments.includes(path);
    faults.push(...(await findings(page, { contrast })));
  }
  faults.push(...(await overflows(page)));
  return faults.map((fault) => `${path}: ${fault}`);
}

for (const look of looks) {
  const { width, theme } = look;
  const context: BrowserContextOptions = {
    viewport: { width, height: width === 390 ? 844 : 800 },
    colorScheme: theme,
  };

  test.describe(`at ${width} pixels, ${theme}`, () => {
    test.use(context);

    test("routes: axe finds nothing, nothing jumps, nothing scrolls sideways", async ({
      page,
      request,
      faults,
    }) => {
      test.setTimeout(everyLook ? 1_200_000 : 480_000);
      faults.allow("404");
      const sitemap = pathsOfSitemap(await (await request.get("/sitemap.xml")).text());
      expect(sitemap.length).toBeGreaterThan(60);
      const others = [...sitemap, ...unlistedPaths.map(({ path }) => path)].filter(
        (path) => !mainPaths.includes(path),
      );
      const found: string[] = [];
      for (const path of share([...mainPaths, ...others], look)) {
        found.push(...(await faultsOf(page, path)));
      }
      expect(found).toEqual([]);
    });

    test("dialogs, menus and states: axe finds nothing", async ({ browser, baseURL, page }) => {
      test.setTimeout(everyLook ? 1_200_000 : 480_000);
      await signInAsAdmin(page);
      const storageState = await page.context().storageState();
      const found: string[] = [];
      const shows = ({ below }: ScreenState, { width }: Look) => !below || width < below;
      for (const state of share(states, look, shows)) {
        const options = { ...context, ...(state.signedIn ? { storageState } : {}) };
        await withOwnPage(browser, { ...options, ...(baseURL ? { baseURL } : {}) }, async (own) => {
          await state.answer?.(own);
          await open(own, state.path);
          await state.show(own);
          const faults = [...(await findings(own)), ...(await overflows(own))];
          found.push(...faults.map((fault) => `${state.name}: ${fault}`));
        });
      }
      expect(found).toEqual([]);
    });
  });
}

/** A new context: states set their own clock and answers. */
async function withOwnPage(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}
