import {
  expect,
  fillQuote,
  leadsOf,
  newPerson,
  open,
  openLeads,
  openQuote,
  sendQuote,
  sourceCell,
  THANK_YOU,
  test,
  toast,
} from "./fixtures.ts";

const SUCCESS = "Quote request received! We'll contact you within 24 hours.";

test("a request appears in the administrator's list and export", async ({ page }) => {
  const person = newPerson("İbrahim Öztürk-Şahin");
  await open(page, "/");
  await page.getByLabel("Treatment", { exact: true }).fill("hip");
  await page.getByRole("option", { name: "Hip Replacement" }).click();
  await page.getByLabel("Location").selectOption("İzmir");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();

  const dialog = page.getByRole("dialog", { name: "Get a free quote" });
  await expect(dialog.getByLabel("Treatment", { exact: true })).toHaveValue("Hip Replacement");
  await expect(dialog.getByLabel("Location")).toHaveValue("İzmir");
  await dialog.getByLabel("Full name").fill(person.name);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Phone (WhatsApp number)").fill(person.phone);
  await dialog.getByLabel("Travel month").fill("May 2027");
  await dialog.getByLabel("Notes").fill('First line, with "quotes"\nand a second line');
  await dialog.getByLabel("Preferred language").fill("Türkçe");
  await dialog.getByRole("checkbox").check();
  await sendQuote(dialog);

  await expect(toast(page, SUCCESS)).toBeVisible();
  await expect(page.getByText(THANK_YOU)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  await openLeads(page);
  const row = page.getByRole("row").filter({ hasText: person.email });
  await expect(row).toContainText(person.name);
  await expect(row).toContainText(person.email);
  await expect(row).toContainText(person.phone);
  await expect(row).toContainText("Hip Replacement");
  await expect(row).toContainText("İzmir, Turkey");
  await expect(row).toContainText("May 2027");
  await expect(sourceCell(row)).toHaveText("/");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sanavoy-leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const { readFile } = await import("node:fs/promises");
  const csv = await readFile(await download.path(), "utf8");
  const lines = csv.split("\r\n");
  expect(lines[0]).toBe("\ufeffDate,Name,Email,Phone,Treatment,Location,Travel Month,Notes,Source");
  expect(lines.find((line) => line.includes(person.email))).toContain(
    `,${person.name},${person.email},${person.phone},Hip Replacement,"İzmir, Turkey",May 2027,"First line, with ""quotes""`,
  );
  await expect(toast(page, "Leads exported successfully")).toBeVisible();

  // A field that the specification does not have is not in its columns, but in one that can be added, and in the lead.
  await open(page, "/admin/leads?columns=contact-preferred_language");
  await row.getByRole("cell", { name: "Türkçe" }).waitFor();
  await row.getByRole("link", { name: person.name }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Türkçe" })).toBeVisible();
});

test("the form stays open and filled in without a network", async ({ page, faults }) => {
  faults.allow("submit-lead");
  await page.route("**/functions/v1/submit-lead", (route) => route.abort("internetdisconnected"));
  const person = newPerson();
  await open(page, "/faq");
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await sendQuote(dialog);

  const message = "Network error. Please check your connection and try again.";
  await expect(toast(page, message)).toBeVisible();
  const notice = dialog.locator(":focus");
  await expect(notice).toContainText(message);
  await expect(notice).toContainText("Your request may not have been sent.");
  await expect(notice).toBeInViewport({ ratio: 1 });
  const send = dialog.getByRole("button", { name: "Send my request" });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel("Full name")).toHaveValue(person.name);
  await expect(dialog.getByLabel("Email")).toHaveValue(person.email);
  await expect(dialog.getByRole("checkbox")).toBeChecked();
  await expect(send).toBeEnabled();

  await page.unroute("**/functions/v1/submit-lead");
  await sendQuote(dialog);
  await expect(page.getByText(THANK_YOU)).toBeVisible();
});

test("the same form sent twice is one lead", async ({ page, request, faults }) => {
  faults.allow("submit-lead");
  const person = newPerson("Twice Sent");
  let lost = 0;
  // The request arrives but its response is lost, and so is the response to the page's own retry, so the
  // person has to try again.
  await page.route("**/functions/v1/submit-lead", async (route) => {
    if (lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await open(page, "/");
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await sendQuote(dialog);
  await expect(toast(page, "Network error.")).toBeVisible();
  await sendQuote(dialog);
  await expect(page.getByText(THANK_YOU)).toBeVisible();

  expect(await leadsOf(request, person.email)).toHaveLength(1);
});
