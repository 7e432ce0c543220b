import { typedKeys } from "@shared/typed-keys.ts";
import * as z from "zod/mini";
import { onForgetAdminData } from "@/admin/features/access/query-client.ts";
import { readStored, writeStored } from "@/lib/storage.ts";
import { keptValues } from "./changes/kept-values.ts";
import type { Booking, LeadChange } from "./lead-model.ts";

/** Fields of a lead whose text is kept until it is saved. */
type DraftName = "note" | "next-step" | "next-step-on" | `correction-${string}`;

const PREFIX = "lead-draft:";

/** Drafts by lead and name. Corrections name a patient, so they are not written to the browser's storage as well. */
const drafts = keptValues<string>({
  asksBeforeUnload: (key) => !readStored("session", PREFIX + key, () => true),
});

/** What was typed of bookings and not saved, by lead: only the parts that were changed. */
export const bookingDrafts = keptValues<Partial<Booking>>({ asksBeforeUnload: () => true });

/** Keeps what was typed of a booking, except for the parts that are saved. */
export function keepBookingDraft(leadId: string, typed: Partial<Booking>, saved: Booking): void {
  const left = { ...typed };
  for (const name of typedKeys(saved)) if (left[name] === saved[name]) delete left[name];
  bookingDrafts.set(leadId, Object.keys(left).length > 0 ? left : undefined);
}

/** The note of a lead that was sent last, until it is known to be stored. */
const sentNotes = keptValues<{ note: string; id: string }>();

/** The ID of a note: the same if it is sent again, because the answer was lost. */
export function idOfNote(leadId: string, note: string): string {
  const last = sentNotes.get(leadId);
  if (last?.note === note) return last.id;
  const id = crypto.randomUUID();
  sentNotes.set(leadId, { note, id });
  return id;
}

/** Forgets the ID of a note that is stored: the same words are another note then. */
export function settleNote(leadId: string): void {
  sentNotes.set(leadId, undefined);
}

const keyOf = (leadId: string, name: DraftName) => `${leadId} ${name}`;

const isStored = (name: DraftName) => !name.startsWith("correction-");

function storedDraft(leadId: string, name: DraftName): string | undefined {
  if (!isStored(name)) return undefined;
  return readStored("session", PREFIX + keyOf(leadId, name), (stored) => z.string().parse(stored));
}

function setDraft(leadId: string, name: DraftName, text: string | undefined): void {
  if (isStored(name)) writeStored("session", PREFIX + keyOf(leadId, name), text);
  drafts.set(keyOf(leadId, name), text);
}

/** The current text of a draft, outside a component. */
export function draftOf(leadId: string, name: DraftName): string | undefined {
  return drafts.get(keyOf(leadId, name)) ?? storedDraft(leadId, name);
}

/**
 * The unsaved text of a field of a lead; `undefined` if nothing has been typed. Kept in this tab until it is
 * saved, the user signs out or someone else signs in, so that opening another lead or a colleague's change
 * does not lose it. A reload keeps it too, or asks first.
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
  if (change.kind === "booking") keepBookingDraft(leadId, bookingDrafts.get(leadId) ?? {}, change);
  if (change.kind !== "next_step") return;
  settle("next-step", change.next_step);
  settle("next-step-on", change.next_step_on);
}

const storedKeys = (leadId = "") =>
  Object.keys(window.sessionStorage).filter((key) => key.startsWith(PREFIX + leadId));

/** Whether the tab's storage has drafts, which a reload keeps. */
export const hasStoredDrafts = () => storedKeys().length > 0;

/** Deletes the drafts of a lead that was erased, or all drafts, because they may name patients. */
export function forgetDrafts(leadId = ""): void {
  drafts.clear(leadId);
  bookingDrafts.clear(leadId);
  sentNotes.clear(leadId);
  for (const key of storedKeys(leadId)) window.sessionStorage.removeItem(key);
}
onForgetAdminData(() => forgetDrafts());
