import { treatmentDetails } from "@/content/treatments/details.ts";
import { findCategoryOfTreatment } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { ChosenTreatment } from "../dates/dates.ts";
import type { TreatmentQuestions } from "./questions.ts";

/** The questions from the treatments' pages. For use during rendering: suspends until they have loaded. */
export function readQuestions(chosen: readonly ChosenTreatment[]): TreatmentQuestions[] {
  return chosen.map(({ slug }) => {
    const category = findCategoryOfTreatment(slug)?.slug ?? "";
    const { questions } = treatmentDetails.read(`${category}/${slug}`);
    return { slug, name: treatmentNames[slug], questions };
  });
}
