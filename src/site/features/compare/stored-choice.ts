import { useSyncExternalStore } from "react";
import { followStored, readStored, writeStored } from "@/lib/storage.ts";
import { type Choice, parseChoice } from "./choice.ts";

/** In session storage, which a reload keeps. The comparison page keeps its choice in the URL. */
const storageKey = "comparison";
const none: Choice = [];

// Cached, because React compares snapshots by identity.
let current: Choice | undefined;
const listeners = new Set<() => void>();

function chosen(): Choice {
  current ??= readStored("session", storageKey, parseChoice) ?? none;
  return current;
}

/** Stores the choice for this tab, and tells the pages that show it. */
export function storeChoice(choice: Choice): void {
  current = choice;
  writeStored("session", storageKey, choice.length > 0 ? choice : undefined);
  for (const listener of listeners) listener();
}

let unfollow = () => {};

/** Reads the choice again, which another page of this tab has changed. */
function readAgain(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) unfollow = followStored(storageKey, readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unfollow();
  };
}

/** The current choice. Empty during prerendering. */
export function useStoredChoice(): Choice {
  return useSyncExternalStore(subscribe, chosen, () => none);
}
