import type { Browser, Locator, Page } from "@playwright/test";
import {
  expect,
  fillQuote,
  newPerson,
  open,
  openLeads,
  openQuote,
  type Person,
  sendQuote,
  sourceCell,
  test,
  toast,
} from "./fixtures.ts";

const SENT = /\/quote\/sent#SV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;
const REFERENCE = /^SV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** The form of the page; the dialog's looks the same. */
const formOf = (page: Page) => page.getByRole("main").locator("form");

/** The leads of a person, as an administrator sees them. */
async function leadsOf(browser: Browser, person: Person): Promise<Locator> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await openLeads(page);
  return page.getByRole("row").filter({ hasText: person.email });
}

/** Delays the site's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Fills in the form from Home, as far as a browser can without the site's script. */
async function askFromHome(page: Page, person: Person): Promise<void> {
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/quote");
  await fillQuote(formOf(page), person, "Hip Replacement");
  await formOf(page).getByLabel("Location").selectOption("İzmir");
  await formOf(page).getByLabel("Notes").fill("First line\nand a second");
  await sendQuote(formOf(page));
}

/** Expects the lead of `askFromHome`. */
async function expectLeadFromHome(browser: Browser, person: Person): Promise<void> {
  const row = await leadsOf(browser, person);
  await expect(row).toHaveCount(1);
  for (const text of [person.name, person.phone, "Hip Replacement", "İzmir, Turkey"]) {
    await expect(row).toContainText(text);
  }
  await expect(sourceCell(row)).toHaveText("/quote");
}

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("Home leads to the form, the form to a receipt, and a lead is stored", async ({
    page,
    browser,
  }) => {
    const person = newPerson("Without Script");
    await askFromHome(page, person);
    await expect(page).toHaveURL(SENT);
    await expect(
      page.getByText("If you have just sent a request, we have received it."),
    ).toBeVisible();
    await expect(page.getByText(/at the end of this page’s address, after the #/)).toBeVisible();
    await expectLeadFromHome(browser, person);
  });

  test("what is wrong is said on a page, and going back finds the form as it was", async ({
    page,
    browser,
  }) => {
    const person = newPerson("Second Try");
    await page.goto("/quote/lasik");
    const form = formOf(page);
    await expect(form.getByLabel("Treatment", { exact: true })).toHaveValue("LASIK");
    // The browser's own validation stops the submission.
    await sendQuote(form);
    await expect(page).toHaveURL("/quote/lasik");
    await fillQuote(form, { ...person, phone: "call me" }, "LASIK");
    await sendQuote(form);
    await expect(page).toHaveURL("/quote/not-sent#phone");
    await expect(page.getByRole("heading", { name: "Check your phone number" })).toBeVisible();
    await expect(page.getByText("Enter a phone number, with the country code")).toBeVisible();
    await expect(page.locator("main section:visible")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

    await page.goBack();
    await expect(form.getByLabel("Full name")).toHaveValue(person.name);
    await form.getByLabel("Phone (WhatsApp number)").fill(person.phone);
    if (!(await form.getByRole("checkbox").isChecked())) await form.getByRole("checkbox").check();
    await sendQuote(form);
    await expect(page).toHaveURL(SENT);
    await expect(await leadsOf(browser, person)).toHaveCount(1);
  });

  test("the same form sent twice is one lead, with the same reference", async ({
    page,
    browser,
  }) => {
    const person = newPerson("Pressed Twice");
    await page.goto("/quote/veneers");
    await fillQuote(formOf(page), person, "Porcelain Veneers");
    await sendQuote(formOf(page));
    await expect(page).toHaveURL(SENT);
    const first = page.url();
    await page.goBack();
    await expect(page).toHaveURL("/quote/veneers");
    await fillQuote(formOf(page), person, "Porcelain Veneers");
    await sendQuote(formOf(page));
    await expect(page).toHaveURL(first);
    await expect(await leadsOf(browser, person)).toHaveCount(1);
  });

  test("an address without a reason, or with none that is known, says what may be wrong", async ({
    page,
  }) => {
    for (const path of ["/quote/not-sent", "/quote/not-sent#nonsense"]) {
      await page.goto("about:blank");
      await page.goto(path);
      await expect(page.locator("main section:visible h2")).toHaveText("Check the form");
    }
    await page.goto("about:blank");
    await page.goto("/quote/not-sent#limit");
    await expect(page.locator("main section:visible h2")).toHaveText(
      "Too many submissions. Please try again later.",
    );
  });
});

test("if the script never loads, a tap leads to the form and the form to a receipt", async ({
  page,
  browser,
  faults,
}) => {
  faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
  await page.route("**/assets/*.js", (route) => route.abort());
  const person = newPerson("Script Failed");
  await askFromHome(page, person);
  await expect(page).toHaveURL(SENT);
  await expectLeadFromHome(browser, person);
});

test("a tap before the script has loaded ends in a stored lead", async ({ page, browser }) => {
  await holdScript(page);
  const person = newPerson("Quick Tap");
  await askFromHome(page, person);
  await expect(page).toHaveURL(SENT);
  await expectLeadFromHome(browser, person);
});

test("what is typed before the script has loaded is kept, and sent by the script", async ({
  page,
  browser,
}) => {
  const person = newPerson("Typed Early");
  const release = await holdScript(page);
  await page.goto("/quote/fue", { waitUntil: "commit" });
  const form = formOf(page);
  await form.getByLabel("Location").selectOption("Antalya");
  await form.getByLabel("Email").fill(person.email);
  await form.getByLabel("Phone (WhatsApp number)").fill(person.phone);
  await form.getByRole("checkbox").check();
  await form.getByLabel("Full name").pressSequentially("Typed ");
  release();
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
  // The field that someone is typing in keeps the focus.
  await page.keyboard.type("Early");
  await expect(form.getByLabel("Full name")).toHaveValue("Typed Early");
  await expect(form.getByLabel("Treatment", { exact: true })).toHaveValue("FUE Hair Transplant");
  await expect(form.getByLabel("Location")).toHaveValue("Antalya");
  await expect(form.getByRole("checkbox")).toBeChecked();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await sendQuote(form);
  await expect(toast(page, "Quote request received!")).toBeVisible();
  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole("main").getByText(REFERENCE)).toBeVisible();
  expect(documents).toBe(0);
  const row = await leadsOf(browser, person);
  await expect(row).toContainText("Antalya, Turkey");
  await expect(sourceCell(row)).toHaveText("/quote/fue");
});

test("the page's form says what is wrong, keeps a draft, and leaves a receipt to come back to", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = newPerson("Page Form");
  await open(page, "/treatment/dental-implants");
  await open(page, "/quote/dental-implants?package=complete");
  const form = formOf(page);
  await expect(form.getByText("Package: Treatment, hotel, transfers and aftercare")).toBeVisible();
  await form.getByLabel("Full name").fill(person.name);
  await sendQuote(form);
  await expect(form.getByRole("region", { name: "There are 3 problems" })).toBeFocused();
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/Enter your email address/);
  await page.reload();
  await expect(form.getByLabel("Full name")).toHaveValue(person.name);
  await fillQuote(form, person);
  await sendQuote(form);
  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole("heading", { level: 1, name: "Request received" })).toBeInViewport();
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Copy reference" }).click();
  await expect(toast(page, "Reference copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url().endsWith(`#${copied}`)).toBe(true);
  // Back goes to the page before the form, not to the empty form.
  await page.goBack();
  await expect(page).toHaveURL("/treatment/dental-implants");
  await page.goForward();
  await expect(page.getByRole("main").getByText(copied)).toBeVisible();
  const dialog = await openQuote(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
});

test("quote buttons are links: with a key held they open a tab, with Space the dialog", async ({
  page,
  context,
}) => {
  await open(page, "/treatment/hip-replacement");
  const button = page.getByRole("button", { name: "Request Free Quote" });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    button.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL("/quote/hip-replacement");
  await expect(page.getByRole("dialog")).toBeHidden();
  await tab.close();
  await button.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL("/treatment/hip-replacement");
});

test("the header asks about the treatment of its page, and for a consultation where it must", async ({
  page,
}) => {
  await open(page, "/treatment/gastric-sleeve");
  const dialog = await openQuote(page);
  await expect(dialog.getByLabel("Treatment", { exact: true })).toHaveValue("Gastric Sleeve");

  await open(page, "/treatment/botox-fillers");
  const banner = page.getByRole("banner");
  await expect(page.getByText(/quote/i).and(page.getByRole("button"))).toHaveCount(0);
  await banner.getByRole("button", { name: "Free Consultation" }).click();
  const consultation = page.getByRole("dialog", { name: "Book a Free Consultation" });
  await expect(consultation.getByLabel("Treatment", { exact: true })).toHaveValue(
    "Botulinum Toxin & Fillers",
  );
  await expect(consultation).not.toContainText(/£|package/i);

  // On the form's own page the header's button is a link to the form.
  await open(page, "/quote/botox-fillers");
  await banner.getByRole("link", { name: "Free Consultation" }).click();
  await expect(formOf(page)).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("if the dialog's code fails to load, a press opens the page with the form", async ({
  page,
  faults,
}) => {
  faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
  await page.route("**/assets/quote-dialog-*.js", (route) => route.abort());
  await open(page, "/treatment/lasik");
  await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/quote/lasik");
  await expect(formOf(page).getByLabel("Treatment", { exact: true })).toHaveValue("LASIK");
});

test("if the code that sends fails to load, the browser sends the form", async ({
  page,
  browser,
  faults,
}) => {
  faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
  await page.route("**/assets/submit-quote-*.js", (route) => route.abort());
  const person = newPerson("Half Of It");
  await open(page, "/about");
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await sendQuote(dialog);
  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole("main").getByText(REFERENCE)).toBeVisible();
  await expect(await leadsOf(browser, person)).toHaveCount(1);
});

test("the dialog's code is prefetched; the schema and phone numbers load with the first input", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const has = (part: string) => fetched.some((path) => path.includes(`/assets/${part}`));
  await open(page, "/about");
  await expect.poll(() => has("quote-dialog-")).toBe(true);
  await page.waitForLoadState("networkidle");
  const before = fetched.length;
  const dialog = await openQuote(page);
  expect(fetched.slice(before).filter((path) => /\/(quote|dialog)/.test(path))).toEqual([]);
  expect(has("submit-quote-")).toBe(false);
  await dialog.getByLabel("Full name").press("A");
  await expect.poll(() => has("submit-quote-")).toBe(true);
});

test("nothing is prefetched for the dialog with data saving on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2500);
  expect(fetched.filter((url) => url.includes("quote-dialog-"))).toEqual([]);
  await openQuote(page);
});
