import type { Page, Route } from "@playwright/test";
import { admin, expect, open, openLeads, test, toast } from "./fixtures.ts";

/** Code that does not load: after a deployment with old tabs open, on a bad connection, or offline. */

const ways: readonly ((route: Route) => Promise<void>)[] = [
  // Gone, a page instead, and a connection that breaks off.
  (route) => route.fulfill({ status: 404, body: "Not found" }),
  (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  (route) => route.abort(),
];

const chunk = (name: string) => `**/assets/${name}-*.js`;
const main = (page: Page) => page.getByRole("main");
const fault = (page: Page) =>
  main(page).getByRole("heading", { name: "This page could not be shown" });

test.use({ savesData: true });
test.beforeEach(({ faults }) =>
  faults.allow(
    "dynamically imported module",
    "Failed to load",
    "ERR_",
    "MIME type",
    "module script",
  ),
);

const workspacePages = [
  ["insights-dashboard", "Insights"],
  ["templates-editor", "Templates"],
  ["clinics-register", "Clinics"],
  ["team-page", "Team"],
  ["audit-log", "Audit log"],
  ["person-data", "Personal data"],
] as const;

test("each page of the workspace whose code is gone says so beside the navigation, and loads on a second try", {
  tag: "@all",
}, async ({ page }) => {
  await openLeads(page);
  const navigation = page.getByRole("navigation", { name: "Workspace" });
  for (const [index, [name, label]] of workspacePages.entries()) {
    await page.route(chunk(name), (route) => ways[index % ways.length]?.(route));
    await navigation.getByRole("link", { name: label }).click();
    await expect(fault(page)).toBeVisible();
    await expect(page).toHaveTitle(/^This page could not be shown/);
    await expect(navigation.getByRole("link")).toHaveCount(workspacePages.length + 1);
    await expect(main(page).getByRole("button", { name: "Reload the page" })).toBeVisible();
    await page.unroute(chunk(name));
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: label, exact: true })).toBeVisible();
  }
  await page.route(chunk("account-settings"), (route) => route.abort());
  await page.getByRole("link", { name: `Signed in as ${admin.email}` }).click();
  await expect(fault(page)).toBeVisible();
  // Leaving and coming back tries again too.
  await navigation.getByRole("link", { name: "Leads" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await page.unroute(chunk("account-settings"));
  await page.getByRole("link", { name: `Signed in as ${admin.email}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
});

test("on a phone that goes offline, a lead that cannot be opened says so, and opens once online", {
  tag: "@all",
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLeads(page);
  await context.setOffline(true);
  const lead = main(page).locator(".contact a").first();
  const name = await lead.innerText();
  await lead.click();
  await expect(fault(page)).toBeVisible();
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Workspace" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("signing in, a new password and a reset say that their code did not load, and try again", {
  tag: "@all",
}, async ({ page }) => {
  for (const [name, path, heading] of [
    ["login-form", "/admin/login", /Admin Login/],
    ["reset-request", "/admin/reset-password", /password/i],
  ] as const) {
    await page.route(chunk(name), (route) => route.abort());
    await page.goto(path);
    await expect(fault(page)).toBeVisible();
    await page.unroute(chunk(name));
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("an Excel file whose code is gone says so, and the list stays", { tag: "@all" }, async ({
  page,
}) => {
  await openLeads(page);
  await page.getByRole("button", { name: "Export options" }).click();
  const dialog = page.getByRole("dialog", { name: "Export leads" });
  await dialog.getByRole("radio", { name: "Excel (XLSX)" }).check();
  await page.route("**/assets/*.js", (route) =>
    route.request().url().includes("/toaster-") ? route.continue() : route.abort(),
  );
  await dialog.getByRole("button", { name: /^Export/ }).click();
  await expect(toast(page, "We could not make the Excel file.")).toBeVisible();
});

test("without the code for themes and search, Home works, keeps what is typed, and the search tries again", async ({
  page,
  faults,
}) => {
  // React replaces the prerendered control, by nothing.
  faults.allow("Minified React error #422");
  await page.route(chunk("theme-choices"), (route) => route.abort());
  await page.route(chunk("search-matches"), (route) => route.abort());
  await open(page, "/");
  const field = page.getByRole("combobox", { name: "Treatment" });
  await field.fill("knee");
  await expect(page.getByText("We could not load the search.")).toBeVisible();
  await page.unroute(chunk("search-matches"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: /Knee/ }).first()).toBeVisible();
  await expect(field).toHaveValue("knee");
});

test("a private page whose code is gone keeps its link, and opens on a second try", {
  tag: "@all",
}, async ({ page }) => {
  let isGone = true;
  await page.route(chunk("my-request"), (route) => (isGone ? route.abort() : route.continue()));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto(`/request#${"t".repeat(70)}`);
  await expect(main(page).getByText("We could not load your private page")).toBeVisible();
  isGone = false;
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Open your request" })).toBeVisible();
  expect(loads).toBe(1);
});

test("a treatment's text stays readable if its code is gone", async ({ page }) => {
  await page.route(chunk("treatment-text"), (route) => route.abort());
  await open(page, "/treatment/fue");
  const heading = page.getByRole("heading", { name: "Risks & Complications" });
  await expect(heading).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByText("Sorry, there is a problem")).toHaveCount(0);
});

test("offline, dialogs that have not loaded say so, and the page with what is typed stays", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  await page.getByLabel("Message").fill("Is Bursa possible?");
  await context.setOffline(true);
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  for (const name of ["Get Quote", "Search the site"]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expect.poll(() => said.length).toBeGreaterThan(0);
    expect(said.splice(0).join()).toContain("You’re offline");
  }
  await expect(page.getByLabel("Message")).toHaveValue("Is Bursa possible?");
});
