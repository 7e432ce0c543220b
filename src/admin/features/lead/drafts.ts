import * as z from "zod/mini";
import { onForgetAdminData } from "@/admin/features/access/query-client.ts";
import { readStored, writeStored } from "@/lib/storage.ts";
import { keptValues } from "./changes/kept-values.ts";
import type { LeadChange } from "./lead-model.ts";

/** Fields of a lead whose text is kept until it is saved. */
type DraftName = "note" | "next-step" | "next-step-on" | `correction-${string}`;

const PREFIX = "lead-note:";

/** Drafts by lead and name. Only notes are also written to the browser's storage: the others are about a patient. */
const drafts = keptValues<string>();

const keyOf = (leadId: string, name: DraftName) => `${leadId} ${name}`;

function storedDraft(leadId: string, name: DraftName): string | undefined {
  if (name !== "note") return undefined;
  return readStored("session", PREFIX + leadId, (stored) => z.string().parse(stored));
}

function setDraft(leadId: string, name: DraftName, text: string | undefined): void {
  drafts.set(keyOf(leadId, name), text);
  if (name === "note") writeStored("session", PREFIX + leadId, text);
}

/** The current text of a draft, outside a component. */
export function draftOf(leadId: string, name: DraftName): string | undefined {
  return drafts.get(keyOf(leadId, name)) ?? storedDraft(leadId, name);
}

/**
 * The unsaved text of a field of a lead; `undefined` if nothing has been typed. Kept in this tab until it is
 * saved, the user signs out or someone else signs in, so that opening another lead or a colleague's change
 * does not lose it. Notes also survive a reload.
 */
export function useDraft(leadId: string, name: DraftName) {
  const draft = drafts.use(keyOf(leadId, name)) ?? storedDraft(leadId, name);
  return [draft, (text: string | undefined) => setDraft(leadId, name, text)] as const;
}

/** Deletes the drafts of a change that was saved or discarded, unless more has been typed since. */
export function settleDrafts(leadId: string, change: LeadChange): void {
  const settle = (name: DraftName, text: string | null) => {
    const draft = draftOf(leadId, name);
    if (draft !== undefined && draft.trim() === (text ?? "")) setDraft(leadId, name, undefined);
  };
  if (change.kind === "correction") settle(`correction-${change.field}`, change.value);
  if (change.kind !== "next_step") return;
  settle("next-step", change.next_step);
  settle("next-step-on", change.next_step_on);
}

/** Deletes all drafts, because they may name patients. */
export function forgetDrafts(): void {
  drafts.clear();
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
  }
}
onForgetAdminData(forgetDrafts);
