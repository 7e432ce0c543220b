import { readPlan } from "./plan-store.ts";
import { planInLines } from "./plan-summary.ts";

/** The plan of this browser as a text for a coordinator. Rejects if it cannot be read. */
export async function planText(): Promise<string> {
  const plan = await readPlan();
  return ["My plan", ...planInLines(plan).map((line) => `- ${line}`)].join("\n");
}
