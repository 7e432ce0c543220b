import { treatmentNames } from "@/content/treatments/names.ts";
import type { ChosenTreatment } from "../dates/dates.ts";
import { readDetails } from "../dates/treatments-of-trip.ts";
import type { TreatmentQuestions } from "./questions.ts";

/** The questions of the treatments' pages. For rendering: suspends until they have loaded. */
export function readQuestions(chosen: readonly ChosenTreatment[]): TreatmentQuestions[] {
  return chosen.map((each) => {
    const { slug, questions } = readDetails(each);
    return { slug, name: treatmentNames[each.slug], questions };
  });
}
