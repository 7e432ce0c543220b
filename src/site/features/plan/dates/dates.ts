import { isCalendarDate } from "@/lib/calendar-date.ts";
import type { DatesPart } from "./dates-schema.ts";

/** Most treatments in one trip. */
export const MOST_IN_TRIP = 3;
/** Which day of a trip is known: the day of the treatment or of arrival. */
export const ANCHORS = ["operation", "arrival"] as const;

export const emptyDates: DatesPart = {
  treatments: [],
  anchor: "operation",
  date: "",
  flight: "",
  daysInTurkey: "",
};

/** A treatment of the trip. */
export type ChosenTreatment = DatesPart["treatments"][number];

/** The day in a field; `undefined` while it is empty, or the year is still being typed. */
export function typedDay(value: string): string | undefined {
  return isCalendarDate(value) && value >= "2020" && value < "2200" ? value : undefined;
}
