import { type ClinicQuestion, type Stage, stages } from "@/content/plan/checklist.ts";
import type { TreatmentDetails } from "@/content/schema.ts";
import { MOST_ON_SHEET } from "./checklist-limits.ts";

/** A treatment with the questions of its page. */
export type TreatmentQuestions = { name: string } & Pick<TreatmentDetails, "slug" | "questions">;

/** All questions by stage: those about the treatments first. */
export function questionsByStage(treatments: readonly TreatmentQuestions[]): Stage[] {
  return [
    ...treatments.map(({ slug, name, questions }) => ({
      id: slug,
      title: `About ${name}`,
      questions: questions.map((text) => ({ id: questionId(text), text })),
    })),
    ...stages,
  ];
}

/**
 * The id of a question of a treatment's page: its words. If the question is moved, its answers stay with
 * it; if it is reworded, they do not appear under a question that nobody answered.
 */
export function questionId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 70);
}

/** The questions for the sheet: the ticked ones, or else those about the treatments, which share the places. */
export function questionsOnSheet(
  treatments: readonly TreatmentQuestions[],
  ticked: readonly string[],
): readonly ClinicQuestion[] {
  const all = questionsByStage(treatments);
  const chosen = all.flatMap(({ questions }) => questions).filter(({ id }) => ticked.includes(id));
  if (chosen.length > 0) return chosen.slice(0, MOST_ON_SHEET);
  const { length } = treatments;
  return all.slice(0, length).flatMap(({ questions }, index) =>
    // The first ones have one more where the places cannot be shared evenly.
    questions.slice(0, Math.ceil((MOST_ON_SHEET - index) / length)),
  );
}
