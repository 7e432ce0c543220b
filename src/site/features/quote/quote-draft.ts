import { readStored, writeStored } from "@/lib/storage.ts";
import type { QuoteDraft } from "./quote-values.ts";

const KEY = "sanavoy.quote-draft";

/**
 * The draft of this tab, or `undefined`. Storage is read at once; the schema is loaded only if
 * there is something to validate.
 */
export async function readQuoteDraft(): Promise<QuoteDraft | undefined> {
  const stored = readStored("session", KEY, (value) => value);
  if (stored === undefined) return undefined;
  try {
    const { parseQuoteDraft } = await import("./quote-draft-schema.ts");
    return parseQuoteDraft(stored);
  } catch {
    // If the schema cannot be loaded, the form opens empty and the next input overwrites the draft.
    return undefined;
  }
}

/** Stores the draft until the tab closes or the request is sent. */
export function writeQuoteDraft(draft: QuoteDraft): void {
  writeStored("session", KEY, draft);
}

/** Deletes the draft after its request was received. */
export function clearQuoteDraft(): void {
  writeStored("session", KEY, undefined);
}
