import type { Page } from "@playwright/test";
import {
  admin,
  secondCoordinator as colleague,
  coordinator,
  expect,
  mailedLink,
  open,
  openSignedIn,
  test,
  toast,
} from "./fixtures.ts";

const DENIED = "Access denied. Admin privileges required.";

/** Signs in and opens a page through the navigation. */
async function enter(page: Page, who: { email: string; password: string }, label: string) {
  await openSignedIn(page, who);
  await page
    .getByRole("navigation", { name: "Workspace" })
    .getByRole("link", { name: label })
    .click();
  await expect(page.getByRole("heading", { name: label, exact: true, level: 1 })).toBeVisible();
}

test("Insights shows the chosen period, which is kept in the URL", async ({ page }) => {
  await enter(page, coordinator, "Insights");
  const leads = page.locator("dt", { hasText: /^Leads$/ }).locator("xpath=following-sibling::dd");
  await expect(page.getByRole("heading", { name: "Leads a day" })).toBeVisible();
  await expect(leads).toContainText(/(up from|down from|same as) \d/);
  await page.getByText("13 weeks").click();
  await expect(page).toHaveURL("/admin/insights?period=91d");
  await expect(page.getByRole("heading", { name: "Leads a week" })).toBeVisible();
  const total = await leads.innerText();

  await page.reload();
  await expect(page.getByRole("radio", { name: "13 weeks" })).toBeChecked();
  await expect(leads).toHaveText(total.replace(/\s+/g, " "), { useInnerText: true });

  // The arrow keys move between the bars, which announce their numbers. The table has all numbers.
  await page.getByText("Show as a table").first().click();
  const table = page.getByRole("table", { name: "Leads a week" });
  const counts = await table.locator("tbody td:nth-child(2)").allInnerTexts();
  const sum = counts.reduce((all, count) => all + Number(count), 0);
  expect(sum).toBe(Number(total.split(/\s/)[0]));
  expect(sum).toBeGreaterThan(100);
});

test("a template is edited, and if two people edit it at once, the second sees both texts", async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const [tab, who] of [
    [page, coordinator],
    [other, colleague],
  ] as const) {
    await enter(tab, who, "Templates");
    await tab.getByRole("link", { name: /^Question to a clinic/ }).click();
  }

  const body = page.getByLabel("Message");
  const text = await body.inputValue();
  await body.fill(`${text} {nmae}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: /^\{nmae\} is not a field/ })).toBeVisible();
  await body.fill(`${text}\nAbout {treatment}.`);
  await expect(page.getByText("About Dental Implants.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Template saved")).toBeVisible();
  await expect(page.getByText(/^Version 2, changed .* by Tom Fletcher$/)).toBeVisible();

  await other.getByLabel("Message").fill("Written at the same time");
  await other.getByRole("button", { name: "Save" }).click();
  const conflict = other.getByRole("alert");
  await expect(conflict).toContainText("Tom Fletcher changed this template");
  await expect(conflict).toContainText("About {treatment}.");
  await expect(conflict).toContainText("Written at the same time");
  await conflict.getByRole("button", { name: "Discard mine and edit theirs" }).click();
  await expect(other.getByLabel("Message")).toHaveValue(`${text}\nAbout {treatment}.`);
  await context.close();
});

test("an administrator grants and revokes a role, with immediate effect", { tag: "@all" }, async ({
  page,
  browser,
}) => {
  const person = {
    email: `colleague-${crypto.randomUUID().slice(0, 8)}@example.com`,
    password: "correct horse battery",
  };
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, "/admin/login");
  await other.getByRole("button", { name: "Need an account? Sign up" }).click();
  await other.getByLabel("Email").fill(person.email);
  await other.getByLabel("Password").fill(person.password);
  await other.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(other, "Account created!")).toBeVisible();
  const link = await mailedLink(context, person.email);

  await enter(page, admin, "Team");
  const waiting = page.getByRole("row", { name: new RegExp(person.email) });
  await expect(waiting).toContainText("Not yet");
  await expect(
    page.getByText(
      "The last administrator keeps the role. Make someone else an administrator first.",
    ),
  ).toBeVisible();

  await other.goto(link);
  await expect(toast(other, DENIED)).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Grant" }).click();
  await expect(toast(page, `${person.email} is now a coordinator`)).toBeVisible();
  await expect(
    page
      .getByRole("table", { name: "The team" })
      .getByRole("row", { name: new RegExp(person.email) }),
  ).toContainText("Coordinator");

  // Whoever signed up may not own the address: its owner chooses a new password first.
  await open(other, "/admin/reset-password");
  await other.getByLabel("Email").fill(person.email);
  await other.getByRole("button", { name: "Send the link" }).click();
  await expect.poll(() => mailedLink(context, person.email)).not.toBe(link);
  await other.goto(await mailedLink(context, person.email));
  await other.getByLabel("New password", { exact: true }).fill("walnut lantern orbit stable");
  await other.getByRole("button", { name: "Save the new password" }).click();
  await expect(other.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();

  const name = person.email.split("@")[0];
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("button", { name: "Revoke access" }).click();
  await expect(toast(page, `${name} no longer has access`)).toBeVisible();
  await expect(toast(other, DENIED).last()).toBeVisible({ timeout: 25_000 });
  await expect(other).toHaveURL("/admin/login");
  await context.close();
});

test("a coordinator cannot see the team page", async ({ page }) => {
  await openSignedIn(page, coordinator);
  await expect(page).toHaveURL("/admin/leads");
  const navigation = page.getByRole("navigation", { name: "Workspace" });
  await expect(navigation.getByRole("link")).toHaveText([
    "Leads",
    "Insights",
    "Templates",
    "Clinics",
  ]);
  await page.goto("/admin/team");
  await expect(
    page.getByRole("heading", { name: "This page is for administrators" }),
  ).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
});
