import type { Page } from "@playwright/test";
import { panel, rows } from "./answer-list.ts";
import { admin, choice, expect, openLeads, openSearch, openSignedIn, test } from "./fixtures.ts";

/** The row of the open lead. */
const openRow = (page: Page) => rows(page).filter({ has: page.locator("[aria-current=true]") });
/** The buttons that undo changes. */
const undoButtons = (page: Page) => page.getByRole("button", { name: "Undo" });

const changePath = /\/rest\/v1\/rpc\/(set_lead_|record_lead_contact)/;

/** Collects the bodies of the changes that the page sends from now on. */
function watchChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (changePath.test(request.url())) sent.push(request.postData() ?? "");
  });
  return sent;
}

const topOf = async (page: Page, row: number) => (await rows(page).nth(row).boundingBox())?.y ?? 0;

test("a status is chosen with the keyboard and undone with one key, including the first contact", {
  tag: "@all",
}, async ({ page }) => {
  await openSignedIn(page, admin, "/admin/leads?status=contacted&owner=none");
  await expect(rows(page).nth(1)).toBeVisible();
  await page.keyboard.press("j");
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(choice(panel(page), "Status")).toContainText("Contacted");
  const answered = await panel(page)
    .getByText(/^answered in/)
    .innerText();
  const sent = watchChanges(page);

  while (!(await choice(panel(page), "Status").evaluate((it) => it === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  // Moving through the menu changes nothing.
  await page.keyboard.press("ArrowDown");
  for (let value = 0; value < 6; value += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.type("cl");
  await page.keyboard.press("Escape");
  await expect(choice(panel(page), "Status")).toBeFocused();
  expect(sent).toEqual([]);

  await page.keyboard.press("Enter");
  // Typing would also find it, but not if a second passes between two keys.
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(choice(panel(page), "Status")).toContainText("New");
  await expect(panel(page).getByText(/^answered in/)).toBeHidden();
  expect(sent).toHaveLength(1);
  await page.keyboard.press("t");
  // One bar, for one change after the other.
  await expect(page.getByText("given to Ayşe Demir.", { exact: true })).toBeVisible();
  await expect(undoButtons(page)).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(page.getByText("moved to New.", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(undoButtons(page)).toHaveCount(0);
  await expect(choice(panel(page), "Status")).toContainText("Contacted");
  await expect(panel(page).getByText(answered, { exact: true })).toBeVisible();
});

test("the list keeps its place when a lead is opened, and follows the open lead", {
  tag: "@all",
}, async ({ page }) => {
  await openLeads(page);
  await rows(page).nth(35).scrollIntoViewIfNeeded();
  const before = await topOf(page, 35);
  await rows(page).nth(35).getByRole("link").first().click();
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect(Math.abs((await topOf(page, 35)) - before)).toBeLessThan(3);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  expect(Math.abs((await topOf(page, 35)) - before)).toBeLessThan(3);
  await expect(rows(page).nth(35).getByRole("link").first()).toBeFocused();

  await page.goto("/admin/leads?rows=100");
  await expect(page.getByText(/^1–100 of/)).toBeVisible();
  await page.keyboard.press("j");
  for (let place = 2; place <= 30; place += 1) {
    await expect(openRow(page)).toHaveAttribute("aria-rowindex", String(place));
    await expect(openRow(page)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("j");
  }
  await expect(openRow(page)).toHaveAttribute("aria-rowindex", "31");
  // The focus returns to the lead even if the list has been scrolled away from it.
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, -9000);
  await expect(openRow(page)).not.toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(page.locator("tr[aria-rowindex='31'] a").first()).toBeFocused();
  await expect(page.locator("tr[aria-rowindex='31']")).toBeInViewport();
});

test("the undo bar does not cover the bar for chosen leads", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLeads(page);
  await page.keyboard.press("j");
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("t");
  await expect(undoButtons(page)).toBeVisible();
  await rows(page).nth(3).getByRole("checkbox").check();
  const bar = await page.getByRole("region", { name: "Chosen leads" }).boundingBox();
  const undo = await undoButtons(page).boundingBox();
  expect((undo?.y ?? 0) + (undo?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.keyboard.press("Control+z");
  await expect(undoButtons(page)).toBeHidden();
});

test("the leads of the list can be read offline", { tag: "@all" }, async ({
  page,
  context,
  faults,
}) => {
  faults.allow("net::ERR_INTERNET_DISCONNECTED");
  await openSearch(page, "whitmore");
  await expect(rows(page)).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\. You can/)).toBeVisible();
  await page.keyboard.press("j");
  await expect(panel(page).getByText("=SUM of two quotes from home")).toBeVisible();
  await expect(panel(page).getByText(/^You’re offline, and this lead/)).toBeVisible();
  await context.setOffline(false);
  await expect(panel(page).getByText(/^What they agreed to/)).toBeVisible();
});

test("on a phone, J opens the first lead, and the patient's notes come first", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, admin, "/admin/leads?tab=due");
  await expect(rows(page).nth(1)).toBeVisible();
  await page.keyboard.press("j");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText("Admin Dashboard");
  const first = await heading.innerText();
  await expect(page.getByRole("heading", { name: "Notes from the patient" })).toBeInViewport();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help.getByText("Next lead")).toBeVisible();
  // Also those of the list, so that they are learnt before it is open.
  await expect(help.getByText("Filters")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("j");
  await expect(heading).not.toHaveText(first);
  await page.getByRole("link", { name: "All leads" }).click();
  await expect(page).toHaveURL("/admin/leads?tab=due");
});
