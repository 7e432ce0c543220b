import type { LeadCity } from "@shared/cities.ts";
import { useSyncExternalStore } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { followStored, readStored } from "@/lib/storage.ts";
import { PLAN_KEY } from "./plan-key.ts";
import { fieldsOf, idOf, listOf } from "./read-values.ts";

/** Tells this tab of changes to the plan, of which storage only tells other pages. */
export const planChanged = new EventTarget();

/** What other pages can add to the plan. */
export type Planned = { treatments?: readonly TreatmentSlug[]; city?: LeadCity };

/** Whether a plan is stored, without its schema, so that any page can ask. */
export function hasPlan(): boolean {
  return readStored("local", PLAN_KEY, () => true) ?? false;
}

/** Whether the stored plan has all of these. Read without the plan's schema too. */
export function useIsPlanned({ treatments = [], city }: Planned): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const basics = readStored("local", PLAN_KEY, (stored) => fieldsOf(fieldsOf(stored).basics));
      const planned = listOf(basics?.treatments, 100, idOf);
      return (
        basics !== undefined &&
        treatments.every((slug) => planned.includes(slug)) &&
        (city === undefined || basics.city === city)
      );
    },
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  planChanged.addEventListener("change", listener);
  const unfollow = followStored(PLAN_KEY, listener);
  return () => {
    planChanged.removeEventListener("change", listener);
    unfollow();
  };
}
