import { readTreatment } from "../basics-part.ts";
import { fieldsOf, listOf, oneOf, text } from "../read-values.ts";
import { ANCHORS, MAX_TRIP_TREATMENTS } from "./dates-choices.ts";

/** The part of the plan with the dates of a trip. Dates are in the field's format: `yyyy-MM-dd` or empty. */
export function readDates(stored: unknown) {
  const { treatments, anchor, date, flight, daysInTurkey, calendar } = fieldsOf(stored);
  return {
    /** A choice from the plan's treatments. If empty, the plan's first treatment is used. */
    treatments: listOf(treatments, MAX_TRIP_TREATMENTS, readChosen),
    /** What happens on `date`. */
    anchor: oneOf(anchor, ANCHORS),
    date: text(date, 10),
    /** Booked flight home. */
    flight: text(flight, 10),
    /** Days already spent in Turkey, as entered. */
    daysInTurkey: text(daysInTurkey, 9),
    /** Part of the ids of the events in a calendar; empty until a calendar file is saved. */
    calendar: text(calendar, 10),
  };
}

function readChosen(stored: unknown) {
  const { slug, visit } = fieldsOf(stored);
  const treatment = readTreatment(slug);
  /** Name of the visit, if a treatment has several; empty for the longest. */
  return treatment && { slug: treatment, visit: text(visit, 40) };
}

export type DatesPart = ReturnType<typeof readDates>;
