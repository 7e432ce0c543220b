import {
  expect,
  fillQuote,
  newPerson,
  open,
  openQuote,
  sendQuote,
  THANK_YOU,
  test,
} from "./fixtures.ts";
import { holdScript } from "./hold-script.ts";

test("a draft is kept when the dialog is closed and the page reloaded, and deleted once it is sent", async ({
  page,
}) => {
  const person = newPerson();
  await open(page, "/");
  let dialog = await openQuote(page);
  await fillQuote(dialog, person);
  const consent = dialog.getByRole("checkbox");
  const place = await consent.boundingBox();
  await dialog.getByLabel("Notes").fill("Half a thought");
  // If what comes while typing moved a field, a press would miss it.
  expect(await consent.boundingBox()).toEqual(place);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Get Quote" })).toBeFocused();

  await open(page, "/about");
  dialog = await openQuote(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue(person.name);
  await expect(dialog.getByLabel("Notes")).toHaveValue("Half a thought");
  // Consent must be given again each time.
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();

  await dialog.getByRole("checkbox").check();
  await sendQuote(dialog);
  await expect(page.getByText(THANK_YOU)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  dialog = await openQuote(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  await expect(dialog.getByLabel("Location")).toHaveValue("İstanbul");
});

for (const width of [390, 1280]) {
  test(`no field moves when the price of a searched treatment comes late, at ${width} pixels`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const late = /\/assets\/summaries[^/]*\.js/;
    const release = await holdScript(page, late);
    await open(page, "/");
    const search = page.getByRole("main").getByRole("search");
    await search.getByRole("combobox", { name: "Treatment" }).fill("Hip Replacement");
    const arrival = page.waitForEvent("requestfinished", (request) => late.test(request.url()));
    await search.getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Get a free quote" });
    await expect(dialog.getByRole("link", { name: "Hip Replacement" })).toBeVisible();
    const phone = dialog.getByLabel("Phone (WhatsApp number)");
    const placeOfPhone = () =>
      phone.evaluate((node) => {
        for (const animation of document.getAnimations()) animation.finish();
        return node.getBoundingClientRect().top;
      });
    const before = await placeOfPhone();
    release();
    await arrival;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await placeOfPhone()).toBe(before);
  });
}

test("the chosen package is kept with the draft when the dialog is closed and the page reloaded", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/packages");
  const packageName = /^Package: /;
  await page.getByRole("main").getByRole("button", { name: /quote/i }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Ayşe");
  const shown = await dialog.getByText(packageName).textContent();
  await open(page, "/about");
  await openQuote(page);
  await expect(dialog.getByText(packageName)).toHaveText(shown ?? "");
  await expect(dialog.getByLabel("Full name")).toHaveValue("Ayşe");
});

test("the mobile menu opens and closes, and closes when a button in it or the header is used", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  // Some people's own fonts are so wide that the header takes two rows.
  const header = page.getByRole("banner");
  await header
    .getByRole("button", { name: "Quote" })
    .evaluate(({ style }) => style.setProperty("padding-inline", "5rem"));
  expect((await header.boundingBox())?.height).toBeGreaterThan(100);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  const forClinics = menu.getByRole("group", { name: "For clinics" });
  const partners = forClinics.getByRole("link", { name: "Our Partners" });
  await expect(partners).toBeVisible();
  await expect(forClinics.getByRole("button", { name: "Become a Partner" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeHidden();

  await page.getByRole("button", { name: "Menu" }).click();
  await openQuote(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();

  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("button", { name: "Become a Partner" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Email us" })).toHaveAttribute(
    "href",
    /^mailto:hello@sanavoy\.example\?subject=Clinic%20Listing%20Inquiry&body=/,
  );
  await expect(dialog.getByRole("link", { name: "WhatsApp us" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/447700900123\?text=/,
  );
  await expect(menu).toBeHidden();
});

test("a receipt stays after the dialog closes, and can be found until it is deleted", async ({
  page,
}) => {
  const person = newPerson("Receipt Keeper");
  await open(page, "/treatment/dental-implants");
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await sendQuote(dialog);
  const bar = page.getByRole("region", { name: "Your quote request" });
  await expect(bar).toContainText(/Reference SV-\w{4}-\w{4}/);
  await expect(bar).toContainText(/A coordinator replies by \w+day, \w+ \d/);
  const stored = await page.evaluate(() => localStorage.getItem("receipts"));
  expect(stored).not.toContain(person.email);
  expect(stored).not.toContain("Keeper");

  await bar.getByRole("link", { name: "See your receipt" }).click();
  await expect(page).toHaveURL("/request#receipts");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("heading", { name: /^SV-/ })).toBeVisible();
  await expect(page.getByText("Dental Implants in İstanbul")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Delete this receipt" }).click();
  await expect(page.getByText("No requests sent from this device")).toBeVisible();
});

test("a likely typing mistake in an email address is pointed out and can be corrected", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/about");
  const dialog = await openQuote(page);
  await dialog.getByLabel("Email").pressSequentially("ada@gmial.com");
  await dialog.getByRole("button", { name: "ada@gmail.com" }).click();
  await expect(dialog.getByLabel("Email")).toHaveValue("ada@gmail.com");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expect(dialog.getByText("Did you mean")).toBeHidden();
});
