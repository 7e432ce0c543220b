import type { Page } from "@playwright/test";
import {
  expect,
  fillQuote,
  newPerson,
  open,
  openLeads,
  openQuote,
  sendQuote,
  THANK_YOU,
  test,
  toast,
} from "../fixtures.ts";
import { openAndKeep } from "../offline-support.ts";

test.use({ serviceWorkers: "allow", savesData: false });

// The site is copied for offline use while the browser is idle, which takes a while on a busy machine.
test.describe.configure({ timeout: 60_000 });

test.beforeEach(({ faults }) => faults.allow("ERR_INTERNET_DISCONNECTED"));

const OFFLINE = "You’re offline. Nothing has been sent. What you typed is still here.";

const WAITING = "Your request has not been sent yet.";

/** Counts the quote requests that leave the page from now on. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().includes("submit-lead")) count += 1;
  });
  return () => count;
}

/** Long enough for an unwanted request to appear. */
const A_WHILE = 1500;

test("a request written offline is kept, and is sent once if the person asks for this", async ({
  page,
  context,
}) => {
  const person = newPerson("Offline Writer");
  await openAndKeep(page, "/about");
  await context.setOffline(true);
  await open(page, "/treatment/lasik");
  const dialog = await openQuote(page);
  await expect(dialog.getByText(OFFLINE)).toBeVisible();
  await fillQuote(dialog, person);
  await sendQuote(dialog);
  await expect(
    toast(page, "Network error. Please check your connection and try again."),
  ).toBeVisible();
  await expect(dialog.getByText(OFFLINE)).toBeVisible();
  await expect(dialog.getByLabel("Full name")).toHaveValue(person.name);

  // The person has not asked for it, so nothing is sent when the connection is back.
  const requests = countRequests(page);
  await context.setOffline(false);
  await expect(dialog.getByText(OFFLINE)).toBeHidden();
  await expect(dialog.getByText("Your request may not have been sent.")).toBeVisible();
  await page.waitForTimeout(A_WHILE);
  expect(requests()).toBe(0);

  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Send it when I’m back online" }).click();
  await expect(dialog.getByText(WAITING)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(THANK_YOU)).toBeVisible();
  await page.waitForTimeout(A_WHILE);
  expect(requests()).toBe(1);
  // Closing goes back in the history, which would stop a page from loading.
  await expect(dialog).toBeHidden();

  await openLeads(page);
  await expect(page.getByRole("row").filter({ hasText: person.email })).toHaveCount(1);
});

test("waiting for the connection can be cancelled, and ends when the form is edited or closed", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await openAndKeep(page, "/about");
  const requests = countRequests(page);
  await context.setOffline(true);
  let dialog = await openQuote(page);
  const wait = () => dialog.getByRole("button", { name: "Send it when I’m back online" }).click();

  // A form with errors cannot wait.
  await wait();
  await expect(dialog.getByRole("region", { name: "There are 5 problems" })).toBeFocused();
  await expect(dialog.getByText(WAITING)).toBeHidden();

  await fillQuote(dialog, person);
  await wait();
  await expect(dialog.getByText(WAITING)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel sending" }).click();
  await expect(dialog.getByText(OFFLINE)).toBeVisible();

  await wait();
  await expect(dialog.getByText(WAITING)).toBeVisible();
  await dialog.getByLabel("Notes").fill("One more thing");
  await expect(dialog.getByText(OFFLINE)).toBeVisible();

  await wait();
  await expect(dialog.getByText(WAITING)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  await page.waitForTimeout(A_WHILE);
  expect(requests()).toBe(0);

  dialog = await openQuote(page);
  await expect(dialog.getByLabel("Notes")).toHaveValue("One more thing");
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
});

test("losing and regaining the connection leaves the focus in the form", async ({
  page,
  context,
  faults,
}) => {
  faults.allow("submit-lead");
  await page.route("**/functions/v1/submit-lead", (route) => route.abort("connectionreset"));
  await open(page, "/about");
  const dialog = await openQuote(page);
  const send = dialog.getByRole("button", { name: "Send my request" });
  await fillQuote(dialog, newPerson());
  await sendQuote(dialog);
  await expect(dialog.locator(":focus")).toContainText("Your request may not have been sent.");
  await context.setOffline(true);
  await expect(dialog.getByText(OFFLINE)).toBeVisible();
  await expect(send).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Send it when I’m back online" })).toBeFocused();
  await context.setOffline(false);
  await expect(dialog.getByText(OFFLINE)).toBeHidden();
  await expect(send).toBeFocused();
});

test("nothing that was typed offline is stored permanently", async ({ page, context }) => {
  const person = newPerson("Private Person");
  await openAndKeep(page, "/about");
  await context.setOffline(true);
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await dialog.getByRole("button", { name: "Send it when I’m back online" }).click();
  await expect(dialog.getByText(WAITING)).toBeVisible();

  const stored = await page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage })];
    for (const { name } of await indexedDB.databases()) texts.push(`database ${name}`);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return texts;
  });
  for (const text of stored) {
    for (const secret of [person.name, person.email]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/^database /);
  }
  expect(stored.length).toBeGreaterThan(100);
});
