import { readPlan } from "./plan-store.ts";
import { planInLines } from "./plan-summary.ts";

const FIRST_LINE = "My plan";
/** Shows where the plan ends, so that it can be replaced in notes that continue after it. */
const LAST_LINE = "End of my plan";
const planInNotes = new RegExp(`^${FIRST_LINE}\\n[\\s\\S]*?\\n${LAST_LINE}$`, "m");

/** Adds this browser's plan to notes for a coordinator. Replaces the plan that the notes already contain. */
export async function addPlanToNotes(notes: string): Promise<string> {
  const lines = await planInLines(readPlan());
  const text = [FIRST_LINE, ...lines.map((line) => `- ${line}`), LAST_LINE].join("\n");
  return planInNotes.test(notes)
    ? notes.replace(planInNotes, () => text)
    : [notes.trim(), text].filter(Boolean).join("\n\n");
}
