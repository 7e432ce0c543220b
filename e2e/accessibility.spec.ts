import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { hrefTo } from "../src/lib/routes.ts";
import { expect, open, openQuote, test } from "./fixtures.ts";
import {
  pathsOfSitemap,
  type ScreenState,
  signInAsAdmin,
  states,
  unlistedPaths,
} from "./states.ts";

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

/** The screens that differ most. */
const mainPaths: readonly string[] = [
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

/** How far the page overflows to the right, after the layout of a new window size. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    const until = performance.now() + 1000;
    do await new Promise(requestAnimationFrame);
    while (overflow() > 0 && performance.now() < until);
    return overflow();
  });
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

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
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

test.describe("text at 200 %", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("nothing is cut off, overlaps or needs sideways scrolling", async ({ page }) => {
    test.setTimeout(60_000);
    const found: string[] = [];
    // As the browser's own setting does: media queries in rem follow it.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of ["/admin/login", ...mainPaths]) {
      await open(page, path);
      await settle(page);
      const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
      expect(size).toBe("33.6px");
      const overflow = await sidewaysOverflow(page);
      if (overflow > 0) found.push(`${path}: ${overflow} pixels too wide`);
      found.push(...(await lostTexts(page)).map((fault) => `${path}: ${fault}`));
    }
    const dialog = await openQuote(page);
    expect(await lostTexts(page)).toEqual([]);
    const send = dialog.getByRole("button", { name: "Send my request" });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    expect(found).toEqual([]);
  });
});

/** Visible texts that are clipped or overlap. */
function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { owner: Element; box: DOMRect; text: string };
    const found: string[] = [];
    const lines: Line[] = [];
    const name = (text: string) => text.trim().slice(0, 40);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent ?? "";
      if (!owner || text.trim() === "" || owner.closest("svg, script, style, noscript")) continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // For screen readers only, or clipped on purpose.
      if (owner.closest("[class*=line-clamp]")) continue;
      const unseen = (element: Element) => getComputedStyle(element).clipPath === "inset(50%)";
      if ([...ancestors(owner)].some(unseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      // Fixed and sticky elements overlap on purpose.
      const floats = [...ancestors(owner)].some((element) =>
        /fixed|sticky/.test(getComputedStyle(element).position),
      );
      for (const box of boxes) {
        if (!floats) lines.push({ owner, box, text });
        for (const element of ancestors(owner)) {
          const { overflowX, overflowY } = getComputedStyle(element);
          const edge = element.getBoundingClientRect();
          const cutX = /hidden|clip/.test(overflowX);
          const cutY = /hidden|clip/.test(overflowY);
          if (cutX && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
            found.push(`"${name(text)}" is cut off sideways`);
          }
          if (cutY && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) {
            found.push(`"${name(text)}" is cut off above or below`);
          }
          if (/auto|scroll/.test(overflowX + overflowY)) break;
        }
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.owner === other.owner) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // A line's box is taller than its letters.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) * 0.3) {
          found.push(`"${name(one.text)}" and "${name(other.text)}" overlap`);
        }
      }
    }
    return [...new Set(found)];

    function* ancestors(element: Element): Generator<Element> {
      for (let each: Element | null = element; each && each !== document.body; ) {
        yield each;
        each = each.parentElement;
      }
    }
  });
}

for (const width of [390, 1280]) {
  test.describe(`by keyboard at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 700 } });

    test("the first stop skips to the content", async ({ page }) => {
      await open(page, "/about");
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to the content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
      ).toBe(true);
    });

    test("the focus is visible at every stop, and nothing covers it", async ({ page }) => {
      // Hundreds of stops.
      test.setTimeout(180_000);
      await open(page, "/category/dental");
      // Makes the bar at the bottom appear.
      await page.getByRole("checkbox", { name: "Compare Dental Implants" }).check();
      const found: string[] = [];
      for (const path of ["/category/dental", "/explore", "/", "/treatment/dental-implants"]) {
        await open(page, path);
        let stops = 0;
        for (;;) {
          await page.keyboard.press("Tab");
          const stop = await focusedStop(page);
          if (!stop) break;
          stops += 1;
          if (stop.fault) found.push(`${path}: ${stop.name} ${stop.fault}`);
          if (stops > 200) throw new Error(`The focus goes round and round on ${path}.`);
        }
        expect(stops, `stops on ${path}`).toBeGreaterThan(20);
      }
      expect(found).toEqual([]);
    });
  });
}

/**
 * The focused element and what is wrong with its focus style; `null` once the focus has left the
 * page.
 */
function focusedStop(page: Page): Promise<{ name: string; fault: string | undefined } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A radio button's own box is not drawn, only its label.
    const shown = element.closest("label") ?? element;
    const name = `${element.tagName} "${(shown.textContent ?? "").trim().slice(0, 30)}"`;
    const box = shown.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) {
      return { name, fault: "shows no focus" };
    }
    const top = Math.max(box.top + 2, 0);
    const bottom = Math.min(box.bottom - 2, window.innerHeight - 1);
    if (bottom < top) return { name, fault: "is outside of the screen" };
    const middle = box.left + box.width / 2;
    for (const height of [top, (top + bottom) / 2, bottom]) {
      const hit = document.elementFromPoint(middle, height);
      const bar = hit?.closest("header, nav, [data-lower-bar]");
      if (!bar || bar.contains(element)) continue;
      if (/sticky|fixed/.test(getComputedStyle(bar).position)) {
        return { name, fault: `lies under ${bar.getAttribute("aria-label") ?? bar.tagName}` };
      }
    }
    return { name, fault: undefined };
  });
}

test("the menu and every dialog return the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/partners");
  const header = page.getByRole("banner");

  await header.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Menu" }).getByText("Home")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(header.getByRole("button", { name: "Menu" })).toBeFocused();

  const openers: readonly Locator[] = [
    header.getByRole("button", { name: "Get Quote" }),
    header.getByRole("button", { name: "Search" }),
    page.getByRole("main").getByRole("button", { name: "Become a Partner" }),
  ];
  for (const opener of openers) {
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    // The focus trap keeps it inside.
    for (let count = 0; count < 20; count++) await page.keyboard.press("Tab");
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    // The first Escape may close a list of suggestions.
    await page.keyboard.press("Escape");
    if (await dialog.isVisible()) await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

/** The longest animation and transition that any element of the page has, in milliseconds. */
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
          // Spinners show that something is happening.
          const lasting = style.animationIterationCount === "infinite";
          const moves = style.animationName !== "none" && !lasting;
          return Math.max(
            milliseconds(style.transitionDuration),
            moves ? milliseconds(style.animationDuration) : 0,
          );
        }),
      ),
    );
  });
}

test("animations take less than a quarter of a second, and none with reduced motion", async ({
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
      // An animation of no duration may still exist for an instant.
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

/** The longest animation of a page transition, in milliseconds; 0 if there is none. */
function motionBetweenPages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
    let longest = 0;
    const start = performance.now();
    while (performance.now() - start < 3000) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().flatMap(({ effect }) => {
        const isChange =
          effect instanceof KeyframeEffect &&
          effect.pseudoElement?.startsWith("::view-transition-new");
        return isChange ? [Number(effect.getTiming().duration)] : [];
      });
      longest = Math.max(longest, ...moving);
      if (location.pathname === "/terms" && (longest > 0 || performance.now() - start > 1000)) {
        break;
      }
    }
    return longest;
  });
}

test("navigation has a short transition, except with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/about");
  const motion = await motionBetweenPages(page);
  expect(motion).toBeGreaterThan(100);
  expect(motion).toBeLessThanOrEqual(250);
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeInViewport();
  await expect(page.getByRole("main")).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  expect(await motionBetweenPages(page)).toBe(0);
});

test("with forced colours, controls and the focus have lines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const found: string[] = [];
  for (const path of ["/", "/category/dental", "/contact", "/admin/login"]) {
    await open(page, path);
    found.push(...(await linelessControls(page)).map((fault) => `${path}: ${fault}`));
  }
  await open(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
  await field.fill("surgery");
  const first = page.getByRole("option", { selected: true });
  await expect(first).toHaveCSS("outline-style", "solid");
  found.push(...(await linelessControls(page)).map((fault) => `search: ${fault}`));
  await page.keyboard.press("Escape");
  const dialog = await openQuote(page);
  found.push(...(await linelessControls(page)).map((fault) => `quote: ${fault}`));
  expect(found).toEqual([]);
  const edge = await dialog.evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(edge).toBe("solid");
});

/** Fields and buttons without a visible border, with or without the focus. */
async function linelessControls(page: Page): Promise<string[]> {
  // Browsers show the focus of a button only after the keyboard was used.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      "input:not([type=radio], [type=checkbox]), select, textarea, button, a.button",
    );
    for (const control of controls) {
      if (!control.checkVisibility() || control.closest("[aria-hidden=true]")) continue;
      const name = `${control.tagName} "${(control.textContent || control.getAttribute("aria-label") || control.id).slice(0, 30)}"`;
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control);
      const line = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
      // The search field and its tabs have a line across the dialog instead.
      const row = control.closest(".border-b");
      const below = row !== null && getComputedStyle(row).borderBottomColor !== canvas;
      // An icon button has no border; its icon has the colour of text.
      const icon = control.querySelector("svg");
      const drawn =
        icon && control.tagName === "BUTTON" && getComputedStyle(icon).stroke !== canvas;
      // A button within a text looks like a link.
      const underlined = getComputedStyle(control).textDecorationLine === "underline";
      if (!(line && borderTopColor !== canvas) && !drawn && !underlined && !below)
        found.push(`${name} has no line`);
      control.focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
      const ring = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      if (document.activeElement === control && !(ring && outlineColor !== canvas)) {
        found.push(`${name} shows no focus`);
      }
    }
    return found;
  });
}
