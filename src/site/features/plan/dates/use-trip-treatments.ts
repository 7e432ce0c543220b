import { usePlan } from "../plan-store.ts";
import type { ChosenTreatment } from "./dates.ts";

/** The treatments of the trip: those chosen here, or else the plan's first one. */
export function useTripTreatments(): readonly ChosenTreatment[] {
  const { basics, dates } = usePlan();
  if (dates.treatments.length > 0) return dates.treatments;
  return basics.treatments.slice(0, 1).map((slug) => ({ slug, visit: "" }));
}
