import { readFile } from "node:fs/promises";
import { admin, expect, newPerson, open, openSignedIn, test, toast } from "./fixtures.ts";
import { sendAndFindLink } from "./private-link-steps.ts";

test("the audit log shows who opened a lead, can be filtered, and can be saved as a file", {
  tag: "@all",
}, async ({ page }) => {
  const person = newPerson("Caroline Herschel");
  const { reference } = await sendAndFindLink(page, person);
  await openSignedIn(page, admin, `/admin/leads/${reference}`);
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();

  await open(page, "/admin/audit");
  const table = page.getByRole("table", { name: "Audit log, newest first" });
  await expect(table).toBeVisible();
  const filter = page.getByRole("form", { name: "Filter" });
  await filter.getByLabel("Reference").fill(reference);
  await filter.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`/admin/audit?reference=${reference}`);
  // Newest first: the lead was opened after it arrived.
  await expect(table.getByRole("rowheader")).toHaveText(["Lead opened", "Request received"]);
  await filter.getByLabel("What").selectOption("Lead opened");
  await filter.getByRole("button", { name: "Show" }).press("Enter");
  await expect(table.getByRole("rowheader")).toHaveText(["Lead opened"]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  await expect(toast(page, "1 entry saved")).toBeVisible();
  const [heading, line, end] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(heading).toContain("Time (London time),Who,Email,Account,Action,Lead,Details");
  expect(line).toContain(`Lead opened,${reference}`);
  expect(line).not.toContain(person.name);
  expect(end).toBe("");
});

test("an erased request leaves a task without personal data, which an administrator ticks off", async ({
  page,
}) => {
  const person = newPerson("Mary Somerville");
  const { reference } = await sendAndFindLink(page, person);
  await openSignedIn(page, admin, "/admin/personal-data");
  await page.getByLabel("Email address, phone number or reference").fill(reference);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Erase", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", {
    name: `Erase ${person.name}’s data (${reference})?`,
  });
  await dialog.getByRole("button", { name: "Erase" }).press("Enter");

  const tasks = page.getByRole("region", { name: /^\d+ tasks? to do$/ });
  const task = tasks.getByRole("listitem").filter({ hasText: reference });
  // The oldest tasks come first, and more than a few are folded.
  await expect(async () => {
    const all = tasks.getByRole("button", { name: /^Show all/ });
    if (await all.isVisible()) await all.press("Enter");
    await expect(task).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(task).toContainText("Delete exported files, emails and WhatsApp chats");
  await expect(task).not.toContainText(person.name);
  await expect(page.getByRole("link", { name: /^Personal data.*, \d+ tasks?$/ })).toBeVisible();
  await task.getByRole("button", { name: `Done: Erased ${reference}` }).press("Enter");
  await page.getByRole("button", { name: "Yes, it is done" }).press("Enter");
  await expect(toast(page, "The task is done")).toBeVisible();
  await expect(task).toHaveCount(0);
});
