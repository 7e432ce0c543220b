import { readTreatment } from "../basics.ts";
import { fieldsOf, listOf, oneOf, text } from "../read-values.ts";

/** Maximum number of treatments in one trip. */
export const MAX_TRIP_TREATMENTS = 3;
/** Which day of a trip is known: treatment or arrival. */
export const ANCHORS = ["operation", "arrival"] as const;

/** The number of days up to the flight home in which days spent in Turkey count. */
export const WINDOW_DAYS = 180;

/** How many of those days a British traveller may stay without a visa. */
export const MAX_DAYS = 90;

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

/** A treatment chosen for the trip. */
export type ChosenTreatment = DatesPart["treatments"][number];

/** The typed number of earlier days, or `undefined` if it is not one. Nothing typed is 0. */
export function typedDays(text: string): number | undefined {
  const days = Number(text);
  return Number.isInteger(days) && days >= 0 && days <= WINDOW_DAYS ? days : undefined;
}
