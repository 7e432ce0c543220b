import type { TreatmentSummary } from "@/content/schema.ts";
import { type ChosenTreatment, typedDay } from "./dates/dates.ts";
import type { DatesPart } from "./dates/dates-part.ts";
import { planTrip, type Trip, tripTreatment } from "./dates/trip.ts";

/**
 * The trip in "Dates", calculated from the summaries that have loaded. Without the times for heavy work, which
 * "Dates" alone needs. `undefined` without a date, or if a summary is missing.
 */
export function plannedTrip(
  chosen: readonly ChosenTreatment[],
  { anchor, date, flight }: DatesPart,
  summaries: readonly TreatmentSummary[],
): Omit<Trip, "heavyWork"> | undefined {
  const day = typedDay(date);
  const [first, ...others] = chosen.flatMap(({ slug, visit }) => {
    const facts = summaries.find((each) => each.slug === slug)?.facts;
    const recovery = { heavyWork: { min: 0, max: 0 }, followUps: [] };
    return facts ? tripTreatment(slug, facts, visit, recovery) : [];
  });
  if (!day || !first || others.length + 1 < chosen.length) return undefined;
  return planTrip({ treatments: [first, ...others], anchor, date: day, booked: typedDay(flight) });
}
