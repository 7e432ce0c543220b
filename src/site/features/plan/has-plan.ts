import { readStored } from "@/lib/storage.ts";

/** Key of the plan in local storage. */
export const PLAN_KEY = "plan";

/**
 * Whether a plan is stored in this browser. Does not need the plan's schema, so that other pages can call it
 * cheaply.
 */
export function hasPlan(): boolean {
  return readStored("local", PLAN_KEY, () => true) ?? false;
}
