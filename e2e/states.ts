import type { Page } from "@playwright/test";
import * as z from "zod";
import { admin, expect, fillQuote, openQuote, sendQuote, signIn, toast } from "./fixtures.ts";
import { privateLinkStates } from "./private-link-states.ts";
import { rightsStates } from "./rights-states.ts";

/** Dialogs, menus and other states of a screen that a URL cannot show. */
export type ScreenState = {
  /** Name of the picture, without width and theme. */
  name: string;
  path: string;
  /** Brings the open page into the state. */
  show: (page: Page) => Promise<unknown>;
  /** Mocks answers of the server; set up before the page is opened. */
  answer?: (page: Page) => Promise<unknown>;
  /** Signed in as an administrator. */
  signedIn?: true;
  /** Only if the screen is narrower than this. */
  below?: number;
  /** The console reports a failed request, as expected. */
  fails?: true;
};

/** A person for filling forms. */
const person = {
  name: "Ayşe Yılmaz-Şahin",
  email: "ayse.yilmaz@example.com",
  phone: "+44 7700 900123",
};

const submitPath = "**/functions/v1/submit-lead";
const leadsPath = "**/rest/v1/rpc/search_leads";
const exportPath = "**/rest/v1/rpc/export_leads";

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

/** Keeps the thank-you open, which would close after three seconds. */
function holdDialogOpen(): void {
  const { setTimeout } = window;
  window.setTimeout = Object.assign((...call: Parameters<typeof setTimeout>) => {
    return call[1] === 3000 ? 0 : setTimeout(...call);
  }, setTimeout);
}

/** An answer without rows. */
const noRows = { json: { leads: [], next: null } };

const exportSchema = z.looseObject({ leads: z.array(z.looseObject({})) });

/** A session in which a code is still missing, of an account with these devices. */
async function answerWithoutCode(page: Page, devices: readonly string[]) {
  await page.route("**/rest/v1/rpc/my_session_state", (route) =>
    route.fulfill({ json: "second_factor" }),
  );
  const at = "2026-11-01T09:00:00Z";
  const factors = devices.map((friendly_name) => ({
    id: crypto.randomUUID(),
    friendly_name,
    factor_type: "totp",
    status: "verified",
    created_at: at,
    updated_at: at,
  }));
  await page.route("**/auth/v1/user", async (route) => {
    const user: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: { ...z.looseObject({}).parse(user), factors } });
  });
}

/** Enough rows for an export of several requests, of which only the first is answered. */
async function answerEndlessExport(page: Page) {
  let answered = false;
  await page.route(exportPath, async (route) => {
    if (answered) return;
    answered = true;
    const answer = exportSchema.parse(await (await route.fetch()).json());
    const leads = Array.from({ length: 1000 }, () => answer.leads[0]);
    const next = { value: "2026-01-01T00:00:00Z", id: "00000000-0000-4000-8000-000000000000" };
    await route.fulfill({ json: { ...answer, leads, next, total: 3200 } });
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
      await expect(dialog.getByRole("link", { name: "Enter your full name." })).toBeVisible();
      // The open list of suggestions would cover the form.
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
      await expect(dialog.getByText(/No results for/).first()).toBeVisible();
    },
  },
  {
    name: "menu",
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
    name: "second-step",
    path: "/admin/second-factor",
    signedIn: true,
    answer: (page) => answerWithoutCode(page, ["Work phone", "Tablet"]),
    show: async (page) => {
      await page.getByLabel("Code", { exact: true }).fill("12345");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByText("Enter the six digits that your device shows.")).toBeVisible();
    },
  },
  {
    name: "second-step-first",
    path: "/admin/second-factor",
    signedIn: true,
    answer: (page) => answerWithoutCode(page, []),
    show: async (page) => {
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
    },
  },
  {
    name: "account",
    path: "/admin/account",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByText("This browser")).toBeVisible();
      await page.getByLabel("Current password", { exact: true }).fill("sanavoy-admin");
      await page.getByLabel("New password", { exact: true }).fill("short");
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    },
  },
  {
    name: "reset-sent",
    path: "/admin/reset-password",
    show: async (page) => {
      await page.getByLabel("Email").fill(`someone-${crypto.randomUUID()}@example.com`);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText(/an email is on its way/)).toBeVisible();
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
      await expect(page.getByText("We could not load the leads")).toBeVisible();
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
  {
    name: "insights",
    path: "/admin/insights?period=91d",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("heading", { name: "Leads a week" })).toBeVisible();
      for (const summary of await page.getByText("Show as a table").all()) await summary.click();
    },
  },
  {
    name: "insights-dates",
    path: "/admin/insights?from=2026-01-31&to=2026-02-01",
    signedIn: true,
    show: async (page) => {
      await page.getByLabel("To", { exact: true }).fill("2026-01-01");
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page.getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "templates",
    path: "/admin/templates",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("heading", { name: /^Preview/ })).toBeVisible();
    },
  },
  {
    name: "template-faults",
    path: "/admin/templates?template=new",
    signedIn: true,
    show: async (page) => {
      await page.getByLabel("Message").fill("Hello {nmae}");
      await page.getByRole("button", { name: "Add template" }).click();
      await expect(page.getByText("There are 3 problems")).toBeVisible();
    },
  },
  {
    name: "team",
    path: "/admin/team",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("table", { name: "The team" })).toBeVisible();
    },
  },
  {
    name: "team-revoke",
    path: "/admin/team",
    signedIn: true,
    show: async (page) => {
      await page
        .getByRole("button", { name: /^Revoke/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "leads-due",
    path: "/admin/leads?tab=due",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toContainText("late");
    },
  },
  {
    name: "leads-filters",
    path: "/admin/leads?category=dental",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByText(/^\d+ leads match$/)).toBeVisible();
      await page.getByRole("button", { name: /^Filters/ }).click();
    },
  },
  {
    name: "leads-no-match",
    path: "/admin/leads#search=xqzwv",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByText("No lead matches")).toBeVisible();
    },
  },
  {
    name: "leads-chosen",
    path: "/admin/leads",
    signedIn: true,
    show: async (page) => {
      for (const row of [1, 2]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
      await expect(page.getByText("2 chosen")).toBeVisible();
    },
  },
  {
    name: "leads-views",
    path: "/admin/leads",
    signedIn: true,
    show: async (page) => {
      await page.getByRole("button", { name: "Views" }).click();
      await expect(page.getByRole("link", { name: "Hair transplants" })).toBeVisible();
    },
  },
  {
    name: "leads-keyboard",
    path: "/admin/leads",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    },
  },
  {
    name: "leads-columns",
    path: "/admin/leads?columns=reference_contact.300_status_due_next-step_owner",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.getByRole("button", { name: "Columns" }).click();
      await expect(page.getByRole("dialog", { name: "Columns" })).toBeVisible();
    },
  },
  {
    name: "leads-export-options",
    path: "/admin/leads",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.getByRole("button", { name: "Export options" }).click();
      await expect(page.getByRole("dialog", { name: "Export leads" })).toBeVisible();
    },
  },
  {
    name: "leads-commands",
    path: "/admin/leads",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.keyboard.press("Control+k");
      await page.keyboard.type("smith");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "lead-correcting",
    path: "/admin/leads?tab=due",
    signedIn: true,
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await page.getByRole("button", { name: "Correct the email" }).click();
      await page.getByLabel("Corrected email").fill("nobody");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^Enter an email address/)).toBeVisible();
    },
  },
  {
    name: "leads-offline",
    path: "/admin/leads?tab=due",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByRole("row").nth(1)).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(/^You are offline\./)).toBeVisible();
    },
  },
  {
    name: "lead",
    path: "/admin/leads?tab=due",
    signedIn: true,
    show: async (page) => {
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await expect(page.getByText("What was sent")).toBeVisible();
    },
  },
  ...rightsStates,
  ...privateLinkStates,
  {
    name: "lead-unknown",
    path: "/admin/leads/SV-2222-2222",
    signedIn: true,
    show: async (page) => {
      await expect(page.getByText("No lead has this reference")).toBeVisible();
    },
  },
];

/** Addresses outside the sitemap. */
export const unlistedPaths = [
  { name: "admin-login", path: "/admin/login" },
  { name: "admin-new-password", path: "/admin/new-password" },
  { name: "clinic", path: "/clinic/any" },
  { name: "requests-none", path: "/request" },
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

/** Signs in as an administrator; the session stays in the browser's storage. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await signIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}
