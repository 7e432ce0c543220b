import { saveFile } from "@/lib/save-file.ts";
import { type Plan, parsePlan } from "./plan.ts";

/** Most bytes of a file that is worth reading. */
const MOST_BYTES = 500_000;

/** Offers the plan as a file to save. */
export function savePlanFile(plan: Plan): void {
  saveFile(new Blob([JSON.stringify(plan, null, 2)], { type: "application/json" }), "my-plan.json");
}

/** The plan in a saved file; `undefined` if it is something else. */
export async function readPlanFile(file: Blob): Promise<Plan | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  try {
    return parsePlan(JSON.parse(await file.text()));
  } catch {
    return undefined;
  }
}
