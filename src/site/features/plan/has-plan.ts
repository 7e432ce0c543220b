import { readStored } from "@/lib/storage.ts";

/** Name of the plan in local storage. */
export const PLAN_KEY = "plan";

/** Whether this browser keeps a plan. Without its schema, so that other pages can ask. */
export function hasPlan(): boolean {
  return readStored("local", PLAN_KEY, () => true) ?? false;
}
