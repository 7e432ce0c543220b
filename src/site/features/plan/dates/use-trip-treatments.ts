import type { Plan } from "../plan.ts";
import { usePlan } from "../plan-store.ts";
import type { ChosenTreatment } from "./dates.ts";

/** The ticked treatments of the trip, in the order of the plan, or the plan's first treatment if none are ticked. */
export function tripTreatmentsOf({
  basics,
  dates,
}: Pick<Plan, "basics" | "dates">): readonly ChosenTreatment[] {
  const ticked = basics.treatments.flatMap(
    (slug) => dates.treatments.find((each) => each.slug === slug) ?? [],
  );
  if (ticked.length > 0) return ticked;
  return basics.treatments.slice(0, 1).map((slug) => ({ slug, visit: "" }));
}

/** The treatments of the trip in the stored plan. */
export function useTripTreatments(): readonly ChosenTreatment[] {
  return tripTreatmentsOf(usePlan());
}
