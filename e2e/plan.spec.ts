import type { Locator, Page } from "@playwright/test";
import { formatPounds } from "../src/site/features/catalogue/cost.ts";
import { costOf } from "../tests/content/summaries.ts";
import { expect, newPerson, open, test, toast } from "./fixtures.ts";
import { openAndKeep } from "./offline-support.ts";
import { pagesOnPaper } from "./paper.ts";
import { tabTo } from "./tab-to.ts";

/** The time for each key of an average typist, in seconds. It is calculated, because typing like this takes long. */
const KEY_TIME = 0.28;
/** The time that people think before each field, in seconds (Card, Moran and Newell). */
const THINKING = 1.35;

/** Tabs to a button or a link, and presses it. */
async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** What opens the lines of a quote that are not shown at first. */
const foldOf = (quote: Locator) => quote.locator("summary", { hasText: /^\d+ more lines$/ });

/** Tabs to a field, and types into it. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test("three quotes are entered with only the keyboard in under five minutes, and compared", {
  tag: "@all",
}, async ({ page, context }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/plan/quotes");
  const quotes = [
    { clinic: "Clinic A", price: "£2,500", tests: "I", medicines: "about 100" },
    { clinic: "Clinic B", price: "2.990,00 €", tests: "I", medicines: "120" },
    { clinic: "Clinic C", price: "from 2k", tests: "N", medicines: "" },
  ];
  const count = { presses: 0, fields: 0 };
  const enter = async (field: Locator, text: string) => {
    count.presses += (await tabTo(page, field)) + text.length;
    await page.keyboard.type(text);
    count.fields += 1;
  };
  for (const { clinic, price, tests, medicines } of quotes) {
    count.presses += (await tabTo(page, page.getByRole("button", { name: "Add a clinic" }))) + 1;
    await page.keyboard.press("Enter");
    const quote = page.getByRole("group", { name: /^Quote from / });
    await expect(quote.getByLabel("Clinic", { exact: true })).toBeFocused();
    await enter(quote.getByLabel("Clinic", { exact: true }), clinic);
    await enter(quote.getByLabel("Price", { exact: true }), price);
    await enter(quote.getByLabel("Who treats you"), "Dr A. Example");
    count.presses += (await tabTo(page, foldOf(quote))) + 1;
    await page.keyboard.press("Enter");
    await enter(quote.getByLabel("Tests before treatment"), tests);
    if (!medicines) continue;
    await enter(quote.getByLabel("Medicines"), "E");
    await enter(quote.getByLabel("Price of this extra"), medicines);
  }
  await enter(page.getByLabel("Euros for £1"), "1.15");
  expect(count.presses * KEY_TIME + count.fields * THINKING).toBeLessThan(300);

  const total = page.getByRole("row", { name: /^Total in pounds/ });
  await expect(total.getByRole("cell").nth(0)).toHaveText("£2,590 to £2,610 or more");
  await expect(total.getByRole("cell").nth(1)).toHaveText(/^£2,704 or more \(€3,110 or more\)$/);
  await expect(total.getByRole("cell").nth(2)).toHaveText("£2,000 or more");
  await expect(page.getByRole("row", { name: /^Not in the total/ })).toContainText("garments");
  // Too long for a link, which Windows would not open.
  await expect(page.getByRole("link", { name: "Email Clinic C" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=[^&]+$/,
  );
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await pressOn(page, page.getByRole("link", { name: "Email Clinic C" }));
  await expect(toast(page, "Message copied. Paste it into the email.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("the medicines");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // What was typed is kept, and none of it is in the URL.
  await page.reload();
  await expect(page.getByRole("row", { name: /^Total in pounds/ })).toContainText("£2,704");
  expect(new URL(page.url()).search).toBe("");
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow", savesData: false });

  test("a plan is made, printed, shared and sent with a request, with only the keyboard", {
    tag: "@all",
  }, async ({ page, context, browser, faults }) => {
    faults.allow("ERR_INTERNET_DISCONNECTED");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAndKeep(page, "/about");
    await context.setOffline(true);

    await page.addInitScript(() => {
      window.print = () => {
        document.title = "Printed";
      };
    });
    await open(page, "/treatment/rhinoplasty");
    await pressOn(page, page.getByRole("button", { name: "Add to my plan" }));
    await expect(toast(page, "Added to your plan")).toBeVisible();
    await open(page, "/plan/costs");
    const { low, high } = costOf("rhinoplasty");
    const use = `Use ${formatPounds(low)} to ${formatPounds(high)} (Rhinoplasty)`;
    await pressOn(page, page.getByRole("button", { name: use }));
    await typeInto(page, page.getByLabel("Flights for one person"), "£150 to £250");
    await expect(page.getByRole("definition").nth(1)).toHaveText(
      `${formatPounds((low + high) / 2 + 200)} or more`,
    );
    await open(page, "/plan/dates");
    // Day and month are the same number, because their order in the field depends on the locale.
    await typeInto(page, page.getByLabel("Date of the treatment", { exact: true }), "05052027");
    await expect(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
    await pressOn(page, page.getByRole("button", { name: "Print" }));
    await expect(page).toHaveTitle("Printed");
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    await open(page, "/plan/checklist");
    await expect(page.getByText("About Rhinoplasty")).toBeVisible();
    await open(page, "/plan/quotes");
    await pressOn(page, page.getByRole("button", { name: "Add a clinic" }));
    await typeInto(page, page.getByLabel("Price", { exact: true }), "£2,500");
    await expect(page.getByRole("row", { name: /^Total in pounds/ })).toContainText("£2,500");
    await pressOn(page, page.getByRole("button", { name: "Print" }));
    await expect(page).toHaveTitle("Printed");
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    await open(page, "/plan");
    await typeInto(page, page.getByLabel("Notes"), "I faint at needles.");
    await expect(page.getByText("Quote from Clinic 1: £2,500 or more")).toBeVisible();
    expect(await pagesOnPaper(page, "A4")).toBe(1);
    await pressOn(page, page.getByRole("button", { name: "Copy link" }));
    await expect(toast(page, "Link copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#plan=/);

    const other = await browser.newContext();
    const there = await other.newPage();
    await open(there, link);
    await pressOn(there, there.getByRole("button", { name: "Open this plan" }));
    await expect(there.getByLabel("Notes")).toHaveValue("I faint at needles.");
    expect(new URL(there.url()).hash).toBe("");
    await other.close();

    await context.setOffline(false);
    await open(page, "/plan");
    await pressOn(page, page.getByRole("banner").getByRole("button", { name: "Get Quote" }));
    const dialog = page.getByRole("dialog", { name: "Get a free quote" });
    await expect(dialog).toBeVisible();
    const person = newPerson();
    await typeInto(page, dialog.getByLabel("Treatment", { exact: true }), "Rhinoplasty");
    await typeInto(page, dialog.getByLabel("Full name"), person.name);
    await typeInto(page, dialog.getByLabel("Email"), person.email);
    await typeInto(page, dialog.getByLabel("Phone (WhatsApp number)"), person.phone);
    await typeInto(page, dialog.getByLabel("Notes"), "Hello.");
    await pressOn(page, dialog.getByRole("button", { name: "Add my plan to the notes" }));
    await expect(dialog.getByLabel("Notes")).toHaveValue(
      /^Hello\.\n\nMy plan\n- Treatments: Rhinoplasty\n[\s\S]*I faint at needles\.\nEnd of my plan$/,
    );
    await expect(dialog.getByLabel("Notes")).toBeFocused();
    await tabTo(page, dialog.getByRole("checkbox"));
    await page.keyboard.press("Space");
    const sent = page.waitForRequest("**/functions/v1/submit-lead");
    await pressOn(page, dialog.getByRole("button", { name: "Send my request" }));
    expect((await sent).postData()).toContain("I faint at needles.");
    await expect(page.getByText(/^Thank you!/)).toBeVisible();
  });
});
