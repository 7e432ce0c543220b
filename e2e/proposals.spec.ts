import type { Page } from "@playwright/test";
import { expect, newPerson, open, test } from "./fixtures.ts";
import {
  mailWith,
  openLeadAsCoordinator,
  prove,
  sendAndFindLink,
  unlock,
} from "./private-link-steps.ts";
import { tabTo } from "./tab-to.ts";

const A = "Example Clinic A, Antalya (demo)";
const C = "Example Clinic C, İstanbul (demo)";
const F = "Example Clinic F, İzmir (demo)";

/** Moves the focus to a control in the section about clinics, and presses it. */
async function press(page: Page, role: "button" | "checkbox", name: string, key = "Enter") {
  const control = page
    .getByRole("region", { name: "Clinics" })
    .getByRole(role, { name, exact: true });
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Records what the patient said to a clinic. The first letters choose the options. */
async function record(page: Page, clinic: string, answer: "Y" | "N") {
  await press(page, "button", `Record the answer: ${clinic}`);
  await page.keyboard.press(answer);
  await page.keyboard.press("Tab");
  await page.keyboard.press("W");
  await press(page, "button", "Save the answer");
}

/** Proposes clinics on the lead's page. */
async function proposeClinics(page: Page, clinics = [`${F}, İzmir`, `${A}, Antalya`]) {
  const section = page.getByRole("region", { name: "Clinics" });
  await press(page, "button", "Propose clinics");
  for (const clinic of clinics) {
    const box = section.getByRole("checkbox", { name: clinic });
    if (!(await box.isVisible())) await section.locator("summary").press("Enter");
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await press(page, "button", "Ask the patient");
  await expect(section.getByText(/The patient has not answered yet/)).toHaveCount(clinics.length);
}

/** Asks a clinic that the patient said yes to. */
async function ask(page: Page, clinic: string) {
  await page.getByRole("button", { name: `Ask by email: ${clinic}` }).press("Enter");
  await expect(page.getByRole("button", { name: `Ask again by email: ${clinic}` })).toBeVisible();
}

/** Records the quote of a clinic, and shares it. */
async function quote(page: Page, clinic: string, price: string, surgeon: string) {
  const section = page.getByRole("region", { name: "Quotes" });
  await section.getByRole("button", { name: `Record the quote of ${clinic}` }).press("Enter");
  await expect(section.getByLabel("Price of the whole quote")).toBeFocused();
  await page.keyboard.type(price);
  await page.keyboard.press("Tab");
  await section.getByLabel("Who treats the patient").focus();
  await page.keyboard.type(surgeon);
  await page.keyboard.press("Enter");
  const share = `Share version 1 with the patient: ${clinic}`;
  await section.getByRole("button", { name: share }).press("Enter");
  await expect(section.getByRole("button", { name: `Stop sharing: ${clinic}` })).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`a patient says yes to two of three clinics, compares their quotes, takes one yes back and goes on with the other, by keys, at ${width} px`, {
    tag: width === 390 ? [] : ["@all"],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const person = newPerson("Grace Example");
    const { link, reference } = await sendAndFindLink(page, person);
    await openLeadAsCoordinator(page, reference);
    await proposeClinics(page, [`${F}, İzmir`, `${A}, Antalya`, `${C}, İstanbul`]);
    const mail = await mailWith(page, person.email, /^May we ask/);
    for (const clinic of [A, C, F]) expect(mail.text).toContain(clinic);

    await unlock(page, link, person.email);
    await prove(page, person.phone);
    const clinics = page.getByRole("region", { name: "Clinics we’ve suggested" });
    const cardOf = (clinic: string) => clinics.getByRole("listitem").filter({ hasText: clinic });
    const say = (name: string, clinic: string) =>
      clinics.getByRole("button", { name: `${name}: ${clinic}`, exact: true }).press("Enter");
    await say("Yes, ask them", A);
    await expect(cardOf(A).locator(":focus")).toHaveText(/^You said yes/);
    await say("No", F);
    await expect(cardOf(F).locator(":focus")).toHaveText(/^You said no/);
    await say("Yes, ask them", C);
    await expect(cardOf(C).locator(":focus")).toHaveText(/^You said yes/);

    await open(page, `/admin/leads/${reference}`);
    await ask(page, A);
    await ask(page, C);
    await quote(page, A, "£2,400", "Dr A. Example");
    await quote(page, C, "2.900 €", "");
    const told = await mailWith(page, person.email, /^A quote is ready: request /);
    expect(told.text).not.toMatch(/Example Clinic|2[,.]\d00/);
    // The clinic that was refused: nothing about the patient can be opened for it, and nothing was recorded.
    await expect(page.getByRole("button", { name: /^Ask .*Clinic F/ })).toHaveCount(0);
    await expect(page.getByText(`recorded that ${A} received`)).toBeVisible();
    await expect(page.getByText(`recorded that ${F} received`)).toHaveCount(0);

    await unlock(page, link, person.email);
    const totals = page.getByRole("row", { name: /^Total in pounds/ }).getByRole("cell");
    await expect(totals).toHaveText(["£2,400 or more", /^£[\d,]+ or more \(€2,900 or more\)$/]);
    const surgeon = page.getByRole("row", { name: /^Who treats you/ }).getByRole("cell");
    await expect(surgeon).toHaveText(["Dr A. Example", "Not stated"]);
    await expect(page.getByText(`No surgeon or dentist is named: ${C}`)).toBeVisible();
    await page.getByRole("radio", { name: `I’d like to go ahead with ${C}` }).press("Space");
    await page.getByRole("button", { name: "Tell my coordinator" }).press("Enter");
    await expect(page.locator(":focus")).toContainText(`would like to go ahead with ${C}.`);
    await say("Take back my yes", C);
    await expect(cardOf(C).locator(":focus")).toHaveText(/^You took back your yes/);
    await expect(totals).toHaveText(["£2,400 or more"]);
    await page.getByRole("radio", { name: `I’d like to go ahead with ${A}` }).press("Space");
    await page.getByRole("button", { name: "Tell my coordinator" }).press("Enter");
    await expect(page.locator(":focus")).toContainText(`would like to go ahead with ${A}.`);
    const readers = page.getByRole("region", { name: "Who can read your data" });
    await expect(readers).toContainText(A);
    await expect(readers).not.toContainText(F);
    await page.getByRole("button", { name: "Copy into My plan" }).press("Enter");
    await page.getByRole("link", { name: "Open My plan" }).press("Enter");
    await expect(page).toHaveURL(/\/plan\/quotes$/);
    await expect(page.getByRole("columnheader", { name: A }).first()).toBeVisible();

    await open(page, `/admin/leads/${reference}`);
    await expect(
      page.getByText(`The patient would like to go ahead with ${A} (version 1)`),
    ).toBeVisible();
  });

  test(`a coordinator proposes two clinics, records a yes and a no, asks the one and retracts it by keys, at ${width} px`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { reference } = await sendAndFindLink(page, newPerson("Grace Example"));
    await openLeadAsCoordinator(page, reference);
    await open(page, `/admin/leads/${reference}`);
    const section = page.getByRole("region", { name: "Clinics" });
    await expect(section.getByText("No clinic has been proposed.", { exact: false })).toBeVisible();
    await proposeClinics(page);
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
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await asking.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(section.getByText(/^The clinic was asked on/)).toBeHidden();
  });
}
