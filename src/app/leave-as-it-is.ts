import { layOutAtOnce } from "./first-view.ts";

/**
 * Where the code of a page does not come: leaves it as one without script, lets go of
 * what was tapped, and tells the console of the fault.
 */
export function leaveAsItIs(fault: unknown): void {
  console.error(fault);
  layOutAtOnce();
  window.sanavoyEarly?.();
}
