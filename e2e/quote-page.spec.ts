import type { APIRequestContext, Page } from "@playwright/test";
import {
  expect,
  fillQuote,
  leadsOf,
  newPerson,
  type Person,
  sendQuote,
  test,
  toast,
} from "./fixtures.ts";
import { holdScript } from "./hold-script.ts";
import { formOf, REFERENCE, SENT } from "./quote-page-support.ts";

/** Goes from Home to the form, and fills it in and sends it without the site's script. */
async function askFromHome(page: Page, person: Person): Promise<void> {
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/quote");
  await fillQuote(formOf(page), person, "Hip Replacement");
  await formOf(page).getByLabel("Location").selectOption("İzmir");
  await formOf(page).getByLabel("Notes").fill("First line\nand a second");
  await sendQuote(formOf(page));
}

/** Expects the lead that `askFromHome` sent. */
async function expectLeadFromHome(request: APIRequestContext, person: Person): Promise<void> {
  expect(await leadsOf(request, person.email)).toMatchObject([
    {
      ...person,
      treatment: "Hip Replacement",
      location_city: "İzmir",
      location_country: "Turkey",
      notes: "First line\nand a second",
      source_page: "/quote",
    },
  ]);
}

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("Home links to the form, which stores a lead and leads to a receipt", async ({
    page,
    request,
  }) => {
    const person = newPerson("Without Script");
    await askFromHome(page, person);
    await expect(page).toHaveURL(SENT);
    await expect(page.getByText("If you’ve just sent a request, we’ve received it.")).toBeVisible();
    await expect(page.getByText(/at the end of this page’s address, after the #/)).toBeVisible();
    await expectLeadFromHome(request, person);
  });

  test("a page shows what is wrong, and going back leads to the form as it was", async ({
    page,
    request,
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
    expect(await leadsOf(request, person.email)).toHaveLength(1);
  });

  test("a URL without a reason, or with an unknown one, says what may be wrong", async ({
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

test("if the script never loads, the button leads to the form and the form to a receipt", async ({
  page,
  request,
  faults,
}) => {
  faults.allow("ERR_FAILED", "Failed to fetch dynamically imported module");
  await page.route("**/assets/*.js", (route) => route.abort());
  const person = newPerson("Script Failed");
  await askFromHome(page, person);
  await expect(page).toHaveURL(SENT);
  await expectLeadFromHome(request, person);
});

test("text typed before the script has loaded is kept, and the script sends it", async ({
  page,
  request,
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
  // The field in which someone is typing keeps the focus.
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
  expect(await leadsOf(request, person.email)).toMatchObject([
    { location_city: "Antalya", source_page: "/quote/fue" },
  ]);
});
