import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { coordinator, expect, mailSubjects, newPerson, openSignedIn, test } from "./fixtures.ts";
import { tabTo } from "./tab-to.ts";

async function type(
  page: Page,
  role: Parameters<Page["getByRole"]>[0],
  name: string,
  text: string,
) {
  await tabTo(page, page.getByRole(role, { name: name, exact: true }));
  await page.keyboard.type(text);
}

for (const width of [390, 1280]) {
  test(`a coordinator enters a request by keys, at ${width} px, and the patient gets an email`, {
    tag: width === 1280 ? [] : ["@all"],
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 });
    const person = newPerson("Nadia Example");
    await openSignedIn(page, coordinator);
    await page.getByRole("link", { name: "Enter a request" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Enter a request" })).toBeVisible();
    await type(page, "combobox", "How it reached us", "Ph");
    await type(page, "combobox", "Treatment", "Rhinoplasty");
    await type(page, "combobox", "City", "An");
    await type(page, "textbox", "Full name", person.name);
    await type(page, "textbox", "Phone number", person.phone);
    await type(page, "textbox", "Email address (optional)", person.email);
    await type(page, "combobox", "How they agreed", "Ph");
    await tabTo(page, page.getByRole("button", { name: "Store the request", exact: true }));
    await page.keyboard.press("Enter");
    // What is missing is said, and what was typed stays.
    const problem = page.getByRole("link", { name: /^Tick the box if the patient agreed/ });
    await expect(problem).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("region", { name: "There is a problem" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/leads\/SV-/);
    await expect(page.getByText(/entered this request made by phone/)).toBeVisible();
    await expect(page.getByText(/^What they agreed to on .*, by phone$/)).toBeVisible();
    await expect
      .poll(() => mailSubjects(context, person.email))
      .toEqual([expect.stringMatching(/^We have your request SV-/)]);
  });
}

test("a request without an email address is answered otherwise, by taps", { tag: "@all" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = newPerson("Omar Example");
  await openSignedIn(page, coordinator, "/admin/leads/new");
  await page.getByLabel("How it reached us").selectOption("Referral");
  await page.getByLabel("Treatment", { exact: true }).fill("LASIK");
  await page.getByLabel("City").selectOption("Antalya");
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Phone number").fill(person.phone);
  await page.getByLabel("How they agreed").selectOption("WhatsApp");
  await page.getByLabel("The patient agreed to these words").check();
  await page.getByRole("button", { name: "Store the request" }).click();
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await expect(page.getByText("No email address")).toBeVisible();
  await expect(page.getByRole("link", { name: "Email", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
});
