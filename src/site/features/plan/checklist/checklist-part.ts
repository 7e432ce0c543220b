import { CLINIC_LENGTH } from "../basics-limits.ts";
import { fieldsOf, idOf, isRecord, listOf, recordOf, text } from "../read-values.ts";
import { ANSWER_LENGTH, limits, MAX_CLINICS, MAX_SHEET_QUESTIONS } from "./checklist-limits.ts";

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
    /**
     * IDs of ticked documents and registers, prefixed with the clinic's ID for those that each clinic has
     * separately.
     */
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
