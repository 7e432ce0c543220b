import { recovery } from "@/content/plan/recovery.ts";
import { findCategoryOfTreatment, readSummary } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { ChosenTreatment } from "./dates.ts";
import type { TripTreatment } from "./trip.ts";

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
  const { visits = [], trips } = readSummary(slug)?.facts ?? {};
  const visit = visits.find(({ name }) => name === chosen) ?? visits[0];
  const ofCategory = recovery.read(findCategoryOfTreatment(slug)?.slug ?? "");
  const atHome = ofCategory[slug];
  if (!visit || !atHome) throw new Error(`There are no figures for ${slug}.`);
  const name = treatmentNames[slug];
  return {
    slug,
    name: visit.name ? `${name} (${visit.name})` : name,
    visit,
    trips,
    recovery: atHome,
  };
}
