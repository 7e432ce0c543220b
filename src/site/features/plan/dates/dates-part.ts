import { readTreatment } from "../basics-part.ts";
import { fieldsOf, listOf, oneOf, text } from "../read-values.ts";
import { ANCHORS, MOST_IN_TRIP } from "./dates-choices.ts";

/** The part of the plan with the days of a trip. Days are as the field gives them: `yyyy-MM-dd` or empty. */
export function readDates(stored: unknown) {
  const { treatments, anchor, date, flight, daysInTurkey, calendar } = fieldsOf(stored);
  return {
    /** Of those of the plan. While empty, the first of them. */
    treatments: listOf(treatments, MOST_IN_TRIP, readChosen),
    /** What falls on `date`. */
    anchor: oneOf(anchor, ANCHORS),
    date: text(date, 10),
    /** Booked flight home. */
    flight: text(flight, 10),
    /** Days already spent in Turkey, as typed. */
    daysInTurkey: text(daysInTurkey, 3),
    /** Part of the ids of the events in a calendar; empty until a calendar file is saved. */
    calendar: text(calendar, 10),
  };
}

function readChosen(stored: unknown) {
  const { slug, visit } = fieldsOf(stored);
  const treatment = readTreatment(slug);
  /** Name of the visit, where a treatment has several; empty for the first. */
  return treatment && { slug: treatment, visit: text(visit, 40) };
}

export type DatesPart = ReturnType<typeof readDates>;
