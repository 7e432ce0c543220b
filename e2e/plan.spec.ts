import type { Locator, Page } from "@playwright/test";
import { quoteLines } from "../src/content/plan/quote-lines.ts";
import { expect, fillQuote, newPerson, open, openQuote, sendQuote, test } from "./fixtures.ts";
import { pagesOnPaper } from "./paper.ts";

// Many key presses, and copies that are made while the browser is idle: slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

test("three quotes are entered, compared and asked about by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/plan/quotes");
  const quotes = [
    { clinic: "Clinic A", price: "£2,500", tests: "I", medicines: "about 100" },
    { clinic: "Clinic B", price: "2.990,00 €", tests: "I", medicines: "120" },
    { clinic: "Clinic C", price: "from 2k", tests: "N", medicines: "" },
  ];
  for (const { clinic, price, tests, medicines } of quotes) {
    await tabTo(page, page.getByRole("button", { name: "Add a clinic" }));
    await page.keyboard.press("Enter");
    const quote = page.getByRole("group", { name: /^Quote from / });
    await expect(quote.getByLabel("Clinic", { exact: true })).toBeFocused();
    await page.keyboard.type(clinic);
    await tabTo(page, quote.getByLabel("Price", { exact: true }));
    await page.keyboard.type(price);
    await tabTo(page, quote.getByLabel("Who treats you"));
    await page.keyboard.type("Dr A. Example");
    await tabTo(page, quote.getByLabel("Tests before treatment"));
    await page.keyboard.type(tests);
    await tabTo(page, quote.getByLabel("Medicines"));
    if (!medicines) continue;
    await page.keyboard.type("E");
    await tabTo(page, quote.getByLabel("Price of this extra"));
    await page.keyboard.type(medicines);
  }
  await tabTo(page, page.getByLabel("Euros for £1"));
  await page.keyboard.type("1.15");

  const total = page.getByRole("row", { name: /^Total in pounds/ });
  await expect(total.getByRole("cell").nth(0)).toHaveText("£2,590 or more");
  await expect(total.getByRole("cell").nth(1)).toHaveText("£2,704 or more");
  await expect(total.getByRole("cell").nth(2)).toHaveText("£2,000 or more");
  await expect(page.getByRole("row", { name: /^Not in the total/ })).toContainText("garments");
  await expect(page.getByRole("link", { name: "Email Clinic C" })).toHaveAttribute(
    "href",
    /^mailto:.*body=.*the%20medicines/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // What was typed is still there, and nothing of it is in the address.
  await page.reload();
  await expect(page.getByRole("row", { name: /^Total in pounds/ })).toContainText("£2,704");
  expect(new URL(page.url()).search).toBe("");
});

test("three quotes with every line take less than five minutes", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/plan/quotes");
  const count = { presses: 0, fields: 0 };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    count.presses += text.length;
    count.fields += 1;
  };
  const tab = async (control: Locator) => {
    for (let presses = 0; presses < 12; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
      count.presses += 1;
    }
    await expect(control).toBeFocused();
  };
  const lines = quoteLines.filter(({ kinds }) => !kinds || kinds.includes("operation"));
  for (const clinic of ["Clinic A", "Clinic B", "Clinic C"]) {
    await tabTo(page, page.getByRole("button", { name: "Add a clinic" }));
    await page.keyboard.press("Enter");
    const quote = page.getByRole("group", { name: /^Quote from / });
    await expect(quote.getByLabel("Clinic", { exact: true })).toBeFocused();
    await type(clinic);
    await tab(quote.getByLabel("Date of the quote"));
    // Day and month are the same, in whichever order the field has them.
    await type("11112026");
    await tab(quote.getByLabel("Price", { exact: true }));
    await type("£2,500");
    for (const { label, type: kind, detail } of lines) {
      const field = quote.getByLabel(label, { exact: true });
      await tab(field);
      await type(kind === "fact" ? "As in the email" : "I");
      if (!detail) continue;
      await tab(quote.getByLabel(`${detail} (${label})`));
      await type("6 or more");
    }
  }
  // The keystroke-level model of Card, Moran and Newell: 0.28 seconds for each key of an average
  // typist, and 1.35 to think before each field.
  expect(count.presses * 0.28 + count.fields * 1.35).toBeLessThan(300);
  const left = page.getByRole("row", { name: /^Not in the total/ }).getByRole("cell");
  await expect(left).toHaveText(Array(3).fill("Nothing is left out"));
  await expect(page.getByText("Nothing is missing from this quote.")).toHaveCount(3);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a plan is made, printed, shared to another device and sent with a request", async ({
    page,
    context,
    browser,
    faults,
  }) => {
    faults.allow("ERR_INTERNET_DISCONNECTED");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/about");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      });
    });
    await context.setOffline(true);

    await open(page, "/treatment/rhinoplasty");
    await page.getByRole("button", { name: "Add to my plan" }).click();
    await expect(page.getByText("Added to your plan")).toBeVisible();
    await open(page, "/plan/costs");
    await page.getByRole("button", { name: /Rhinoplasty, our range/ }).click();
    await page.getByLabel("Flights for one person").fill("£150 to £250");
    await expect(page.getByRole("definition").nth(1)).toHaveText("£3,700");
    await open(page, "/plan/dates");
    await page.getByLabel("Date of the treatment", { exact: true }).fill("2027-05-05");
    await expect(page.getByRole("heading", { name: "From today to the last check" })).toBeVisible();
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    await open(page, "/plan/checklist");
    await expect(page.getByText("About Rhinoplasty")).toBeVisible();
    await open(page, "/plan/quotes");
    await page.getByRole("button", { name: "Add a clinic" }).click();
    await page.getByLabel("Price", { exact: true }).fill("£2,500");
    await expect(page.getByRole("row", { name: /^Total in pounds/ })).toContainText("£2,500");
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    await open(page, "/plan");
    await page.getByLabel("Notes").fill("I faint at needles.");
    await expect(page.getByText("Quote from Clinic 1: £2,500 or more")).toBeVisible();
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#plan=/);

    const other = await browser.newContext();
    const there = await other.newPage();
    await open(there, link);
    await there.getByRole("button", { name: "Open this plan" }).click();
    await expect(there.getByLabel("Notes")).toHaveValue("I faint at needles.");
    expect(new URL(there.url()).hash).toBe("");
    await other.close();

    await context.setOffline(false);
    await open(page, "/plan");
    const dialog = await openQuote(page);
    await fillQuote(dialog, newPerson());
    await dialog.getByLabel("Notes").fill("Hello.");
    await dialog.getByRole("button", { name: "Add my plan to the notes" }).click();
    await expect(dialog.getByLabel("Notes")).toHaveValue(
      /^Hello\.\n\nMy plan\n- Treatments: Rhinoplasty\n[\s\S]*I faint at needles\.$/,
    );
    await expect(dialog.getByLabel("Notes")).toBeFocused();
    const sent = page.waitForRequest("**/functions/v1/submit-lead");
    await sendQuote(dialog);
    expect((await sent).postData()).toContain("I faint at needles.");
    await expect(page.getByText(/^Thank you!/)).toBeVisible();
  });
});
