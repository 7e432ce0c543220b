import type { ChecklistPart } from "./checklist-schema.ts";

/** Most clinics with answers of their own. */
export const MOST_CLINICS = 5;
/** Most characters of a clinic's name, and of an answer. */
export const CLINIC_LENGTH = 60;
export const ANSWER_LENGTH = 200;
/** Most questions on the sheet, so that it stays on one page. */
export const MOST_ON_SHEET = 10;
/** Most characters of what a person tells, for the same reason. */
export const limits = { medicines: 360, allergies: 160, operations: 240, body: 40 } as const;

export const emptyChecklist: ChecklistPart = {
  clinics: [],
  answers: {},
  onSheet: [],
  done: [],
  conditions: [],
  medicines: "",
  allergies: "",
  operations: "",
  body: "",
};

/** A clinic that a person is talking to. */
export type Clinic = ChecklistPart["clinics"][number];

/** The answers of a clinic that say something. */
export function answersOf({ answers }: ChecklistPart, clinic: string): string[] {
  return Object.values(answers[clinic] ?? {}).filter((answer) => answer.trim());
}

/** What is left without a clinic. Its answers and ticks go too, because another clinic may get its id. */
export function withoutClinic(checklist: ChecklistPart, clinic: string): Partial<ChecklistPart> {
  return {
    clinics: checklist.clinics.filter(({ id }) => id !== clinic),
    answers: Object.fromEntries(Object.entries(checklist.answers).filter(([id]) => id !== clinic)),
    done: checklist.done.filter((id) => !id.startsWith(`${clinic}/`)),
  };
}
