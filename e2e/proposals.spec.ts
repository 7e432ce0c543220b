import type { Page } from "@playwright/test";
import { expect, newPerson, open, test } from "./fixtures.ts";
import { mailWith, openLeadAsCoordinator, prove, sendAndFindLink, unlock } from "./private-link.ts";

const A = "Example Clinic A, Antalya (demo)";
const F = "Example Clinic F, İzmir (demo)";

/** Moves the focus to a control in the section about clinics, and presses it. */
async function press(page: Page, role: "button" | "checkbox", name: string, key = "Enter") {
  const control = page
    .getByRole("region", { name: "Clinics" })
    .getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press(key);
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`No tab stop is called ${name}.`);
}

/** Records what the patient said to a clinic. The first letters choose the options. */
async function record(page: Page, clinic: string, answer: "Y" | "N") {
  await press(page, "button", `Record the answer: ${clinic}`);
  await page.keyboard.press(answer);
  await page.keyboard.press("Tab");
  await page.keyboard.press("W");
  await press(page, "button", "Save the answer");
}

/** Proposes two clinics on the lead's page. */
async function proposeBoth(page: Page) {
  const section = page.getByRole("region", { name: "Clinics" });
  await press(page, "button", "Propose clinics");
  for (const clinic of [`${F}, İzmir`, `${A}, Antalya`]) {
    const box = section.getByRole("checkbox", { name: clinic });
    if (clinic.startsWith(A)) await section.locator("summary").press("Enter");
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await press(page, "button", "Ask the patient");
  await expect(section.getByText(/The patient has not answered yet/)).toHaveCount(2);
}

for (const width of [390, 1280]) {
  test(`a patient says yes to one clinic and no to another, and takes the yes back, by keys, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const person = newPerson("Grace Example");
    const { link, reference } = await sendAndFindLink(page, person);
    await openLeadAsCoordinator(page, reference);
    await open(page, `/admin/leads/${reference}`);
    await proposeBoth(page);
    const mail = await mailWith(page, person.email, /^May we ask/);
    expect(mail.text).toContain(A);
    expect(mail.text).toContain(F);

    await unlock(page, link, person.email);
    await prove(page, person.phone);
    const cardOf = (clinic: string) => page.getByRole("listitem").filter({ hasText: clinic });
    const button = (clinic: string, name: RegExp) => cardOf(clinic).getByRole("button", { name });
    await button(A, /^Yes, ask them/).press("Enter");
    const said = cardOf(A).getByText(/^You said yes/);
    await expect(said).toBeFocused();
    await button(F, /^No/).press("Enter");
    await expect(cardOf(F).getByText(/^You said no/)).toBeFocused();
    await expect(button(F, /^Yes/)).toBeHidden();
    await button(A, /^Take back my yes/).press("Enter");
    await expect(said).toBeHidden();
    await expect(button(A, /^Change my answer/)).toBeVisible();

    await open(page, `/admin/leads/${reference}`);
    await expect(page.getByRole("button", { name: /^Ask by/ })).toHaveCount(0);
  });

  test(`a coordinator proposes two clinics, records a yes and a no, asks the one and retracts it by keys, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { reference } = await sendAndFindLink(page, newPerson("Grace Example"));
    await openLeadAsCoordinator(page, reference);
    await open(page, `/admin/leads/${reference}`);
    const section = page.getByRole("region", { name: "Clinics" });
    await expect(section.getByText("No clinic has been proposed.", { exact: false })).toBeVisible();
    await proposeBoth(page);
    // Without a yes, no clinic can be asked.
    await expect(section.getByRole("button", { name: /^Ask by/ })).toHaveCount(0);

    await record(page, A, "Y");
    await expect(section.getByText(/^Yes, by WhatsApp/)).toBeVisible();
    await page.locator("body").press("Home");
    await record(page, F, "N");
    await expect(section.getByText(/^No, by WhatsApp/)).toBeVisible();
    const asking = section.getByRole("button", { name: /^Ask by email/ });
    await expect(asking).toHaveCount(1);
    await asking.focus();
    await page.keyboard.press("Enter");
    await expect(section.getByText(/^The clinic was asked on/)).toBeVisible();

    await section.getByRole("button", { name: `Recorded by mistake: ${A}` }).focus();
    await page.keyboard.press("Enter");
    await expect(section.getByText(/^Yes, by WhatsApp/)).toBeVisible();
    await expect(page.getByText(`retracted the record that ${A} received data`)).toBeVisible();
    await asking.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(section.getByText(/^The clinic was asked on/)).toBeHidden();
  });
}
