import type { Page } from "@playwright/test";
import { admin, expect, mailedLink, open, openSignedIn, test, toast } from "./fixtures.ts";

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
  await other.getByLabel("Password", { exact: true }).fill(person.password);
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
  await expect(other.getByText("Your email address is confirmed.")).toBeVisible();
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
  await expect(toast(other, DENIED).last()).toBeVisible({ timeout: 60_000 });
  await expect(other).toHaveURL("/admin/login");
  await context.close();
});
