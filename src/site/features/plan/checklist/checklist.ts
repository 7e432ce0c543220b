import type { ChecklistPart } from "./checklist-part.ts";

/** A clinic that the user is in contact with. */
export type Clinic = ChecklistPart["clinics"][number];

/** A clinic's answers that are not blank. */
export function answersOf({ answers }: ChecklistPart, clinic: string): string[] {
  return Object.values(answers[clinic] ?? {}).filter((answer) => answer.trim());
}

/** Names of clinics with a quote that are not in the list yet. */
export function namesToAdd(
  clinics: readonly Clinic[],
  quotes: readonly { clinic: string }[],
): string[] {
  const listed = clinics.map(({ name }) => name);
  const names = quotes.map(({ clinic }) => clinic.trim());
  return [...new Set(names)].filter((name) => name && !listed.includes(name));
}

/** The checklist without a clinic. Its answers and ticks are removed too, because its ID may be reused. */
export function withoutClinic(checklist: ChecklistPart, clinic: string): Partial<ChecklistPart> {
  return {
    clinics: checklist.clinics.filter(({ id }) => id !== clinic),
    answers: Object.fromEntries(Object.entries(checklist.answers).filter(([id]) => id !== clinic)),
    done: checklist.done.filter((id) => !id.startsWith(`${clinic}/`)),
  };
}

/** Changes some fields of the checklist. */
export type ChangeChecklist = (changed: Partial<ChecklistPart>) => void;
