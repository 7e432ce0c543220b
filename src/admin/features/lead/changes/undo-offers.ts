import { useSyncExternalStore } from "react";
import { onForgetAdminData } from "@/admin/features/access/query-client.ts";
import { announce } from "@/ui/announce.ts";
import { toast } from "@/ui/toast.ts";

/** Shown when a change could not be saved. */
export const CHANGE_FAULT = "That was not saved. Check your connection and try again.";

/** How many changes can be undone at a time. The bar shows them one after the other. */
const MAX_OFFERS = 3;

export type UndoOffer = {
  id: number;
  /** The name of the lead's patient, if it was one lead. */
  name?: string;
  /** What was done. */
  text: string;
  /** The event that is undone, if that can also be done elsewhere. */
  eventId?: number;
  /** Returns whether anything was undone: a refusal shows itself. Throws on an error. */
  undo: () => Promise<boolean>;
  isBusy: boolean;
};

let offers: readonly UndoOffer[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly UndoOffer[]) {
  offers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The changes that can be undone, the newest last, in a component. */
export function useUndoOffers(): readonly UndoOffer[] {
  return useSyncExternalStore(subscribe, () => offers);
}

/** Offers to undo the last change. */
export function offerUndo(offer: Pick<UndoOffer, "name" | "text" | "eventId" | "undo">): void {
  lastId += 1;
  replace([...offers, { ...offer, id: lastId, isBusy: false }].slice(-MAX_OFFERS));
}

/** Removes an offer. */
export function withdrawOffer(id: number): void {
  replace(offers.filter((offer) => offer.id !== id));
}

/** Removes the offer to undo an event that was undone elsewhere. */
export function withdrawOfferOf(eventId: number): void {
  replace(offers.filter((offer) => offer.eventId !== eventId));
}

/** Removes all offers. */
export const withdrawAllOffers = () => replace([]);
onForgetAdminData(withdrawAllOffers);

// One after the other, because a change may depend on the one before it.
let running: Promise<void> = Promise.resolve();

/** Undoes a change. The offer stays if that fails, and goes if the undo is refused. */
export function acceptOffer({ id, name, text, undo }: UndoOffer): void {
  if (offers.some((offer) => offer.id === id && offer.isBusy)) return;
  const setBusy = (busy: boolean) =>
    replace(offers.map((offer) => (offer.id === id ? { ...offer, isBusy: busy } : offer)));
  setBusy(true);
  running = running.then(async () => {
    try {
      const isUndone = await undo();
      withdrawOffer(id);
      if (isUndone) announce(`Undone: ${name ? `${name}, ` : ""}${text}`);
    } catch {
      toast.error(CHANGE_FAULT);
      setBusy(false);
    }
  });
}

/** How many changes are being saved, and how often it was asked meanwhile to undo the newest. */
let saving = 0;
let wanted = 0;

/** Makes `acceptNewestOffer` wait for a change. The returned function takes whether it was saved. */
export function beginSaving(): (isSaved: boolean) => void {
  saving += 1;
  return (isSaved) => {
    saving -= 1;
    if (!isSaved) wanted = 0;
    const due = saving === 0 ? wanted : 0;
    wanted -= due;
    for (let each = 0; each < due; each++) acceptNewestOffer();
  };
}

/** Undoes the newest change that is not being undone already, once it has been saved. */
export function acceptNewestOffer(): void {
  if (saving > 0) {
    wanted += 1;
    return;
  }
  const newest = offers.findLast(({ isBusy }) => !isBusy);
  if (newest) acceptOffer(newest);
}
