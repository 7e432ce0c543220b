import { saveFile } from "@/lib/save-file.ts";
import { parseReceivedPlan } from "./parse-received-plan.ts";
import type { Plan } from "./plan.ts";

/** Maximum size of a file to read, in bytes. */
const MAX_BYTES = 500_000;

/** Downloads the plan as a file. */
export function savePlanFile(plan: Plan): void {
  saveFile(new Blob([JSON.stringify(plan, null, 2)], { type: "application/json" }), "my-plan.json");
}

/** Reads the plan in a saved file. Returns `undefined` if the file is not a plan. */
export async function readPlanFile(file: Blob): Promise<Plan | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    return parseReceivedPlan(JSON.parse(await file.text()));
  } catch {
    return undefined;
  }
}
