import { findCategoryOfTreatment } from "@/content/treatments/index.ts";
import type { TripTreatment } from "./trip.ts";

/** Who does the treatments of a trip. */
export type Treating = "surgeon" | "dentist" | "doctor";

/** One word for all of them: a dentist for dental treatments, a surgeon where there is another operation. */
export function whoTreats(treatments: readonly TripTreatment[]): Treating {
  if (treatments.every(({ slug }) => findCategoryOfTreatment(slug)?.slug === "dental")) {
    return "dentist";
  }
  return treatments.some(({ recovery }) => recovery.operation) ? "surgeon" : "doctor";
}

/** A text of "Dates" with the word for whoever does the treatments. The texts say "surgeon". */
export function withTreating(text: string, who: Treating): string {
  return text.replaceAll("surgeon", who);
}
