import { MAX_TREATMENTS } from "./basics-limits.ts";
import { caseCount } from "./case-counts.ts";
import type { Planned } from "./has-plan.ts";
import { changePlan, readPlan } from "./plan-store.ts";

/** Adds treatments and a city to the plan. Returns a message about the result. */
export function addToPlan({ treatments = [], city }: Planned): string {
  const { basics } = readPlan();
  const all = [...new Set([...basics.treatments, ...treatments])];
  const kept = all.slice(0, MAX_TREATMENTS);
  const counts = treatments.flatMap((slug) => {
    const count = caseCount(slug);
    return count === undefined ? [] : [[slug, `${count}`] as const];
  });
  if (counts.length > 0) {
    changePlan("costs", (before) => ({
      ...before,
      units: { ...before.units, ...Object.fromEntries(counts) },
    }));
  }
  changePlan("basics", (before) => ({ ...before, treatments: kept, city: city ?? before.city }));
  if (all.length > kept.length) return `A plan can have up to ${MAX_TREATMENTS} treatments`;
  const isNew = kept.length > basics.treatments.length || (city && city !== basics.city);
  return isNew ? "Added to your plan" : "This is already in your plan";
}
