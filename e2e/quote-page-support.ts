import type { Browser, Locator, Page } from "@playwright/test";
import { openLeads, type Person } from "./fixtures.ts";

export const SENT = /\/quote\/sent#SV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

export const REFERENCE = /^SV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** The form on the page /quote. The form in the dialog looks the same. */
export const formOf = (page: Page) => page.getByRole("main").locator("form");

/** A person's leads in the administrator's list. */
export async function leadsOf(browser: Browser, person: Person): Promise<Locator> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await openLeads(page);
  return page.getByRole("row").filter({ hasText: person.email });
}
