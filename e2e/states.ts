import type { Page } from "@playwright/test";
import * as z from "zod";
import { admin, expect, fillQuote, openQuote, sendQuote, signIn, toast } from "./fixtures.ts";

/** Dialogs, menus and states of a screen that its address alone does not show. */
export type ScreenState = {
  /** Name of the picture, without its width and theme. */
  name: string;
  path: string;
  /** Brings the open page into the state. */
  show: (page: Page) => Promise<unknown>;
  /** Answers of the server that the state needs; set up before the page is opened. */
  answer?: (page: Page) => Promise<unknown>;
  /** An administrator is signed in. */
  signedIn?: true;
  /** Only where the screen is narrower than this. */
  below?: number;
  /** The console says that a request failed, as it must. */
  fails?: true;
};

/** A person whose name and addresses fill the fields of a form. */
const person = {
  name: "Ayşe Yılmaz-Şahin",
  email: "ayse.yilmaz@example.com",
  phone: "+44 7700 900123",
};

const submitPath = "**/functions/v1/submit-lead";
const leadsPath = "**/rest/v1/leads?*";

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

/** Keeps the thanks in view, which the dialog would take away after three seconds. */
function holdDialogOpen(): void {
  const { setTimeout } = window;
  window.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
    return call[1] === 3000 ? 0 : setTimeout(...call);
  }, setTimeout);
}

/** An answer without rows. */
const noRows = { json: [], headers: { "content-range": "*/0" } };

/** Rows enough for an export of several requests, of which only the first is answered. */
async function answerEndlessExport(page: Page) {
  let answered = false;
  await page.route(leadsPath, async (route) => {
    const request = route.request();
    if (request.method() === "HEAD") {
      return route.fulfill({ headers: { "content-range": "0-0/3200" } });
    }
    if (!request.url().includes("limit=1000")) return route.fallback();
    if (answered) return;
    answered = true;
    const rows = z.array(z.looseObject({})).parse(await (await route.fetch()).json());
    await route.fulfill({ json: Array.from({ length: 1000 }, () => rows[0]) });
  });
}

export const states: readonly ScreenState[] = [
  {
    name: "quote",
    path: "/treatment/dental-implants",
    show: async (page) => {
      await openQuote(page);
    },
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
    path: "/about",
    show: async (page) => {
      const dialog = await openQuote(page);
      await dialog.getByLabel("Email").fill("not an address");
      await sendQuote(dialog);
      await expect(dialog.getByText("Enter your full name.")).toBeVisible();
      // The list of suggestions, open on the focused field, would cover what is to be seen.
      await page.keyboard.press("Escape");
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
    show: async (page) => {
      await openSearch(page);
    },
  },
  {
    name: "search-results",
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
      await expect(dialog.getByText(/Nothing fits/).first()).toBeVisible();
    },
  },
  {
    name: "menu",
    path: "/how-it-works",
    below: 1280,
    show: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
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
    show: async (page) => {
      await page.getByRole("main").locator("summary").nth(1).click();
    },
  },
  {
    name: "category-nothing",
    path: "/category/dental?search=xqzwv",
    show: async (page) => {
      await expect(page.getByText("No treatments found matching your search.")).toBeVisible();
    },
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
    show: async (page) => {
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    name: "compare-four",
    path: "/compare?treatments=gastric-sleeve,gastric-bypass,gastric-balloon,limb-lengthening",
    show: async (page) => {
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    name: "contact-faults",
    path: "/contact",
    show: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Enter your name.")).toBeVisible();
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
  {
    name: "admin-sign-up",
    path: "/admin/login",
    show: async (page) => {
      await page.getByRole("button", { name: "Need an account? Sign up" }).click();
    },
  },
  {
    name: "admin-login-refused",
    path: "/admin/login",
    show: async (page) => {
      await page.getByLabel("Email").fill("someone");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(toast(page, "Please enter a valid email address")).toBeVisible();
    },
  },
  {
    name: "leads",
    path: "/admin/leads",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await expect(page.getByText(/total leads/)).toBeVisible();
    },
  },
  {
    name: "leads-loading",
    path: "/admin/leads",
    signedIn: true,
    answer: (page) => page.route(leadsPath, () => {}),
    show: async (page) => {
      await expect(page.getByText("Loading leads...")).toBeVisible();
    },
  },
  {
    name: "leads-empty",
    path: "/admin/leads",
    signedIn: true,
    answer: (page) => page.route(leadsPath, (route) => route.fulfill(noRows)),
    show: async (page) => {
      await expect(page.getByText("No leads yet")).toBeVisible();
    },
  },
  {
    name: "leads-failing",
    path: "/admin/leads",
    signedIn: true,
    fails: true,
    answer: (page) =>
      page.route(leadsPath, (route) =>
        route.fulfill({ status: 400, json: { message: "The database is not available" } }),
      ),
    show: async (page) => {
      await expect(page.getByText("The leads could not be loaded")).toBeVisible();
    },
  },
  {
    name: "leads-exporting",
    path: "/admin/leads",
    signedIn: true,
    answer: answerEndlessExport,
    show: async (page) => {
      await page.getByRole("button", { name: "Export CSV" }).click();
      await expect(page.getByText("1,000 of 3,200")).toBeVisible();
    },
  },
];

/** Addresses that stand in no sitemap. */
export const unlistedPaths = [
  { name: "admin-login", path: "/admin/login" },
  { name: "clinic", path: "/clinic/any" },
  { name: "not-found", path: "/no-such-page", fails: true },
  { name: "unknown-treatment", path: "/treatment/no-such-thing", fails: true },
  { name: "unknown-category", path: "/category/no-such-thing", fails: true },
  { name: "unknown-article", path: "/blog/no-such-thing", fails: true },
] as const;

/** The paths of the sitemap. */
export function pathsOfSitemap(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    return new URL(address).pathname;
  });
}

/** Signs in an administrator, and leaves the session in the browser's storage. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
