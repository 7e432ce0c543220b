import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { codeOf, wrongCodeFor } from "../../tests/one-time-code.ts";
import { expect, mailedLink, open, signIn, test, toast } from "../fixtures.ts";

// These tests use only the keyboard.

const password = "correct horse battery";
const headers = { apikey: LOCAL_SECRET_KEY };

async function newCoordinator(request: APIRequestContext) {
  const email = `account-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const made = await request.post("/auth/v1/admin/users", {
    headers,
    data: { email, password, email_confirm: true },
  });
  expect(made.ok()).toBe(true);
  const granted = await request.post("/rest/v1/rpc/grant_role", {
    headers,
    data: { email, role: "coordinator" },
  });
  expect(granted.ok()).toBe(true);
  return { email, password };
}

/** The reference of the oldest lead. */
async function firstReference(request: APIRequestContext): Promise<string> {
  const answer = await request.get("/rest/v1/leads?select=reference&order=created_at&limit=1", {
    headers,
  });
  const [{ reference = "" } = {}]: { reference?: string }[] = await answer.json();
  return reference;
}

const press = (control: Locator) => control.press("Enter");

async function openAccount(page: Page, email: string) {
  await press(page.getByRole("link", { name: `Signed in as ${email}` }));
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
}

/** Adds a device with a name, and returns its key. */
async function addDevice(page: Page, name: string): Promise<string> {
  await press(page.getByRole("button", { name: /^Add (a|another) device$/ }));
  await page.getByLabel("Name of the device").fill(name);
  await press(page.getByLabel("Name of the device"));
  const key = await page.locator("code").innerText();
  const secret = key.replace(/\s/g, "");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).pressSequentially(codeOf(secret));
  await press(page.getByLabel("Code", { exact: true }));
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  return secret;
}

/** Waits for the sign-in page: opened before the session has ended, it would redirect to the workspace. */
async function signOut(page: Page) {
  await press(page.getByRole("button", { name: "Sign Out" }));
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
}

test("a second factor is set up, asked for and removed again", async ({
  page,
  request,
  faults,
}) => {
  faults.allow("422");
  const person = await newCoordinator(request);
  await signIn(page, person);
  await openAccount(page, person.email);
  const phone = await addDevice(page, "Phone");
  const tablet = await addDevice(page, "Tablet");
  await signOut(page);

  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  // No page of the workspace opens before the code is entered.
  await open(page, "/admin/leads");
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  const code = page.getByLabel("Code", { exact: true });
  await code.pressSequentially(wrongCodeFor(phone));
  await press(code);
  await expect(page.getByText(/^Error: This code is not correct\./)).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByLabel("Code from").selectOption("Tablet");
  await code.fill(codeOf(tablet));
  await press(code);
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();

  await openAccount(page, person.email);
  for (const name of ["Phone", "Tablet"]) {
    await press(page.getByRole("button", { name: `Remove ${name}` }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Remove" }));
    // While the dialog is open, the button is hidden, too, and when it closes, the focus moves.
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeHidden();
  }
  await signOut(page);
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the name is asked at the first sign-in, and a link in an email leads to its lead through password and code, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const person = await newCoordinator(request);
    await signIn(page, person);
    const question = page.getByRole("region", { name: "What is your name?" });
    const field = question.getByLabel("Name");
    await press(field);
    await expect(question.getByText("Error: Enter a name.")).toBeVisible();
    const name = `Nur Example ${width}`;
    await field.pressSequentially(name);
    await press(field);
    await expect(question).toBeHidden();
    await expect(page.getByRole("button", { name: `${name} (change your name)` })).toBeVisible();
    await openAccount(page, person.email);
    const phone = await addDevice(page, "Phone");
    await signOut(page);

    const reference = await firstReference(request);
    await open(page, `/admin/leads?lead=${reference}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await press(page.getByLabel("Password", { exact: true }));
    await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
    // The page is loaded again while the code is looked for.
    await page.reload();
    await page.getByLabel("Code", { exact: true }).fill(codeOf(phone));
    await press(page.getByLabel("Code", { exact: true }));
    // A narrow window has no room for a lead beside the list.
    const lead = width < 1280 ? `/admin/leads/${reference}` : `/admin/leads?lead=${reference}`;
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === lead);
    await expect(page.getByRole("heading", { name: "Notes and history" })).toBeVisible();
    await expect(page.getByText(reference).first()).toBeVisible();

    // Whoever signs in after a sign-out begins with the list.
    await signOut(page);
    await page.getByLabel("Email").fill("admin@sanavoy.example");
    await page.getByLabel("Password", { exact: true }).fill("sanavoy-admin");
    await press(page.getByLabel("Password", { exact: true }));
    await expect(page).toHaveURL(/\/admin\/leads$/);
  });
}

test("changing the password ends the other sessions, and a forgotten password is reset by email", async ({
  page,
  browser,
  request,
  faults,
}) => {
  faults.allow("400");
  const person = await newCoordinator(request);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, person);
  await expect(other.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await openAccount(other, person.email);
  await other.getByLabel("New password", { exact: true }).fill("typed before the end");

  await signIn(page, person);
  await openAccount(page, person.email);
  await page.getByLabel("Current password", { exact: true }).fill(password);
  const next = page.getByLabel("New password", { exact: true });
  await next.fill("password1");
  await press(next);
  await expect(page.getByText(/^Error: This password is easy to guess\./)).toBeVisible();
  const changed = "lantern orbit walnut ferry";
  await next.fill(changed);
  await press(next);
  await expect(toast(page, "Your password has been changed")).toBeVisible();
  await expect(page.getByText("You’re not signed in anywhere else.")).toBeVisible();

  // The other browser is locked within moments, and keeps what was being typed.
  const lock = other.getByRole("dialog", { name: "Sign in again" });
  await expect(lock).toBeVisible({ timeout: 60_000 });
  await expect(other.getByLabel("New password", { exact: true })).toBeHidden();
  // Back neither opens it nor leaves the page.
  for (const _time of [1, 2]) {
    await expect.poll(() => other.evaluate(() => history.state?.overlay)).toBe(true);
    await other.goBack();
    await expect(lock).toBeVisible();
    await expect(other).toHaveURL(/\/admin\/account$/);
  }
  await lock.getByLabel("Password", { exact: true }).fill(changed);
  await press(lock.getByLabel("Password", { exact: true }));
  await expect(lock).toBeHidden();
  await expect(other.getByLabel("New password", { exact: true })).toHaveValue(
    "typed before the end",
  );
  await other.context().close();

  await signOut(page);
  const lead = `/admin/leads?lead=${await firstReference(request)}`;
  await open(page, lead);
  await press(page.getByRole("link", { name: "Forgot your password?" }));
  // The sign-in page also has a field with this name.
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await press(page.getByLabel("Email"));
  await expect(page.getByText(/an email is on its way/)).toBeVisible();
  await page.goto(await mailedLink(page.context(), person.email));
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  const third = "marble kettle seventeen cloud";
  await page.getByLabel("New password", { exact: true }).fill(third);
  await press(page.getByLabel("New password", { exact: true }));
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(lead);
  // Once it has loaded, the lead takes the focus, also from a button that is being pressed.
  await expect(page.getByRole("heading", { name: "Notes and history" })).toBeVisible();
  await signOut(page);
  await signIn(page, { ...person, password: third });
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});
