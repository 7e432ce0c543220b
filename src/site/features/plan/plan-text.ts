import { readPlan } from "./plan-store.ts";
import { planInLines } from "./plan-summary.ts";

/** The plan of this browser as a text for a coordinator. */
export function planText(): string {
  return ["My plan", ...planInLines(readPlan()).map((line) => `- ${line}`)].join("\n");
}
