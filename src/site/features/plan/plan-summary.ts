import { dayInWords } from "@shared/dates.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { listInWords } from "@/lib/english.ts";
import { costsInLines } from "./costs/costs-summary.ts";
import { unitsInWords } from "./costs/units.ts";
import { typedDay } from "./dates/dates.ts";
import { tripTreatmentsOf } from "./dates/use-trip-treatments.ts";
import { loadSummaries } from "./load-summaries.ts";
import type { Plan } from "./plan.ts";
import { plannedTrip } from "./planned-trip.ts";
import { quotesInLines } from "./quotes/quotes-summary.ts";

/** The content of a plan, one line per item. Each tool adds its own lines. */
export async function planInLines(plan: Plan): Promise<string[]> {
  const { city, notes } = plan.basics;
  const names = listInWords(await namesWithUnits(plan));
  const { onSheet, answers } = plan.checklist;
  const answered = Object.values(answers).flatMap(Object.values).filter(Boolean).length;
  const lines = [
    names && `Treatments: ${names}`,
    city && `City: ${city}`,
    ...quotesInLines(plan),
    ...costsInLines(plan),
    ...(await datesInLines(plan)),
    onSheet.length > 0 && `Questions chosen for the clinic: ${onSheet.length}`,
    answered > 0 && `Answers from clinics: ${answered}`,
    notes.trim() && `Notes: ${notes.trim()}`,
  ].flatMap((line) => line || []);
  return lines.length > 0 ? lines : ["Nothing yet"];
}

/** The names of the treatments, with the number of implants, teeth, eyes or sessions: "LASIK (2 eyes)". */
async function namesWithUnits(plan: Plan): Promise<string[]> {
  const { treatments } = plan.basics;
  const summaries = await loadSummaries(treatments);
  return treatments.map((slug) => {
    const summary = summaries.find((each) => each.slug === slug);
    const units = summary && unitsInWords(summary, plan);
    return units ? `${treatmentNames[slug]} (${units})` : treatmentNames[slug];
  });
}

/** The days of the trip, or only the day that the user has entered if the others cannot be calculated. */
async function datesInLines({ basics, dates }: Plan): Promise<string[]> {
  const day = typedDay(dates.date);
  const booked = typedDay(dates.flight);
  const chosen = tripTreatmentsOf({ basics, dates });
  const trip =
    day && plannedTrip(chosen, dates, await loadSummaries(chosen.map(({ slug }) => slug)));
  return [
    ...(trip
      ? [
          `Arrival: ${dayInWords(trip.arrival)}`,
          `Treatment: ${dayInWords(trip.operation)}`,
          `Stay to plan for: ${trip.nights.max} nights, until ${dayInWords(trip.flight.plan)}`,
        ]
      : day
        ? [`${dates.anchor === "arrival" ? "Arrival" : "Treatment"}: ${dayInWords(day)}`]
        : []),
    ...(booked ? [`Flight home: ${dayInWords(booked)}, booked`] : []),
  ];
}
