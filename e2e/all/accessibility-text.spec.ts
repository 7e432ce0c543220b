import type { Page } from "@playwright/test";
import { mainPaths, settle, sidewaysOverflow } from "../accessibility-support.ts";
import { admin, expect, open, openQuote, openSignedIn, test } from "../fixtures.ts";
import { lostTexts } from "../lost-texts.ts";

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
      // `every-page.spec.ts` looks at every page on a phone.
      const paths = viewport.width > 640 ? ["/admin/login", ...mainPaths] : ["/"];
      for (const path of paths) {
        await open(page, path);
        if (path.startsWith("/compare")) await expect(page.getByRole("table")).toBeVisible();
        await settle(page);
        const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
        // 16 or 16.8 px, by the width of the screen.
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
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

test("with forced colours, no mark of state and no bar is drawn by its background alone", async ({
  page,
}) => {
  const found: string[] = [];
  const look = async (name: string) => {
    await page.emulateMedia({ forcedColors: "none" });
    await page.evaluate(markDrawnByBackground);
    await page.emulateMedia({ forcedColors: "active" });
    found.push(...(await page.evaluate(unseenMarks)).map((mark) => `${name}: ${mark}`));
  };
  await openSignedIn(page, admin, "/admin/leads?tab=due");
  const late = page.locator("tr[data-late]").first();
  await expect(late).toBeVisible();
  await look("list");
  await late.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
  await look("open lead");
  await open(page, "/admin/insights?period=91d");
  await expect(page.getByRole("heading", { name: "Leads a week" })).toBeVisible();
  await look("insights");
  await open(page, "/admin/templates");
  await expect(page.getByRole("heading", { name: /^Preview/ })).toBeVisible();
  await look("templates");
  for (const path of ["/", "/how-it-works", "/treatment/dental-implants", "/plan/checklist"]) {
    await open(page, path);
    await look(path);
  }
  await open(page, "/category/dental");
  await page.getByRole("checkbox", { name: "Compare Dental Implants" }).check();
  await look("chosen for comparison");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("surgery");
  await expect(page.getByRole("option", { selected: true })).toBeVisible();
  await look("search");
  expect(found).toEqual([]);
});

/** Marks the elements without content that show only by their background. Runs in the page. */
function markDrawnByBackground(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    "main *, header *, [role=dialog] *",
  )) {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isEmpty = !element.textContent?.trim() && !element.querySelector("*");
    const isDrawn = element.checkVisibility() && width > 1 && height > 1;
    const isFilled = !/^rgba\(0, 0, 0, 0\)$/.test(style.backgroundColor);
    if (isEmpty && isDrawn && isFilled && !element.closest("input, svg, button")) {
      element.dataset.drawn = "";
    }
  }
}

/** What cannot be seen with forced colours: bars, and states that look like the lack of them. Runs in the page. */
function unseenMarks(): string[] {
  const found: string[] = [];
  const still = new CSSStyleSheet();
  still.replaceSync("* { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  const canvas = getComputedStyle(document.body).backgroundColor;
  const name = (element: Element) =>
    `${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 20)}"`;
  for (const bar of document.querySelectorAll<HTMLElement>("[data-drawn]")) {
    const { backgroundColor, borderTopStyle, outlineStyle } = getComputedStyle(bar);
    const isLined = borderTopStyle !== "none" || outlineStyle !== "none";
    if (backgroundColor === canvas && !isLined) found.push(name(bar));
    delete bar.dataset.drawn;
  }
  const drawing = (element: Element) =>
    [element, ...element.children].map((each) => {
      const style = getComputedStyle(each);
      const { backgroundColor, outline, textDecoration, fontWeight } = style;
      const { borderTop, borderRight, borderBottom, borderLeft } = style;
      const borders = [borderTop, borderRight, borderBottom, borderLeft];
      return [backgroundColor, ...borders, outline, textDecoration, fontWeight].join();
    });
  const differs = (element: Element, change: () => void) => {
    const before = drawing(element).join();
    change();
    if (drawing(element).join() === before) found.push(name(element));
  };
  for (const state of ["data-late", "data-open", "aria-current", "aria-selected", "aria-pressed"]) {
    for (const element of document.querySelectorAll(`:is(a, button, tr, [role])[${state}]`)) {
      const value = element.getAttribute(state) ?? "";
      if (value === "false" || !element.checkVisibility()) continue;
      differs(element, () => element.removeAttribute(state));
      element.setAttribute(state, value);
    }
  }
  for (const choice of document.querySelectorAll<HTMLInputElement>("label > input:checked")) {
    const isOwn = getComputedStyle(choice).appearance !== "none";
    if (isOwn || !choice.checkVisibility() || !choice.parentElement) continue;
    differs(choice.parentElement, () => {
      choice.checked = false;
    });
    choice.checked = true;
  }
  return found;
}

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
