import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/storage.ts";
import { type Choice, parseChoice } from "./choice.ts";

/**
 * The treatments chosen while somebody walks through the site. The comparison's own page keeps its
 * choice in the address; between pages it rests in session storage, so that a reload keeps it and
 * closing the tab forgets it.
 */
const storageKey = "comparison";
const none: Choice = [];

// Read once: React asks for the value often and wants the same object back.
let current: Choice | undefined;
const listeners = new Set<() => void>();

function chosen(): Choice {
  current ??= readStored("session", storageKey, parseChoice) ?? none;
  return current;
}

/** Replaces the choice everywhere. */
export function choose(choice: Choice): void {
  current = choice;
  writeStored("session", storageKey, choice.length > 0 ? choice : undefined);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice as it stands. Empty in prerendered pages, which know no visitor. */
export function useChosen(): Choice {
  return useSyncExternalStore(subscribe, chosen, () => none);
}
