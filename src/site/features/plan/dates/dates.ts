import { isCalendarDate } from "@/lib/calendar-date.ts";
import type { DatesPart } from "./dates-part.ts";

/** A treatment chosen for the trip. */
export type ChosenTreatment = DatesPart["treatments"][number];

/** The date in a field; `undefined` while it is empty or the year is incomplete. */
export function typedDay(value: string): string | undefined {
  return isCalendarDate(value) && value >= "2020" && value < "2200" ? value : undefined;
}
