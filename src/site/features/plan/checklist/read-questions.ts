import type { TreatmentDetails } from "@/content/schema.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import { findCategoryOfTreatment } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { ChosenTreatment } from "../dates/dates.ts";
import type { TreatmentQuestions } from "./questions.ts";

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
