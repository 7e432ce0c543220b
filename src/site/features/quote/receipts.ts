/** Receipts of this browser's requests, newest first: only first name, treatment and city. */
import * as z from "zod/mini";
import { followStored, readStored, writeStored } from "@/lib/storage.ts";
import { RECEIPTS_KEY } from "./has-receipts.ts";

const receiptSchema = z.object({
  reference: z.string(),
  firstName: z.string(),
  treatment: z.string(),
  city: z.string(),
  /** ISO 8601. */
  sentAt: z.iso.datetime(),
  /** Whether the bar with this receipt has been dismissed. */
  barDismissed: z.optional(z.boolean()),
});
export type QuoteReceipt = z.infer<typeof receiptSchema>;

/** Maximum number of receipts, more than anyone needs. */
const MAX_RECEIPTS = 10;

/** The receipts while they cannot be stored: until the page is left, the only copy. */
let notStored: readonly QuoteReceipt[] | undefined;

const listeners = new Set<() => void>();

/** Calls the listener whenever receipts change in this tab or another. Returns what ends that. */
export function onReceiptsChange(listener: () => void): () => void {
  listeners.add(listener);
  const unfollow = followStored(RECEIPTS_KEY, listener);
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

function store(receipts: readonly QuoteReceipt[]): void {
  const isStored = writeStored("local", RECEIPTS_KEY, receipts.length > 0 ? receipts : undefined);
  notStored = isStored ? undefined : receipts;
  for (const listener of listeners) listener();
}

/** The receipts of this browser. */
export function readReceipts(): readonly QuoteReceipt[] {
  return (
    notStored ??
    readStored("local", RECEIPTS_KEY, (stored) => z.array(receiptSchema).parse(stored)) ??
    []
  );
}

/** Stores a receipt. A request that was sent twice has only one. */
export function keepReceipt(receipt: QuoteReceipt): void {
  const others = readReceipts().filter(({ reference }) => reference !== receipt.reference);
  store([receipt, ...others].slice(0, MAX_RECEIPTS));
}

/** The newest receipt, unless its bar has been dismissed. */
export function receiptForBar(): QuoteReceipt | undefined {
  const [newest] = readReceipts();
  return newest?.barDismissed ? undefined : newest;
}

/** Keeps the bar with a receipt from being shown again. */
export function dismissBar(reference: string): void {
  const receipts = readReceipts().map((receipt) =>
    receipt.reference === reference ? { ...receipt, barDismissed: true } : receipt,
  );
  if (receipts.length > 0) store(receipts);
}

/** Removes a receipt from this browser, without deleting the request itself. */
export function forgetReceipt(reference: string): void {
  const others = readReceipts().filter((receipt) => receipt.reference !== reference);
  store(others);
}
