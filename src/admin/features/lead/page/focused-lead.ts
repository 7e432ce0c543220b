import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";

/** The reference of the lead whose row in the list has the focus. */
export function focusedLead(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("tr[data-reference]")?.dataset.reference;
}

/** Keys that act on an open lead, but not while the row of another person's lead has the focus. */
export function useLeadKeys(reference: string, actions: Readonly<Record<string, () => void>>) {
  const guarded = Object.entries(actions).map(([key, run]) => [
    key,
    () => {
      if ((focusedLead() ?? reference) === reference) run();
    },
  ]);
  useSingleKeys(Object.fromEntries(guarded));
}
