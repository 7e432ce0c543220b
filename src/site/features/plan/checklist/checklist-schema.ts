import * as z from "zod/mini";
import { CLINIC_LENGTH } from "../basics-limits.ts";
import { listOf, text } from "../schema-parts.ts";
import { ANSWER_LENGTH, limits, MOST_CLINICS, MOST_ON_SHEET } from "./checklist-limits.ts";

const clinicSchema = z.object({
  /** For keys; unique in the plan. */
  id: text(20),
  name: text(CLINIC_LENGTH),
});

/** The part of the plan with questions, answers, papers and what to tell. */
export const checklistSchema = z.object({
  clinics: listOf(clinicSchema, MOST_CLINICS),
  /** Answers by the clinic's id, then by the question's. */
  answers: z.catch(z.record(z.string(), z.record(z.string(), text(ANSWER_LENGTH))), {}),
  /** Ids of the questions that go on the sheet. */
  onSheet: listOf(z.string(), MOST_ON_SHEET),
  /** Ids of papers and registers that are ticked; with the clinic's id in front where each has its own. */
  done: listOf(z.string(), 300),
  /** Ids of conditions. */
  conditions: listOf(z.string(), 40),
  medicines: text(limits.medicines),
  allergies: text(limits.allergies),
  operations: text(limits.operations),
  body: text(limits.body),
});
export type ChecklistPart = z.output<typeof checklistSchema>;
