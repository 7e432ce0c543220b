import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";

/** The reference of the lead whose row in the list has the focus. */
export function focusedLead(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("tr[data-reference]")?.dataset.reference;
}

/**
 * Single keys that act on an open lead. They do nothing while the row of another lead has the focus, because they
 * would act on another person than the one whose name is read out.
 */
export function useLeadKeys(reference: string, actions: Readonly<Record<string, () => void>>) {
  const guarded = Object.entries(actions).map(([key, run]) => [
    key,
    () => {
      if ((focusedLead() ?? reference) === reference) run();
    },
  ]);
  useSingleKeys(Object.fromEntries(guarded));
}
