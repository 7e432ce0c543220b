import { dayInWords } from "@shared/dates.ts";
import { flightTexts as texts } from "@/content/plan/flight-texts.ts";
import { daysBetween, daysInWords, typedDay } from "@/lib/calendar-date.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import type { Plan } from "../plan.ts";
import { tripTreatmentsOf } from "./treatments-of-trip.ts";
import { plannedTrip, type Trip } from "./trip.ts";

/** Something to consider before booking. */
export type Warning = { id: string; title: string; text: string };

type PlannedTrip = Omit<Trip, "heavyWork">;

/** What there is to say about a booked flight home. Its id is "flight" if it should be changed or asked about first. */
export function flightWarning(
  { flight, clinicsFlight, lastSession, cautiousFlights }: PlannedTrip,
  booked: string | undefined,
): Warning | undefined {
  if (!booked) return undefined;
  const cautious = cautiousFlights[0]?.date;
  const advice = cautious
    ? `More cautious surgeons advise waiting until ${dayInWords(cautious)}. `
    : "";
  const usual =
    flight.earliest === flight.plan
      ? `The day to plan for is ${dayInWords(flight.plan)}`
      : `The usual time to fly home is between ${dayInWords(flight.earliest)} and ${dayInWords(flight.plan)}`;
  const clinics = clinicsFlight
    ? `Clinics in Turkey often plan the flight between ${dayInWords(clinicsFlight.earliest)} and ${dayInWords(clinicsFlight.plan)}. ${texts.clinicsText}`
    : "";
  const days = `${usual}. ${clinics}${advice}`;
  // Otherwise a later flight is the day to plan for.
  if (booked < lastSession.earliest || booked > flight.plan) {
    return { id: "flight", title: texts.wrongDate, text: days + texts.wrongDateText };
  }
  if (booked < flight.earliest) {
    return {
      id: "flight",
      title: texts.tooShort,
      text: `${days}Your flight is ${daysInWords(daysBetween(booked, flight.earliest))} before ${flight.earliest === flight.plan ? "that day" : "the first of these days"}. Change it. Do not fly earlier unless the surgeon agrees in writing.`,
    };
  }
  if (booked < flight.plan) {
    return { id: "flight", title: texts.early, text: days + texts.earlyText };
  }
  return cautious && booked < cautious
    ? { id: "cautious-flight", title: texts.cautious, text: advice + texts.earlyText }
    : undefined;
}

/** Why a booked flight home is dangerous, in a few words, for everywhere that shows the flight. */
export function flightFault(
  trip: PlannedTrip | undefined,
  booked: string | undefined,
): string | undefined {
  const warning = trip && flightWarning(trip, booked);
  return warning?.id === "flight" ? warning.title : undefined;
}

/** Without its figures, a plan must not look as if its flight were safe. */
export const NO_FIGURES = "No figures";

/** The same for a plan, once the figures of its treatments have loaded. Throws if they have not. */
export async function loadFlightFault({ basics, dates }: Plan): Promise<string | undefined> {
  const chosen = tripTreatmentsOf({ basics, dates });
  const summaries = await loadSummaries(chosen.map(({ slug }) => slug));
  if (summaries.length < chosen.length) throw new Error(NO_FIGURES);
  const trip = plannedTrip(chosen, dates, summaries);
  return flightFault(trip, typedDay(dates.flight));
}
