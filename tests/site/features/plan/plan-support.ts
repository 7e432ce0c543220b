import fc from "fast-check";
import { catalogue } from "@/content/catalogue.ts";
import { recovery } from "@/content/plan/recovery.ts";
import type { Recovery } from "@/content/plan/recovery-times.ts";
import type { Visit } from "@/content/schema.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import {
  type TripTreatment,
  tripTreatment as toTripTreatment,
} from "@/site/features/plan/dates/trip.ts";
import { allSummaries } from "../../../content/summaries.ts";

export function allVisits(): { slug: TreatmentSlug; visit: Visit }[] {
  return allSummaries.flatMap(({ slug, facts }) =>
    isTreatmentSlug(slug) ? facts.visits.map((visit) => ({ slug, visit })) : [],
  );
}

/** Loads the recovery times of every treatment by slug. */
export async function allRecoveries(): Promise<ReadonlyMap<string, Recovery>> {
  const loaded = await Promise.all(catalogue.map(({ slug }) => recovery.load(slug)));
  return new Map(loaded.flatMap((ofCategory) => Object.entries(ofCategory)));
}

/** Loads every visit of every treatment in the form that a trip needs. */
export async function allTripTreatments(): Promise<TripTreatment[]> {
  const recoveries = await allRecoveries();
  return allVisits().map(({ slug, visit }) => {
    const found = recoveries.get(slug);
    const facts = allSummaries.find((each) => each.slug === slug)?.facts;
    if (!found || !facts) throw new Error(`There are no recovery times for ${slug}.`);
    return { ...toTripTreatment(slug, facts, visit.name ?? "", found), name: treatmentNames[slug] };
  });
}

/** Loads a treatment in the form that a trip needs. Throws if it has no such visit. */
export async function tripTreatment(slug: TreatmentSlug, name?: string): Promise<TripTreatment> {
  const found = (await allTripTreatments()).find(
    (each) => each.slug === slug && (name === undefined || each.visit.name === name),
  );
  if (!found) throw new Error(`There is no such visit for ${slug}.`);
  return found;
}

/** Any day from 2024 to 2050, often one around the end of February. */
export const anyDate = fc
  .oneof(
    fc.integer({ min: 19_723, max: 29_219 }),
    fc
      .tuple(fc.integer({ min: 2024, max: 2050 }), fc.integer({ min: 0, max: 4 }))
      .map(([year, day]) => Date.UTC(year, 1, 27 + day) / 86_400_000),
  )
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
