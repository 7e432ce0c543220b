import { type ClinicQuestion, type Stage, stages } from "@/content/plan/checklist.ts";
import type { TreatmentDetails } from "@/content/schema.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import { findCategoryOfTreatment } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { ChosenTreatment } from "../dates/dates-part.ts";
import { MAX_SHEET_QUESTIONS } from "./checklist-part.ts";

/** A treatment, with the questions from its page. */
export type TreatmentQuestions = { slug: string; name: string } & Pick<
  TreatmentDetails,
  "questions"
>;

/** All questions by stage. Within a stage, those about the treatments come first. */
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
 * The ID of a question from a treatment's page, derived from its words. If the question moves, it keeps its
 * answers; if it is reworded, old answers do not appear below the new question.
 */
export function questionId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 70);
}

/** The questions for the sheet: the ticked ones or, if none are ticked, an equal number about each treatment. */
export function questionsOnSheet(
  treatments: readonly TreatmentQuestions[],
  ticked: readonly string[],
): readonly ClinicQuestion[] {
  const all = questionsByStage(treatments);
  const chosen = all.flatMap(({ questions }) => questions).filter(({ id }) => ticked.includes(id));
  if (chosen.length > 0) return chosen.slice(0, MAX_SHEET_QUESTIONS);
  const { length } = treatments;
  return all.slice(0, length).flatMap(({ questions }, index) =>
    // The first treatments have one more if the number cannot be divided equally.
    questions.slice(0, Math.ceil((MAX_SHEET_QUESTIONS - index) / length)),
  );
}

/** The text of a treatment's page. For use during rendering: suspends until it has loaded. */
export function readDetails({ slug }: ChosenTreatment): TreatmentDetails {
  return treatmentDetails.read(`${findCategoryOfTreatment(slug)?.slug ?? ""}/${slug}`);
}

/** The questions from the treatments' pages. For use during rendering: suspends until they have loaded. */
export function readQuestions(chosen: readonly ChosenTreatment[]): TreatmentQuestions[] {
  return chosen.map((treatment) => ({
    slug: treatment.slug,
    name: treatmentNames[treatment.slug],
    questions: readDetails(treatment).questions,
  }));
}
