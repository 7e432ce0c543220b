import type { Page } from "@playwright/test";
import { deferred } from "../tests/deferred.ts";
import { showOwnFonts } from "./accessibility-support.ts";
import { answerCounts, isNewCount, rows } from "./answer-list.ts";
import { admin, expect, open, openLeads, openSignedIn, searchLeads, test } from "./fixtures.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Chosen leads" });

test("a new lead is announced in the title, and shown on Due without leaving it", async ({
  page,
}) => {
  await openLeads(page);
  await open(page, "/admin/leads?tab=due");
  await answerCounts(page, (query) => (isNewCount(query) ? 3 : undefined));
  await expect(page).toHaveTitle(/^\(3 new(, \d+ late)?\) Admin Dashboard/, { timeout: 45_000 });
  // Before the next count is read, which takes the button away.
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.unroute("**/rest/v1/leads?*");
  await expect(page).toHaveURL("/admin/leads?tab=due");
  await expect(page).toHaveTitle(/^(\(\d+ late\) )?Admin Dashboard/, { timeout: 45_000 });
});

for (const [width, height, most] of [
  // Eight rows are in view, also where the number of leads takes a line more.
  [390, 844, 355],
  [320, 700, 355],
  [768, 1024, 296],
  // 1280 pixels at 200 %.
  [640, 450, 316],
] as const) {
  test.describe(`${width} pixels wide`, { tag: width === 390 ? [] : ["@all"] }, () => {
    test.use({ viewport: { width, height } });

    test("the first lead is near the top, and the bar leaves room for the list", async ({
      page,
    }) => {
      await openSignedIn(page, admin, "/admin/leads?tab=due");
      await showOwnFonts(page);
      const first = rows(page).first();
      await expect(first).toBeVisible();
      // The numbers take room in the first lines.
      await expect(page.getByText(/^[\d,]+ total leads?$/)).toBeVisible();
      const top = await first.evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
      expect(top).toBeLessThan(most);
      await first.getByRole("checkbox").check();
      const collapsed = await bar(page).boundingBox();
      // On a phone, in two rows: its buttons are far enough apart for a thumb.
      expect(collapsed?.height).toBeLessThan(width < 640 ? 120 : 64);
      const buttons = await bar(page).locator("button:visible").all();
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        const before = boxes[index - 1];
        if (!box || !before || before.y !== box.y) continue;
        expect(box.x - before.x - before.width).toBeGreaterThan(7.5);
      }
      await bar(page).getByRole("button", { name: "Status" }).click();
      await expect(bar(page).getByLabel("Status")).toBeFocused();
      await page.keyboard.type("Closed");
      const reason = await bar(page).getByLabel("Reason").boundingBox();
      expect(reason?.width).toBeGreaterThan(140);
    });

    test("what the patient did does not cut the name", { tag: "@all" }, async ({ page }) => {
      await openSignedIn(page, admin, "/admin/leads?tab=follow-up");
      await showOwnFonts(page);
      const mark = rows(page).locator(".mark[data-timed]");
      await expect(mark.first()).toBeVisible();
      const cut = await rows(page)
        .locator(".contact a")
        .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth + 1));
      expect(cut).toHaveLength(0);
    });
  });
}

test("the saved views have room beside the tabs on a laptop, also with a filter", async ({
  page,
}) => {
  await openSignedIn(page, admin, "/admin/leads?tab=due&city=Antalya");
  await showOwnFonts(page);
  const tabs = page.getByRole("navigation", { name: "Lists of leads" });
  await page.getByRole("button", { name: "Only mine", exact: true }).click();
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Columns" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: "Hair transplants" })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole("link", { name: "Repeats" })).toBeInViewport({ ratio: 0.5 });
});

for (const search of ["", "whitmore"]) {
  test(`the rows found by "${search}" stay where they are when the counts arrive`, {
    tag: "@all",
  }, async ({ page }) => {
    await openLeads(page);
    if (search) {
      await searchLeads(page, search);
      await expect(page.getByText("1 lead matches")).toBeVisible();
    }
    const { promise: released, resolve: release } = deferred<void>();
    await page.route("**/rest/v1/**", async (route) => {
      const { prefer = "" } = route.request().headers();
      if (prefer.includes("count=exact")) await released;
      await route.continue();
    });
    await page.reload();
    const row = rows(page).first();
    await expect(row.getByRole("link", { name: /@/ })).toBeVisible();
    await expect(page.getByText(/leads? match|total leads/)).toHaveCount(0);
    const before = await row.boundingBox();
    release();
    await expect(page.getByText(/\d+ total leads/)).toBeVisible();
    await expect(page.getByText("1 lead matches")).toHaveCount(search ? 1 : 0);
    expect(await row.boundingBox()).toEqual(before);
  });
}

test("on a phone, eight leads fit, a tap anywhere opens one, and it is answered at the thumb", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLeads(page);
  await showOwnFonts(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).nth(7)).toBeInViewport({ ratio: 1 });
  // Every tab, also beside the last one, which is chosen.
  const lists = page.getByRole("navigation", { name: "Lists of leads" });
  for (const name of ["Due", "Mine", "Unassigned", "Follow-up", "Stalled", "All"]) {
    await expect(lists.getByRole("link", { name: new RegExp(`^${name} \\d`) })).toBeInViewport({
      ratio: 1,
    });
  }
  for (const name of ["Export CSV", "Filters", "Views", "Sign Out"]) {
    await expect(page.getByRole("button", { name })).toHaveText(name);
  }
  const name = await rows(page).nth(1).getByRole("link").first().innerText();
  await rows(page).nth(1).locator("td[data-column=treatment]").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const history = page.getByRole("button", { name: "History" });
  const buttons = ["Email", "WhatsApp"].map((label) =>
    page.getByRole("link", { name: label, exact: true }),
  );
  const call = page
    .getByRole("button", { name: "Call…" })
    .or(page.getByRole("link", { name: "Call" }));
  for (const button of [...buttons, call, history]) {
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan(760);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await history.click();
  await expect(page.getByRole("heading", { name: "Notes and history" })).toBeFocused();
  await expect(page.getByText(/^Newest first\. Times are/)).toBeInViewport();
  await page.goBack();
  await expect(rows(page).nth(7)).toBeVisible();
});

/** Expects rows of one height, with cells that hold what is in them. */
async function expectEvenRows(page: Page): Promise<void> {
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
  const wide = await rows(page).evaluateAll((all) =>
    all
      .flatMap((row) => [...row.children])
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1),
  );
  expect(wide).toEqual([]);
}

test("on a tablet, the list is a table of a few columns, which its headings sort", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openSignedIn(page, admin, "/admin/leads?tab=follow-up");
  await showOwnFonts(page);
  await expect(rows(page).first()).toBeVisible();
  await expectEvenRows(page);
  await expect(page.getByRole("columnheader")).toHaveText([
    /Choose all/,
    "Contact",
    "Next step",
    "Treatment",
    "Status",
    "Owner",
  ]);
  const addresses = await rows(page)
    .getByRole("link", { name: /@/ })
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth + 1));
  expect(addresses).toEqual([]);
  await page.getByRole("button", { name: "Status", exact: true }).click();
  await expect(page).toHaveURL(/sort=status/);
});

test("on a laptop, twelve rows of one height fit, and a row does what it offers", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLeads(page);
  await showOwnFonts(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  // The tabs where a day begins stay in view.
  const lists = page.getByRole("navigation", { name: "Lists of leads" });
  await expect(lists.getByRole("link", { name: /^Due/ })).toBeInViewport({ ratio: 1 });
  await expectEvenRows(page);

  const row = rows(page).first();
  const name = await row.getByRole("link").first().innerText();
  await row.locator("td[data-column=date]").click();
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { name })).toBeFocused();
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  // Only a line to write a note is above what was said last.
  const said = panel.getByRole("region", { name: "Notes and history" });
  const above = () =>
    said.evaluate((region) => {
      const last = region.querySelector("li");
      return last ? last.getBoundingClientRect().y - region.getBoundingClientRect().y : undefined;
    });
  // Not while the parts above it still load.
  await expect.poll(above).toBeLessThan(130);
  await page.goBack();
  await expect(panel).toBeHidden();

  const status = row.getByRole("button", { name: `Status of ${name}` });
  const owner = row.getByRole("button", { name: `Owner of ${name}` });
  const [formerStatus = "", formerOwner = ""] = [await status.innerText(), await owner.innerText()];
  await status.click();
  await page.getByRole("menuitemradio", { name: "Quoted" }).click();
  await expect(status).toHaveText("Quoted");
  await owner.click();
  await page.getByRole("menuitemradio", { name: "Leyla Aksoy" }).click();
  await expect(owner).toHaveText("Leyla Aksoy");
  // One bar, for one change after the other.
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(owner).toHaveText(formerOwner);
  await page.keyboard.press("z");
  await expect(status).toHaveText(formerStatus);

  const date = page.getByRole("columnheader", { name: "Date" });
  await expect(date).toHaveAttribute("aria-sort", "descending");
  await date.getByRole("button").click();
  await expect(date).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "Status", exact: true }).click();
  await expect(page).toHaveURL(/sort=status/);
  await page.goBack();
  await expect(date).toHaveAttribute("aria-sort", "ascending");
});
