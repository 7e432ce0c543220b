import { readStored, writeStored } from "@/lib/storage.ts";
import type { QuoteDraft } from "./quote-values.ts";

const KEY = "sanavoy.quote-draft";

/**
 * Loads what shows this tab's draft, if there is one, before the form opens: a notice beside a restored text would
 * otherwise move the fields under a press. Never rejects.
 * @public The dialog passes it on to the loader, which Knip does not follow.
 */
export async function prepareDraft(): Promise<void> {
  if (readStored("session", KEY, (value) => value) === undefined) return;
  try {
    await Promise.all([import("./quote-draft-schema.ts"), import("./distress-notice.tsx")]);
  } catch {
    // What did not load is tried again when the form needs it.
  }
}

/** This tab's draft, or `undefined`. Loads the schema only if there is a draft. */
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

/** Stores the draft until the tab is closed or the request has been sent. */
export function writeQuoteDraft(draft: QuoteDraft): void {
  writeStored("session", KEY, draft);
}

/** Deletes the draft after its request has been received. */
export function clearQuoteDraft(): void {
  writeStored("session", KEY, undefined);
}
