import type { Page } from "@playwright/test";
import { admin, expect, open, openLeads, openSignedIn, searchLeads, test } from "./fixtures.ts";
import { answerCounts, isNewCount } from "./list-answers.ts";

const rows = (page: Page) => page.locator("tbody.leads-rows").getByRole("row");
const bar = (page: Page) => page.getByRole("region", { name: "Chosen leads" });

test("a new lead is announced in the title, and shown on Due without leaving it", async ({
  page,
}) => {
  await openLeads(page);
  await open(page, "/admin/leads?tab=due");
  await answerCounts(page, (query) => (isNewCount(query) ? 3 : undefined));
  await expect(page).toHaveTitle(/^\(3 new(, \d+ late)?\) Admin Dashboard/, { timeout: 20_000 });
  // Before the next count is read, which takes the button away.
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.unroute("**/rest/v1/leads?*");
  await expect(page).toHaveURL("/admin/leads?tab=due");
  await expect(page).toHaveTitle(/^(\(\d+ late\) )?Admin Dashboard/, { timeout: 20_000 });
});

for (const [width, height, most] of [
  [390, 844, 340],
  [320, 700, 340],
  // 1280 pixels at 200 %.
  [640, 450, 300],
] as const) {
  test.describe(`${width} pixels wide`, { tag: width === 390 ? [] : ["@all"] }, () => {
    test.use({ viewport: { width, height } });

    test("the first lead is near the top, and the bar leaves room for the list", async ({
      page,
    }) => {
      await openSignedIn(page, admin, "/admin/leads?tab=due");
      const first = rows(page).first();
      await expect(first).toBeVisible();
      const top = await first.evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
      expect(top).toBeLessThan(most);
      await first.getByRole("checkbox").check();
      const collapsed = await bar(page).boundingBox();
      expect(collapsed?.height).toBeLessThan(64);
      await bar(page).getByRole("button", { name: "Status" }).click();
      await expect(bar(page).getByLabel("Status")).toBeFocused();
      await page.keyboard.type("Closed");
      const reason = await bar(page).getByLabel("Reason").boundingBox();
      expect(reason?.width).toBeGreaterThan(140);
    });
  });
}

for (const search of ["", "whitmore"]) {
  test(`the rows found by "${search}" stay where they are when the counts arrive`, async ({
    page,
  }) => {
    await openLeads(page);
    if (search) {
      await searchLeads(page, search);
      await expect(page.getByText("1 lead matches")).toBeVisible();
    }
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
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
