import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import * as z from "zod";
import { runRoleCommand } from "../supabase/admin/role-commands.ts";
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from "../supabase/local/keys.ts";
import { test as base } from "./server.ts";
import { translatePage } from "./translation.ts";

export { expect };

type Faults = {
  /** Allows console errors and warnings that contain one of these texts. */
  allow: (...pieces: string[]) => void;
};

/** The options of projects in `playwright.config.ts`. */
export type Options = {
  /** Whether the browser translates the pages; see `translatePage`. */
  translated: boolean;
  /** Whether the browser saves data, so that the site doesn't prefetch, which takes as long as opening a page. */
  savesData: boolean;
};

type Fixtures = Options & {
  /** Fails the test on any error or warning of the console or a page that it has not allowed. */
  faults: Faults;
};

const notOurs = [
  // The workspace starts sending email when it opens. If the session ends before the answer, the browser reports a
  // refusal, which the workspace ignores.
  /status of 401 \(Unauthorized\) \(\S+\/functions\/v1\/deliver\)$/,
  /^Service Worker registration blocked by Playwright/,
  // On a busy machine, the page takes longer than the browser expects until it uses a font.
  /\.woff2 was preloaded using link preload but not used/,
];

const REFUSED = /status of 40[13] /;

/** Collects errors and warnings of all pages. A request that was under way while someone signed out may be refused. */
function watch(context: BrowserContext, seen: string[]): void {
  const underWay = new Set<Request>();
  const overtaken = new Set<string>();
  const isEnd = (request: Request) => request.url().includes("/auth/v1/logout");
  const done = (request: Request) => void underWay.delete(request);
  context.on("request", (request) => {
    underWay.add(request);
    if ([...underWay].some(isEnd)) for (const each of underWay) overtaken.add(each.url());
  });
  context.on("requestfinished", done);
  context.on("requestfailed", done);
  context.on("console", (message) => {
    const { url } = message.location();
    const text = `${message.text()} (${url})`;
    if (!/^(error|warning)$/.test(message.type())) return;
    if (notOurs.some((pattern) => pattern.test(text))) return;
    if (!(REFUSED.test(text) && overtaken.has(url))) seen.push(text);
  });
  context.on("weberror", (error) => seen.push(error.error().message));
}

/** Makes the browser save data; see `savesData`. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

export const test = base.extend<Fixtures>({
  translated: [false, { option: true }],
  savesData: [false, { option: true }],
  context: async ({ context, savesData, translated }, use) => {
    if (savesData) await saveData(context);
    if (translated) {
      await context.addInitScript(translatePage);
      context.on("page", reloadTranslated);
    }
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: string[] = [];
      watch(context, seen);
      await use({ allow: (...pieces) => allowed.push(...pieces) });
      const unexpected = seen.filter((text) => !allowed.some((piece) => text.includes(piece)));
      expect(unexpected, "errors and warnings of the console and pages").toEqual([]);
    },
    { auto: true },
  ],
});

export const admin = { email: "admin@sanavoy.example", password: "sanavoy-admin" } as const;
export const coordinator = {
  email: "coordinator@sanavoy.example",
  password: "sanavoy-coordinator",
} as const;
export const viewer = { email: "viewer@sanavoy.example", password: "sanavoy-viewer" } as const;

let persons = 0;

/**
 * A new visitor, with an email address and a phone number of their own: those of others would make them the same
 * person. These numbers belong to nobody, and the seed has others.
 */
export function newPerson(name = "Ayşe Example") {
  persons += 1;
  const unique = String(persons).padStart(4, "0");
  return { name, email: `patient-${unique}@example.com`, phone: `+44 20 7946 ${unique}` };
}

export type Person = ReturnType<typeof newPerson>;

/** Waits until the page is translated, if the browser does that: a press on text that is just being replaced is lost. */
async function waitForTranslation(page: Page): Promise<void> {
  await page.waitForFunction(() => !("isTranslated" in window && window.isTranslated === false));
}

/** Makes a reload wait for the translation. */
function reloadTranslated(page: Page): void {
  const { reload } = page;
  page.reload = async (...options) => {
    const response = await reload.apply(page, options);
    await waitForTranslation(page);
    return response;
  };
}

/** Opens a page and waits until it is hydrated and laid out, and translated if the browser does that. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-script-ready"));
  await waitForTranslation(page);
}

/** Opens the quote dialog from the header. */
export async function openQuote(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Get Quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Get a free quote" });
  await expect(dialog).toBeVisible();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openQuote>>;

/** Stores the receipt of a request in the browser before a page opens. */
export async function withReceipt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const receipt = { reference: "SV-ABCD-EFGH", firstName: "Ayla", treatment: "FUE" };
    localStorage.setItem(
      "receipts",
      JSON.stringify([{ ...receipt, city: "İzmir", sentAt: new Date().toISOString() }]),
    );
  });
}

/** Fills the fields that the quote form requires. */
export async function fillQuote(dialog: Dialog, person: Person, treatment = "Dental Implants") {
  await dialog.getByLabel("Treatment", { exact: true }).fill(treatment);
  await dialog.getByLabel("Full name").fill(person.name);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Phone (WhatsApp number)").fill(person.phone);
  await dialog.getByRole("checkbox").check();
}

export async function sendQuote(dialog: Dialog) {
  await dialog.getByRole("button", { name: "Send my request" }).click();
}

/** Fills in the sign-in form and submits it. */
export async function signIn(page: Page, who: { email: string; password: string }) {
  await open(page, "/admin/login");
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Opens a page of the workspace, signed in without the sign-in page, which has its own journeys. */
export async function openSignedIn(
  page: Page,
  who: { email: string; password: string },
  path = "/admin/leads",
): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: who,
  });
  expect(answer.ok()).toBe(true);
  // Any page of the origin, whose storage the workspace shares.
  await page.goto("/robots.txt");
  await page.evaluate(
    (session) => localStorage.setItem("sb-localhost-auth-token", session),
    await answer.text(),
  );
  await open(page, path);
}

/** Signs in an administrator and waits for the list. */
export async function openLeads(page: Page) {
  await openSignedIn(page, admin);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ total leads?$/)).toBeVisible();
  // Keys for the list do nothing before.
  await expect(page.locator("tbody tr").first()).toBeVisible();
}

/** Types into the search of the list. */
export async function searchLeads(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Search leads" }).fill(text);
}

/** Signs in an administrator and searches the list. */
export async function openSearch(page: Page, text: string) {
  await openLeads(page);
  await searchLeads(page, text);
  // The keys of the list work outside of the field.
  await page.getByRole("heading", { name: "Admin Dashboard" }).click();
}

/** The button that shows a lead's status or owner and opens the menu to change it. */
export function choice(place: Page | Locator, label: string): Locator {
  return place.getByRole("button", { name: new RegExp(`^${label}\\b`) });
}

/** Chooses a value from such a menu. */
export async function choose(place: Page | Locator, label: string, value: string): Promise<void> {
  await choice(place, label).click();
  const page = "page" in place ? place.page() : place;
  await page.getByRole("menuitemradio", { name: value, exact: true }).click();
}

/** The cell in a lead's row with the page on which the form was opened. */
export function sourceCell(row: Locator) {
  return row.locator('td[data-column="source"]');
}

/** A toast with the given text. */
export function toast(page: Page, text: string | RegExp) {
  return page.locator("[data-sonner-toast]").filter({ hasText: text });
}

/** The stored leads with an email address, through the API. */
export async function leadsOf(request: APIRequestContext, email: string): Promise<unknown> {
  const response = await request.get(`/rest/v1/leads?email=eq.${encodeURIComponent(email)}`, {
    headers: { apikey: LOCAL_SECRET_KEY },
  });
  return response.json();
}

const mailsSchema = z.array(z.object({ to: z.string(), subject: z.string(), link: z.string() }));

async function mailsTo(context: BrowserContext, to: string) {
  const response = await context.request.get(`/_local/mailbox.json?to=${encodeURIComponent(to)}`);
  return mailsSchema.parse(await response.json());
}

/** Subjects of the emails to an address, newest first. */
export async function mailSubjects(context: BrowserContext, to: string): Promise<string[]> {
  return (await mailsTo(context, to)).map(({ subject }) => subject);
}

/** The link in the newest email to an address. */
export async function mailedLink(context: BrowserContext, to: string): Promise<string> {
  const newest = (await mailsTo(context, to)).find(({ link }) => link !== "");
  if (!newest) throw new Error(`There is no email to ${to}.`);
  return newest.link;
}

const operatorCommands = {
  "admin:grant": (words: string[]) => runRoleCommand(["grant", ...words]),
  "admin:revoke": (words: string[]) => runRoleCommand(["revoke", ...words]),
  "admin:list": () => runRoleCommand(["list"]),
};

/**
 * Runs one of the operator's commands against the tests' server, in this process. `tests/local` runs them
 * in a separate process.
 */
export async function operatorCommand(
  command: keyof typeof operatorCommands,
  baseURL: string,
  ...words: string[]
): Promise<{ status: number; output: string }> {
  process.env.PORT = new URL(baseURL).port;
  return operatorCommands[command](words).then(
    (output) => ({ status: 0, output }),
    (error: unknown) => ({ status: 1, output: String(error) }),
  );
}

/** What the quote form says once the request has been received. */
export const THANK_YOU = "Thank you! A coordinator will reach out within 24h via email/WhatsApp.";
