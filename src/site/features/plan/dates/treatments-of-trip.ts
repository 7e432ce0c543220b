import { recovery } from "@/content/plan/recovery.ts";
import { findCategoryOfTreatment, readSummary } from "@/content/treatments/index.ts";
import type { Plan } from "../plan.ts";
import { usePlan } from "../plan-store.ts";
import type { ChosenTreatment } from "./dates-part.ts";
import { type TripTreatment, tripTreatment } from "./trip.ts";

/** What dates are calculated from. For use during rendering: suspends until it has loaded. */
export function readTreatments([first, ...others]: readonly [
  ChosenTreatment,
  ...ChosenTreatment[],
]): [TripTreatment, ...TripTreatment[]] {
  return [readTreatment(first), ...others.map(readTreatment)];
}

function readTreatment({ slug, visit: chosen }: ChosenTreatment): TripTreatment {
  const facts = readSummary(slug)?.facts;
  const ofCategory = recovery.read(findCategoryOfTreatment(slug)?.slug ?? "");
  const atHome = ofCategory[slug];
  if (!facts || !atHome) throw new Error(`There are no figures for ${slug}.`);
  return tripTreatment(slug, facts, chosen, atHome);
}

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
