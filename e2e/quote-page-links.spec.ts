import {
  expect,
  fillQuote,
  leadsOf,
  newPerson,
  open,
  openQuote,
  sendQuote,
  test,
  toast,
} from "./fixtures.ts";
import { formOf, REFERENCE, SENT } from "./quote-page-support.ts";

test("the form on its own page shows errors, keeps a draft, and leads to a receipt", async ({
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
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

test("quote buttons are links: a click with Ctrl opens a new tab, and Space opens the dialog", async ({
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

test("the button in the header fills in the page's treatment, if it is offered", {
  tag: "@all",
}, async ({ page }) => {
  await open(page, "/treatment/gastric-sleeve");
  const dialog = await openQuote(page);
  await expect(dialog.getByLabel("Treatment", { exact: true })).toHaveValue("Gastric Sleeve");

  // A prescription-only medicine is not offered.
  await open(page, "/treatment/botox-fillers");
  const neutral = await openQuote(page);
  await expect(neutral.getByLabel("Treatment", { exact: true })).toHaveValue("");

  await open(page, "/compare?treatments=veneers,botox-fillers,dental-implants");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Get Quote" }).click();
  const compared = page.getByRole("dialog", { name: "Get a free quote" });
  await expect(compared.getByLabel("Treatment", { exact: true })).toHaveValue(
    "Porcelain Veneers and Dental Implants",
  );

  // On the form's own page, the button in the header is a link to the form.
  await open(page, "/quote/veneers");
  await banner.getByRole("link", { name: "Get Quote" }).click();
  await expect(formOf(page)).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the button in the header asks about the city or the package that the page is about", {
  tag: "@all",
}, async ({ page }) => {
  const button = page.getByRole("banner").getByRole("button", { name: "Get Quote" });
  await open(page, "/explore#antalya");
  await expect(button).toHaveAttribute("href", "/quote?city=Antalya");
  await button.click();
  const aboutCity = page.getByRole("dialog", { name: "Get a free quote" });
  await expect(aboutCity.getByLabel("Location")).toHaveValue("Antalya");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 2, name: "İzmir" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(button).toHaveAttribute("href", `/quote?city=${encodeURIComponent("İzmir")}`);

  await open(page, "/packages");
  const dialog = await openQuote(page);
  await expect(dialog).toContainText("Package: Treatment, hotel, transfers and aftercare");
});

test("the submit button is in view when the form opens", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, name] of [
    ["/", "Get a free quote"],
    ["/treatment/dental-implants", "Book a Free Consultation"],
    ["/quote"],
    ["/quote/dental-implants"],
  ] as const) {
    await open(page, path);
    if (name) await page.getByRole("button", { name }).first().click();
    const form = name ? page.getByRole("dialog") : formOf(page);
    await expect(form.getByRole("button", { name: "Send my request" })).toBeInViewport({
      ratio: 1,
    });
  }
});

test("if the dialog's code fails to load, the button opens the page with the form", async ({
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

test("if the code that sends the form fails to load, the browser sends it", async ({
  page,
  request,
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
  expect(await leadsOf(request, person.email)).toHaveLength(1);
});
