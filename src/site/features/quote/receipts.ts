/**
 * Receipts of the requests sent from this browser, newest first. Of the values entered, they only contain the
 * first name, the treatment and the city.
 */
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/storage.ts";

const receiptSchema = z.object({
  reference: z.string(),
  firstName: z.string(),
  treatment: z.string(),
  city: z.string(),
  /** ISO 8601. */
  sentAt: z.iso.datetime(),
});
export type QuoteReceipt = z.infer<typeof receiptSchema>;

const KEY = "receipts";
/** Maximum number of receipts, more than anyone needs. */
const MAX_RECEIPTS = 10;

/** The receipts stored in this browser. */
export function readReceipts(): readonly QuoteReceipt[] {
  return readStored("local", KEY, (stored) => z.array(receiptSchema).parse(stored)) ?? [];
}

/** Stores a receipt. A request that was sent twice has only one. */
export function keepReceipt(receipt: QuoteReceipt): void {
  const others = readReceipts().filter(({ reference }) => reference !== receipt.reference);
  writeStored("local", KEY, [receipt, ...others].slice(0, MAX_RECEIPTS));
}

/** Removes a receipt from this browser, without deleting the request itself. */
export function forgetReceipt(reference: string): void {
  const others = readReceipts().filter((receipt) => receipt.reference !== reference);
  writeStored("local", KEY, others.length > 0 ? others : undefined);
}
