import type { Page } from "@playwright/test";
import {
  admin,
  expect,
  mailedLink,
  open,
  openLeads,
  operatorCommand,
  signIn,
  test,
  toast,
  viewer,
} from "./fixtures.ts";

const DENIED = "Access denied. Admin privileges required.";

const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test("a wrong password shows Auth's message", async ({ page, faults }) => {
  faults.allow("/auth/v1/token");
  await signIn(page, { ...admin, password: "wrong-password" });
  await expect(toast(page, "Invalid login credentials")).toBeVisible();
  // The message stays after the toast has disappeared.
  await expect(page.getByRole("main").getByText("Invalid login credentials")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
});

test("an administrator signs in, stays signed in, and signs out", async ({ page }) => {
  await signIn(page, { ...admin, email: `  ${admin.email.toUpperCase()} ` });
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(page).toHaveURL("/admin/leads");
  await expect(page.getByText(`Signed in as ${admin.email}`)).toBeVisible();

  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin/leads");

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(toast(page, "Signed out successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  await page.goto("/admin/leads");
  await expect(page).toHaveURL("/admin/login");
});

test("if the role cannot be checked, nobody stays signed in", async ({ page, faults }) => {
  faults.allow("/rest/v1/user_roles");
  await page.route("**/rest/v1/user_roles*", (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "Out of order" } }),
  );
  await signIn(page, viewer);
  await expect(toast(page, "Authentication failed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
  await expect.poll(() => stored(page)).not.toContain("access_token");
});

test("signing out in one tab also signs out the other", { tag: "@all" }, async ({
  page,
  context,
  faults,
}) => {
  // The second tab may still be requesting something when its session ends.
  faults.allow("/rest/v1/", "/auth/v1/user");
  await openLeads(page);
  const second = await context.newPage();
  await second.goto("/admin/leads");
  await expect(second.getByRole("heading", { name: "Lead Management" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/admin/login");
  await expect(second).toHaveURL("/admin/login", { timeout: 45_000 });
});

test("a session that was ended elsewhere redirects to the sign-in page", async ({
  page,
  browser,
  faults,
}) => {
  faults.allow("/auth/v1/");
  await openLeads(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openLeads(other);
  // Signing out ends every session of the account.
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/admin/login");
  await elsewhere.close();

  // The access token is valid until it expires, but can no longer be refreshed.
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.endsWith("auth-token")) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), expires_at: 1 }));
    }
  });
  await page.reload();
  await expect(page).toHaveURL("/admin/login");
});

test("sign-up, confirmation, grant, sign-in, revocation", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  // The list refreshes regularly, and a request may be in progress when the role or the session ends.
  faults.allow("status of 401", "status of 403");
  const email = `new-admin-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = "correct horse battery";
  await open(page, "/admin/login");
  await page.getByRole("button", { name: "Need an account? Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Create Admin Account" })).toBeVisible();
  await expect(page.getByText("Sign up to request admin access")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(
    toast(page, "Account created! Please contact the admin to get admin access."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();

  // The link opens the leads page, which redirects a user without the role to the sign-in.
  const link = await mailedLink(context, email);
  await page.goto(link);
  await expect(page).toHaveURL("/admin/login");
  expect(page.url()).not.toContain("access_token");
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expect(toast(page, DENIED)).toHaveCount(0);

  const address = baseURL ?? "";
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, DENIED).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeFocused();

  expect((await operatorCommand("admin:grant", address, "nobody@example.com")).status).not.toBe(0);
  expect(await operatorCommand("admin:grant", address, email)).toMatchObject({ status: 0 });
  expect((await operatorCommand("admin:list", address)).output).toContain(email);
  // On the same page, whose cached role is out of date.
  await page.keyboard.press("Enter");
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();

  expect(await operatorCommand("admin:revoke", address, email)).toMatchObject({ status: 0 });
  // The URL is checked first, because the toast could be the earlier one.
  await expect(page).toHaveURL("/admin/login", { timeout: 60_000 });
  await expect(toast(page, DENIED).first()).toBeVisible();

  await page.goto(link);
  await expect(toast(page, "Email link is invalid or has expired")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
});
