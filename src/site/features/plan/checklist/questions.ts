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

/** The questions for the sheet: the ticked ones, or else those about the treatments. */
export function questionsOnSheet(
  all: readonly Stage[],
  ticked: readonly string[],
): readonly ClinicQuestion[] {
  const chosen = all.flatMap(({ questions }) => questions).filter(({ id }) => ticked.includes(id));
  const shown = chosen.length > 0 ? chosen : (all[0]?.questions ?? []);
  return shown.slice(0, MOST_ON_SHEET);
}
