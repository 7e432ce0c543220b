import { dayInWords } from "@shared/dates.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { unitsInWords } from "./costs/units.ts";
import { costsInLines } from "./costs/whole-cost.ts";
import { flightFault, NO_FIGURES } from "./dates/flight-warning.ts";
import { tripTreatmentsOf } from "./dates/treatments-of-trip.ts";
import { plannedTrip } from "./dates/trip.ts";
import type { Plan } from "./plan.ts";
import { readPlan } from "./plan-store.ts";
import { type LabelledLine, quotesInLines } from "./quotes/quotes-of-plan.ts";

/** A line of the summary, marked if it says that something is dangerous. */
type PlanLine = string | LabelledLine | { danger: string };

/** A part of the summary. */
export type PlanPart = { title: string; lines: readonly PlanLine[] };

/** The content of a plan, one line per item. Each tool adds its own lines. */
export async function planInParts(plan: Plan): Promise<PlanPart[]> {
  const { city, notes } = plan.basics;
  const names = listInWords(await namesWithUnits(plan));
  const { onSheet, answers } = plan.checklist;
  const answered = Object.values(answers).flatMap(Object.values).filter(Boolean).length;
  const part = (title: string, lines: readonly (PlanLine | false)[]) => ({
    title,
    lines: lines.flatMap((line) => line || []),
  });
  const parts = [
    part("Treatment", [!!names && { label: "Treatments: ", text: names }, city && `City: ${city}`]),
    part("Quotes", quotesInLines(plan)),
    part("Cost", costsInLines(plan)),
    part("Dates", await datesInLines(plan)),
    part("Questions and notes", [
      onSheet.length > 0 && `Questions chosen for the clinic: ${onSheet.length}`,
      answered > 0 && `Answers from clinics: ${answered}`,
      notes.trim() && `Notes: ${notes.trim()}`,
    ]),
  ].filter(({ lines }) => lines.length > 0);
  return parts.length > 0 ? parts : [part("Plan", ["Nothing yet"])];
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
async function datesInLines({ basics, dates }: Plan): Promise<PlanLine[]> {
  const day = typedDay(dates.date);
  const booked = typedDay(dates.flight);
  const chosen = tripTreatmentsOf({ basics, dates });
  const summaries = day ? await loadSummaries(chosen.map(({ slug }) => slug)) : [];
  if (day && booked && summaries.length < chosen.length) throw new Error(NO_FIGURES);
  const trip = day ? plannedTrip(chosen, dates, summaries) : undefined;
  const fault = flightFault(trip, booked);
  const flight = booked ? [`Flight home: ${dayInWords(booked)}, booked`] : [];
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
    ...(fault ? flight.map((line) => ({ danger: `${line}. ${fault}.` })) : flight),
  ];
}

/** A line with its label, or what is dangerous. */
function lineInWords(line: PlanLine): string {
  if (typeof line === "string") return line;
  return "danger" in line ? line.danger : line.label + line.text;
}

const FIRST_LINE = "My plan";
/** Shows where the plan ends, so that it can be replaced in notes that continue after it. */
const LAST_LINE = "End of my plan";
const planInNotes = new RegExp(`^${FIRST_LINE}\\n[\\s\\S]*?\\n${LAST_LINE}$`, "m");

/**
 * Adds this browser's plan to notes for a coordinator. Replaces the plan that the notes already contain. Reads the notes
 * once the plan has loaded, with what was typed until then.
 */
export async function addPlanToNotes(readNotes: () => string): Promise<string> {
  const parts = await planInParts(readPlan());
  const notes = readNotes();
  const text = [
    FIRST_LINE,
    ...parts.flatMap(({ lines }) => lines.map((line) => `- ${lineInWords(line)}`)),
    LAST_LINE,
  ].join("\n");
  return planInNotes.test(notes)
    ? notes.replace(planInNotes, () => text)
    : [notes.trim(), text].filter(Boolean).join("\n\n");
}
