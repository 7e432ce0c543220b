import { recovery } from "@/content/plan/recovery.ts";
import { findCategoryOfTreatment, readSummary } from "@/content/treatments/index.ts";
import type { ChosenTreatment } from "./dates.ts";
import { type TripTreatment, tripTreatment } from "./trip.ts";

/**
 * The data of the chosen treatments for calculating dates. For use during rendering: suspends until it has
 * loaded.
 */
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
