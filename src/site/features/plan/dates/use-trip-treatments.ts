import { usePlan } from "../plan-store.ts";
import type { ChosenTreatment } from "./dates.ts";

/** The treatments of the trip, in the order of the plan: those ticked, or else the plan's first one. */
export function useTripTreatments(): readonly ChosenTreatment[] {
  const { basics, dates } = usePlan();
  const ticked = basics.treatments.flatMap(
    (slug) => dates.treatments.find((each) => each.slug === slug) ?? [],
  );
  if (ticked.length > 0) return ticked;
  return basics.treatments.slice(0, 1).map((slug) => ({ slug, visit: "" }));
}
