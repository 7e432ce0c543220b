import type { Page } from "@playwright/test";
import { answerCounts, answerList } from "../answer-list.ts";
import { admin, expect, openLeads, openSignedIn, test, toast } from "../fixtures.ts";

test("if the list cannot be loaded, it says so and offers to try again", async ({
  page,
  faults,
}) => {
  faults.allow("/rest/v1/leads");
  await answerList(page, (route) =>
    route.fulfill({
      status: 500,
      json: { code: "XX000", message: "The shelf is empty", details: null, hint: null },
    }),
  );
  await openSignedIn(page, admin);
  await expect(toast(page, "The shelf is empty")).toBeVisible();
  await expect(page.getByText("We could not load the leads")).toBeVisible();
  await page.unroute("**/rest/v1/leads?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

/** Mocks responses without leads and with a count of `total`. */
async function answerWithoutLeads(page: Page, total: number): Promise<void> {
  await answerList(page, (route) => route.fulfill({ json: [] }));
  await answerCounts(page, (query) => (query.size <= 3 && query.has("limit") ? total : 0));
}

test("an empty list says so, and there is nothing to export", async ({ page }) => {
  await answerWithoutLeads(page, 0);
  await openSignedIn(page, admin);
  await expect(page.getByText("No leads yet")).toBeVisible();
  await expect(
    page.getByText("Leads will appear here when users submit the quote form"),
  ).toBeVisible();
  await expect(page.getByText("0 total leads")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeDisabled();
});

test("if the leads have been deleted before the export starts, it says that there are none", async ({
  page,
}) => {
  await answerWithoutLeads(page, 3);
  await openSignedIn(page, admin);
  await expect(page.getByText("3 total leads")).toBeVisible();
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(toast(page, "No leads to export")).toBeVisible();
});

test("if the total cannot be counted, the list and the export still work", async ({
  page,
  faults,
}) => {
  faults.allow("/rest/v1/leads");
  await page.route("**/rest/v1/leads?*", (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await openSignedIn(page, admin);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText("We could not count the leads.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeEnabled();
});

test("a URL that points past the last lead shows the newest leads", async ({ page }) => {
  await openLeads(page);
  const newest = await page.getByRole("row").nth(1).textContent();
  await page.goto(
    "/admin/leads?after=1970-01-01T00:00:00Z~00000000-0000-4000-8000-000000000000&page=9",
  );
  await expect(page.getByRole("row").nth(1)).toHaveText(newest ?? "");
  await expect(page.getByText("No leads yet")).toBeHidden();
});
