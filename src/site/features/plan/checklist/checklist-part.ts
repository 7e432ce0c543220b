import { CLINIC_LENGTH } from "../basics-limits.ts";
import { fieldsOf, idOf, isRecord, listOf, recordOf, text } from "../read-values.ts";

/** Maximum number of clinics with their own answers. */
export const MAX_CLINICS = 5;
/** Maximum length of an answer. */
export const ANSWER_LENGTH = 200;
/** Maximum number of questions on the sheet, so that it fits on one page. */
export const MAX_SHEET_QUESTIONS = 10;
/** Maximum lengths of the health details, for the same reason. */
export const limits = { medicines: 360, allergies: 160, operations: 240, body: 40 } as const;

/** The part of the plan with questions, answers, documents and health details. */
export function readChecklist(stored: unknown) {
  const fields = fieldsOf(stored);
  return {
    clinics: listOf(fields.clinics, MAX_CLINICS, readClinic),
    /** Answers by clinic ID, then by question ID. */
    answers: recordOf(fields.answers, (ofClinic) =>
      recordOf(ofClinic, (answer) => text(answer, ANSWER_LENGTH)),
    ),
    /** IDs of the questions on the sheet. */
    onSheet: listOf(fields.onSheet, MAX_SHEET_QUESTIONS, idOf),
    /** Ticked documents and registers, with the clinic's ID before those that each clinic has. */
    done: listOf(fields.done, 300, idOf),
    /** IDs of conditions. */
    conditions: listOf(fields.conditions, 40, idOf),
    medicines: text(fields.medicines, limits.medicines),
    allergies: text(fields.allergies, limits.allergies),
    operations: text(fields.operations, limits.operations),
    body: text(fields.body, limits.body),
  };
}

function readClinic(stored: unknown) {
  if (!isRecord(stored)) return undefined;
  /** Unique within the plan. */
  return { id: text(stored.id, 20), name: text(stored.name, CLINIC_LENGTH) };
}

export type ChecklistPart = ReturnType<typeof readChecklist>;

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
