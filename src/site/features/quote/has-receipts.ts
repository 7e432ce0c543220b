import { readStored } from "@/lib/storage.ts";

/** Key of the receipts in local storage. */
export const RECEIPTS_KEY = "receipts";

/** ID of the list on its page, which shows it instead of an open private link if the address ends with it. */
export const RECEIPTS_ID = "receipts";

/** Whether receipts are stored in this browser. Does not load their schema, because every page calls it. */
export function hasReceipts(): boolean {
  return readStored("local", RECEIPTS_KEY, () => true) ?? false;
}
