import type { Page } from "@playwright/test";
import { expect, fillQuote, openQuote, sendQuote, toast } from "./fixtures.ts";
import type { ScreenState } from "./screen-state.ts";

/** Details of a person, to fill in forms. */
const person = {
  name: "Ayşe Yılmaz-Şahin",
  email: "ayse.yilmaz@example.com",
  phone: "+44 7700 900123",
};

const submitPath = "**/functions/v1/submit-lead";

function answerSubmit(status: number, body: object) {
  return (page: Page) => page.route(submitPath, (route) => route.fulfill({ status, json: body }));
}

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

/** The public site. */
export const publicStates: readonly ScreenState[] = [
  {
    name: "quote",
    path: "/treatment/dental-implants",
    show: (page) => openQuote(page),
  },
  {
    name: "quote-suggestions",
    path: "/about",
    show: async (page) => {
      const dialog = await openQuote(page);
      await dialog.getByLabel("Treatment", { exact: true }).fill("septo");
      await expect(dialog.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "quote-faults",
    typical: true,
    path: "/about",
    show: async (page) => {
      const dialog = await openQuote(page);
      await dialog.getByLabel("Email").fill("not an address");
      await sendQuote(dialog);
      await expect(dialog.getByRole("link", { name: "Enter your full name." })).toBeVisible();
      // So that no list of suggestions covers the form.
      await expect(dialog.getByRole("listbox")).toBeHidden();
    },
  },
  {
    name: "quote-sending",
    path: "/about",
    answer: (page) => page.route(submitPath, () => {}),
    show: async (page) => {
      await submitFilledQuote(page);
      await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
    },
  },
  {
    name: "quote-failed",
    path: "/about",
    fails: true,
    answer: answerSubmit(500, { error: "Your request could not be stored. Please try again." }),
    show: async (page) => {
      const dialog = await submitFilledQuote(page);
      await dialog.getByText("Your request has not been sent.").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "quote-thank-you",
    path: "/about",
    answer: async (page) => {
      await answerSubmit(201, { id: "00000000-0000-4000-8000-000000000000" })(page);
      await page.addInitScript(holdDialogOpen);
    },
    show: async (page) => {
      await submitFilledQuote(page);
      await expect(page.getByText("Thank you! A coordinator will reach out")).toBeVisible();
      await expect(toast(page, "Quote request received!")).toBeVisible();
    },
  },
  {
    name: "clinic-listing",
    path: "/partners",
    show: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Become a Partner" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "search-empty",
    path: "/",
    show: (page) => openSearch(page),
  },
  {
    name: "search-results",
    typical: true,
    path: "/",
    show: async (page) => {
      const dialog = await openSearch(page, "implant");
      await expect(dialog.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "search-treatments",
    path: "/",
    show: async (page) => {
      const dialog = await openSearch(page, "surgery");
      await dialog.getByRole("tab", { name: /^Treatments/ }).click();
      await expect(dialog.getByRole("option").nth(7)).toBeAttached();
    },
  },
  {
    name: "search-nothing",
    path: "/",
    show: async (page) => {
      const dialog = await openSearch(page, "xqzwv");
      await expect(dialog.getByText(/No results for/).first()).toBeVisible();
    },
  },
  {
    name: "menu",
    typical: true,
    path: "/how-it-works",
    below: 1280,
    show: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    },
  },
  {
    name: "home-suggestions",
    path: "/",
    show: async (page) => {
      const field = page.getByRole("main").getByLabel("Treatment", { exact: true });
      await field.fill("se");
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option").first()).toBeVisible();
      await field.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "faq-open",
    path: "/faq",
    show: (page) => page.getByRole("main").locator("summary").nth(1).click(),
  },
  {
    name: "category-nothing",
    path: "/category/dental?search=xqzwv",
    show: (page) =>
      expect(page.getByText("No treatments found matching your search.")).toBeVisible(),
  },
  {
    name: "category-chosen",
    path: "/category/dental",
    show: async (page) => {
      for (const name of ["Compare Dental Implants", "Compare Porcelain Veneers"]) {
        await page.getByRole("checkbox", { name }).check();
      }
      await expect(page.getByRole("region", { name: "Chosen for comparison" })).toBeVisible();
    },
  },
  {
    name: "compare-one",
    path: "/compare?treatments=fue",
    show: (page) => expect(page.getByRole("table")).toBeVisible(),
  },
  {
    name: "compare-four",
    path: "/compare?treatments=gastric-sleeve,gastric-bypass,gastric-balloon,limb-lengthening",
    show: (page) => expect(page.getByRole("table")).toBeVisible(),
  },
  {
    name: "contact-faults",
    path: "/contact",
    show: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("link", { name: "Enter your name." })).toBeVisible();
    },
  },
  {
    name: "contact-sent",
    path: "/contact",
    show: async (page) => {
      const main = page.getByRole("main");
      for (const label of ["Name", "Subject", "Message"]) await main.getByLabel(label).fill("Ayşe");
      await main.getByLabel("Email").fill(person.email);
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(toast(page, "Message Sent!")).toBeVisible();
    },
  },
];
