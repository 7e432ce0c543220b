import { usePlan } from "../plan-store.ts";
import type { ChosenTreatment } from "./dates.ts";

/** The treatments chosen for the trip, or the plan's first treatment if none have been chosen. */
export function useTripTreatments(): readonly ChosenTreatment[] {
  const { basics, dates } = usePlan();
  if (dates.treatments.length > 0) return dates.treatments;
  return basics.treatments.slice(0, 1).map((slug) => ({ slug, visit: "" }));
}
