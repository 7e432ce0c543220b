import { readStored } from "@/lib/storage.ts";

/** Key of the receipts in local storage. */
export const RECEIPTS_KEY = "receipts";

/** Whether receipts are stored in this browser. Without their schema, so that every page can call it cheaply. */
export function hasReceipts(): boolean {
  return readStored("local", RECEIPTS_KEY, () => true) ?? false;
}
