import type { Page } from "@playwright/test";
import { expect, fillQuote, openQuote, sendQuote, toast } from "./fixtures.ts";
import {
  answers,
  has,
  ignores,
  inOrder,
  keys,
  press,
  type ScreenState,
  sees,
  state,
} from "./screen-state.ts";

/** Details of a person, to fill in forms. */
const person = {
  name: "Ayşe Yılmaz-Şahin",
  email: "ayse.yilmaz@example.com",
  phone: "+44 7700 900123",
};

const submitPath = "**/functions/v1/submit-lead";

async function submitFilledQuote(page: Page) {
  const dialog = await openQuote(page);
  await fillQuote(dialog, person);
  await sendQuote(dialog);
  return dialog;
}

async function openSearch(page: Page, text = "") {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox");
  await expect(field).toBeFocused();
  if (text) await field.fill(text);
  return dialog;
}

/** Keeps the thank-you message open, which would close after three seconds. */
function holdDialogOpen(): void {
  const { setTimeout } = window;
  window.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
    return call[1] === 3000 ? 0 : setTimeout(...call);
  }, setTimeout);
}

const seesTable = has("table");

/** The public site. */
export const publicStates: readonly ScreenState[] = [
  state("quote", "/treatment/dental-implants", [(page) => openQuote(page)]),
  state("quote-suggestions", "/about", [
    async (page) => {
      const dialog = await openQuote(page);
      await dialog.getByLabel("Treatment", { exact: true }).fill("septo");
      await expect(dialog.getByRole("option").first()).toBeVisible();
    },
    keys("ArrowDown"),
  ]),
  state(
    "quote-faults",
    "/about",
    [
      async (page) => {
        const dialog = await openQuote(page);
        await dialog.getByLabel("Email").fill("not an address");
        await sendQuote(dialog);
        await expect(dialog.getByRole("link", { name: "Enter your full name." })).toBeVisible();
        // So that no list of suggestions covers the form.
        await expect(dialog.getByRole("listbox")).toBeHidden();
      },
    ],
    { typical: true },
  ),
  state("quote-sending", "/about", [submitFilledQuote, has("button", "Submitting...")], {
    answer: ignores(submitPath),
  }),
  state(
    "quote-failed",
    "/about",
    [
      submitFilledQuote,
      (page) => page.getByText("Your request may not have been sent.").scrollIntoViewIfNeeded(),
    ],
    {
      fails: true,
      answer: answers(
        submitPath,
        { error: "Failed to submit quote request. Please try again." },
        500,
      ),
    },
  ),
  state(
    "quote-thank-you",
    "/about",
    [
      submitFilledQuote,
      sees("Thank you! A coordinator will reach out"),
      (page) => expect(toast(page, "Quote request received!")).toBeVisible(),
    ],
    {
      answer: inOrder(
        answers(
          submitPath,
          { id: "00000000-0000-4000-8000-000000000000", reference: "SV-7K2M-4QXV" },
          201,
        ),
        (page) => page.addInitScript(holdDialogOpen),
      ),
    },
  ),
  state("clinic-listing", "/partners", [
    (page) => page.getByRole("main").getByRole("button", { name: "Become a Partner" }).click(),
    has("dialog"),
  ]),
  state("search-empty", "/", [(page) => openSearch(page)]),
  state(
    "search-results",
    "/",
    [
      async (page) => {
        const dialog = await openSearch(page, "implant");
        await expect(dialog.getByRole("option").first()).toBeVisible();
      },
    ],
    { typical: true },
  ),
  state("search-treatments", "/", [
    async (page) => {
      const dialog = await openSearch(page, "surgery");
      await dialog.getByRole("tab", { name: /^Treatments/ }).click();
      await expect(dialog.getByRole("option").nth(7)).toBeAttached();
    },
  ]),
  state("search-nothing", "/", [
    async (page) => {
      const dialog = await openSearch(page, "xqzwv");
      await expect(dialog.getByText(/No results for/).first()).toBeVisible();
    },
  ]),
  state("menu", "/how-it-works", [press("Menu"), has("navigation", "Menu")], {
    typical: true,
    below: 1280,
  }),
  state("home-suggestions", "/", [
    async (page) => {
      const field = page.getByRole("main").getByLabel("Treatment", { exact: true });
      await field.fill("se");
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option").first()).toBeVisible();
      await field.scrollIntoViewIfNeeded();
    },
  ]),
  state("faq-open", "/faq", [(page) => page.getByRole("main").locator("summary").nth(1).click()]),
  state("category-nothing", "/category/dental?search=xqzwv", [
    sees("No treatments found matching your search."),
  ]),
  state("category-chosen", "/category/dental", [
    (page) => page.getByRole("checkbox", { name: "Compare Dental Implants" }).check(),
    (page) => page.getByRole("checkbox", { name: "Compare Porcelain Veneers" }).check(),
    has("region", "Chosen for comparison"),
  ]),
  state("compare-one", "/compare?treatments=fue", [seesTable]),
  state(
    "compare-four",
    "/compare?treatments=gastric-sleeve,gastric-bypass,gastric-balloon,limb-lengthening",
    [seesTable],
  ),
  state("contact-faults", "/contact", [press("Send Message"), has("link", "Enter your name.")]),
  state("contact-sent", "/contact", [
    async (page) => {
      const main = page.getByRole("main");
      for (const label of ["Name", "Subject", "Message"]) await main.getByLabel(label).fill("Ayşe");
      await main.getByLabel("Email").fill(person.email);
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(toast(page, "Message Sent!")).toBeVisible();
    },
  ]),
];
