import { createLoadable } from "@/lib/loadable.ts";

/** The code of the dialog and the form, kept out of the initial load. */
export const quoteDialog = createLoadable((_name: "quote") => import("./quote-dialog.tsx"));

/** The bar that confirms on every page that a request has been received. */
export const receiptBar = createLoadable((_name: "bar") => import("./receipt-bar.tsx"));

/** Loads the dialog's code before it is first opened. Never rejects. */
export async function prepareQuote(): Promise<void> {
  await quoteDialog.load("quote").catch(() => {
    // Opening the dialog retries, and follows the link if that fails too.
  });
}
