import { isCalendarDate } from "@/lib/calendar-date.ts";
import type { DatesPart } from "./dates-part.ts";

/** A treatment chosen for the trip. */
export type ChosenTreatment = DatesPart["treatments"][number];

/** The date in a field; `undefined` while it is empty or the year is incomplete. */
export function typedDay(value: string): string | undefined {
  return isCalendarDate(value) && value >= "2020" && value < "2200" ? value : undefined;
}

/** The number of days up to the flight home in which days spent in Turkey count. */
export const WINDOW_DAYS = 180;

/** How many of those days a British traveller may stay without a visa. */
export const MAX_DAYS = 90;

/** The typed number of earlier days, or `undefined` if it is not one. Nothing typed is 0. */
export function typedDays(text: string): number | undefined {
  const days = Number(text);
  return Number.isInteger(days) && days >= 0 && days <= WINDOW_DAYS ? days : undefined;
}
