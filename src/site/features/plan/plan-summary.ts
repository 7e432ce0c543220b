import { treatmentNames } from "@/content/treatments/names.ts";
import { dayInWords } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import { costsInLines } from "./costs/costs-summary.ts";
import { typedDay } from "./dates/dates.ts";
import type { Plan } from "./plan.ts";
import { quotesInLines } from "./quotes/quotes-summary.ts";

/** The content of a plan, one line per item. Each tool adds its own lines. */
export function planInLines(plan: Plan): string[] {
  const { treatments, city, notes } = plan.basics;
  const names = listInWords(treatments.map((slug) => treatmentNames[slug]));
  const { dates, checklist } = plan;
  const day = typedDay(dates.date);
  const flight = typedDay(dates.flight);
  const answers = Object.values(checklist.answers).flatMap(Object.values).filter(Boolean).length;
  const lines = [
    names && `Treatments: ${names}`,
    city && `City: ${city}`,
    ...quotesInLines(plan),
    ...costsInLines(plan),
    day && `${dates.anchor === "arrival" ? "Arrival" : "Treatment"}: ${dayInWords(day)}`,
    flight && `Flight home: ${dayInWords(flight)}`,
    answers > 0 && `Answers from clinics: ${answers}`,
    notes.trim() && `Notes: ${notes.trim()}`,
  ].flatMap((line) => line || []);
  return lines.length > 0 ? lines : ["Nothing yet"];
}
