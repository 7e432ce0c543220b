import type { Page } from "@playwright/test";

export const SENT = /\/quote\/sent#SV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

export const REFERENCE = /^SV-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** The form on the page /quote. The form in the dialog looks the same. */
export const formOf = (page: Page) => page.getByRole("main").locator("form");
