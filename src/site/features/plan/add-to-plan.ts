import type { TreatmentSlug } from "@/content/treatments/names.ts";
import { MAX_TREATMENTS } from "./basics-limits.ts";
import { caseCount } from "./case-counts.ts";
import { withoutOurPrice } from "./costs/costs-part.ts";
import type { Planned } from "./has-plan.ts";
import { changePlan, readPlan } from "./plan-store.ts";

/** The numbers that were last taken from treatments' pages. What is changed in the plan afterwards stays. */
const taken = new Map<TreatmentSlug, number>();

/** Adds treatments and a city to the plan. Returns a message about the result. */
export function addToPlan({ treatments = [], city }: Planned): string {
  const { basics } = readPlan();
  const all = [...new Set([...basics.treatments, ...treatments])];
  const kept = all.slice(0, MAX_TREATMENTS);
  const counts = treatments.flatMap((slug) => {
    const count = caseCount(slug);
    const isKnown = taken.get(slug) === count && readPlan().costs.units[slug] !== undefined;
    if (count === undefined || isKnown) return [];
    taken.set(slug, count);
    return [[slug, `${count}`] as const];
  });
  const added = kept.filter((slug) => !basics.treatments.includes(slug));
  changePlan("costs", (before) => {
    const changed = counts.filter(([slug, count]) => before.units[slug] !== count);
    return {
      ...withoutOurPrice(before, [...added, ...changed.map(([slug]) => slug)]),
      units: { ...before.units, ...Object.fromEntries(counts) },
    };
  });
  changePlan("basics", (before) => ({ ...before, treatments: kept, city: city ?? before.city }));
  if (all.length > kept.length) return `A plan can have up to ${MAX_TREATMENTS} treatments`;
  const isNew = kept.length > basics.treatments.length || (city && city !== basics.city);
  return isNew ? "Added to your plan" : "This is already in your plan";
}
