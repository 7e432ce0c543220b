import { dayInWords } from "@shared/dates.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { checksOf } from "../dates/checks.ts";
import type { ChosenTreatment } from "../dates/dates-part.ts";
import { readTreatments } from "../dates/treatments-of-trip.ts";
import { planTrip } from "../dates/trip.ts";
import type { Plan } from "../plan.ts";

/** The trip's dates in words, for a sheet; `undefined` without a treatment or date. Suspends. */
export function tripInWords([first, ...others]: readonly ChosenTreatment[], dates: Plan["dates"]) {
  const date = typedDay(dates.date);
  if (!first || !date) return undefined;
  const treatments = readTreatments([first, ...others]);
  const booked = typedDay(dates.flight);
  const trip = planTrip({ treatments, anchor: dates.anchor, date, booked });
  return {
    arrival: dayInWords(trip.arrival),
    operation: dayInWords(trip.operation),
    flight: booked ? dayInWords(booked) : `${dayInWords(trip.flight.plan)} (planned)`,
    deskWork: dayInWords(trip.deskWork.plan),
    /** Checks after the return, in order. */
    checks: checksOf(trip, treatments)
      .filter(({ atHome }) => atHome)
      .sort((a, b) => a.from.localeCompare(b.from))
      .map(({ id, title, note, from, to }) => ({
        id,
        title: note ? `${title}. ${note}` : title,
        when: from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`,
      })),
  };
}
