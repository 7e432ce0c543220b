import { recovery } from "@/content/plan/recovery.ts";
import {
  findCategoryOfTreatment,
  readSummary,
  treatmentDetails,
} from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { ChosenTreatment } from "./dates.ts";
import type { Needs } from "./schedule.ts";
import type { TripTreatment } from "./trip.ts";

/** What the dates need to know of the chosen treatments. For rendering: suspends until it has loaded. */
export function readTreatments([first, ...others]: readonly [
  ChosenTreatment,
  ...ChosenTreatment[],
]): {
  treatments: [TripTreatment, ...TripTreatment[]];
  /** "Gastric Balloon (removal)". */
  names: string[];
  needs: Needs;
} {
  const read = [first, ...others].map(readDetails);
  return {
    treatments: [readTreatment(first), ...others.map(readTreatment)],
    names: [first, ...others].map((each) => {
      const { name } = readTreatment(each).visit;
      return name ? `${treatmentNames[each.slug]} (${name})` : treatmentNames[each.slug];
    }),
    needs: {
      nicotine: read.some(({ stopNicotine }) => stopNicotine),
      operation: read.some(({ operation }) => operation !== undefined),
    },
  };
}

function readTreatment({ slug, visit: name }: ChosenTreatment): TripTreatment {
  const visits = readSummary(slug)?.facts.visits ?? [];
  const visit = visits.find((each) => each.name === name) ?? visits[0];
  if (!visit) throw new Error(`There is no visit of ${slug}.`);
  return { visit, recovery: recovery[slug] };
}

/** The full text of a treatment. For rendering: suspends until it has loaded. */
export function readDetails({ slug }: ChosenTreatment) {
  const category = findCategoryOfTreatment(slug);
  if (!category) throw new Error(`There is no category of ${slug}.`);
  return treatmentDetails.read(`${category.slug}/${slug}`);
}
