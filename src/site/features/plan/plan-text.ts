import { readPlan } from "./plan-store.ts";
import { planInLines } from "./plan-summary.ts";

/** This browser's plan as text for a coordinator. */
export function planText(): string {
  return ["My plan", ...planInLines(readPlan()).map((line) => `- ${line}`)].join("\n");
}
