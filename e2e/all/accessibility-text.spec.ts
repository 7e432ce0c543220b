import type { Page } from "@playwright/test";
import { mainPaths, settle, sidewaysOverflow } from "../accessibility-support.ts";
import { isTypical, pages } from "../expected-pages.ts";
import { admin, expect, open, openQuote, openSignedIn, test } from "../fixtures.ts";

// These tests change nothing, so they can run in parallel.
test.describe.configure({ mode: "parallel" });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`text at 200 % and ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("no text is cut off or overlaps, and no page scrolls sideways", async ({ page }) => {
      const found: string[] = [];
      // The same as the browser's own setting, which media queries in rem also follow.
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      for (const path of ["/admin/login", ...mainPaths]) {
        await open(page, path);
        if (path.startsWith("/compare")) await expect(page.getByRole("table")).toBeVisible();
        await settle(page);
        const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
        // 16 or 16.8 px, by the width of the screen.
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
        const overflow = await sidewaysOverflow(page);
        if (overflow > 0) found.push(`${path}: ${overflow} pixels too wide`);
        if (viewport.width > 640) {
          found.push(...(await lostTexts(page)).map((fault) => `${path}: ${fault}`));
        }
      }
      const dialog = await openQuote(page);
      if (viewport.width > 640) expect(await lostTexts(page)).toEqual([]);
      const send = dialog.getByRole("button", { name: "Send my request" });
      await send.scrollIntoViewIfNeeded();
      await expect(send).toBeInViewport({ ratio: 1 });
      expect(found).toEqual([]);
    });
  });
}

test.describe("at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** Pages that scroll sideways, and texts that are cut off or overlap. */
  async function faultsOn(page: Page, paths: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const path of paths) {
      await open(page, path);
      await expect(page.locator("h1")).toBeVisible();
      await settle(page);
      const overflow = await sidewaysOverflow(page);
      if (overflow > 0) found.push(`${path}: ${overflow} pixels too wide`);
      found.push(...(await lostTexts(page)).map((fault) => `${path}: ${fault}`));
    }
    return found;
  }

  test("each kind of public page shows all of its text", async ({ page }) => {
    const typical = pages.filter(isTypical).map(({ path }) => path);
    const unlisted = ["/request", "/quote/fue", "/admin/login", "/compare?treatments=fue,dhi"];
    expect(await faultsOn(page, [...typical, ...unlisted])).toEqual([]);
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
      // Text for screen readers only, or text that is clipped on purpose.
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
          // The names of compared treatments move with the columns, which scroll sideways.
          if (element.querySelector(":scope > [aria-label='Compared treatments']")) break;
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

test("with forced colours, controls have a border and the focus is visible", async ({ page }) => {
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

test("with forced colours, the workspace's charts keep their keys, and the current page its mark", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openSignedIn(page, admin, "/admin/insights");
  const background = (mark: Element) => getComputedStyle(mark).backgroundColor;
  const legend = page.getByRole("listitem").filter({ hasText: "Late or not answered" });
  await expect(legend).toBeVisible();
  const marks = await legend
    .locator("xpath=..")
    .locator("[aria-hidden]")
    .evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(new Set(marks).size).toBe(3);
  const hours = page.locator("table[aria-hidden] td.bg-sand .bg-sea");
  const canvas = await page.locator("body").evaluate(background);
  expect(await hours.first().evaluate(background)).not.toBe(canvas);
  const links = page.getByRole("navigation", { name: "Workspace" }).getByRole("link");
  const current = await links.filter({ hasText: "Insights" }).evaluate(background);
  expect(current).not.toBe(await links.filter({ hasText: "Templates" }).evaluate(background));
});

test("with forced colours, only the current section has a line below its link", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  await page.locator("#testimonials").scrollIntoViewIfNeeded();
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(contents.and(page.locator("[aria-current]"))).toHaveCount(1);
  const lines = await contents.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderBottomColor),
  );
  expect(lines.filter((colour) => colour !== lines[0])).toHaveLength(1);
});

/** Fields and buttons without a visible border or without a visible focus. */
async function linelessControls(page: Page): Promise<string[]> {
  // Browsers show the focus of a button only once the keyboard has been used.
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
      // Instead of a border, the search field and its tabs have a line across the dialog.
      const row = control.closest(".border-b");
      const below = row !== null && getComputedStyle(row).borderBottomColor !== canvas;
      // An icon button has no border, but its icon has the colour of text.
      const icon = control.querySelector("svg");
      const drawn =
        icon && control.tagName === "BUTTON" && getComputedStyle(icon).stroke !== canvas;
      // A button within a text looks like a link.
      const underlined = getComputedStyle(control).textDecorationLine === "underline";
      if (!(line && borderTopColor !== canvas) && !drawn && !underlined && !below)
        found.push(`${name} has no border`);
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
