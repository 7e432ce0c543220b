import { useState } from "react";
import * as z from "zod/mini";
import { onForgetAdminData } from "@/admin/features/access/query-client.ts";
import { readStored, writeStored } from "@/lib/storage.ts";

/** Fields of a lead whose text is kept until it is saved. */
type DraftName = "note" | "next-step" | "next-step-on" | `correction-${string}`;

const PREFIX = "lead-note:";

/**
 * Drafts that are not written to the browser's storage, because they are about a patient. Keyed by lead and
 * name.
 */
const inMemory = new Map<string, string>();

function readDraft(leadId: string, name: DraftName): string | undefined {
  if (name !== "note") return inMemory.get(`${leadId} ${name}`);
  return readStored("session", PREFIX + leadId, (stored) => z.string().parse(stored));
}

function writeDraft(leadId: string, name: DraftName, text: string | undefined): void {
  const key = `${leadId} ${name}`;
  if (name === "note") writeStored("session", PREFIX + leadId, text);
  else if (text === undefined) inMemory.delete(key);
  else inMemory.set(key, text);
}

/**
 * The unsaved text of a field of a lead; `undefined` if nothing has been typed. Kept in this tab until it is
 * saved, the user signs out or someone else signs in, so that opening another lead or a colleague's change
 * does not lose it. Notes also survive a reload.
 */
export function useDraft(leadId: string, name: DraftName) {
  const [draft, setDraft] = useState(() => readDraft(leadId, name));
  return [
    draft,
    (text: string | undefined) => {
      setDraft(text);
      writeDraft(leadId, name, text);
    },
  ] as const;
}

/** Deletes all drafts, because they may name patients. */
export function forgetDrafts(): void {
  inMemory.clear();
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
  }
}
onForgetAdminData(forgetDrafts);
