import { shortDay } from "@shared/dates.ts";
import { weekStart } from "@/lib/calendar-date.ts";
import type { Counts } from "./insights-api.ts";
import type { Period } from "./period.ts";

/** Shown in place of an unavailable figure. */
export const NO_FIGURE = "–";

/** A readable duration: "35 min", "2.1 h", "3.2 days". */
export function durationInWords(minutes: number | null): string {
  if (minutes === null) return NO_FIGURE;
  if (minutes < 60) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  if (hours < 48) return `${Number(hours.toFixed(1))} h`;
  return `${Number((hours / 24).toFixed(1))} days`;
}

/** The percentage of leads answered within 24 hours; `null` if none are due yet. */
export function answeredShare({ due, in_time }: Pick<Counts, "due" | "in_time">): number | null {
  return due === 0 ? null : Math.round((in_time / due) * 100);
}

/** A share as text, or the placeholder for none. */
export function shareInWords(share: number | null): string {
  return share === null ? NO_FIGURE : `${share}%`;
}

/** A percentage, rounded; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

export type Bar = Counts & {
  start: string;
  label: string;
  /** The days of the period in it. */
  days: Period;
};

/** Bars for days or for weeks from Sunday to Saturday. The first and last week may be incomplete. */
export function barsOf(days: readonly (Counts & { day: string })[], unit: "day" | "week"): Bar[] {
  const bars = new Map<string, Bar>();
  for (const { day, leads, due, in_time } of days) {
    const start = unit === "day" ? day : weekStart(day);
    const bar = bars.get(start) ?? {
      start,
      label: shortDay(start),
      days: { from: day, to: day },
      leads: 0,
      due: 0,
      in_time: 0,
    };
    bars.set(start, {
      ...bar,
      days: { ...bar.days, to: day },
      leads: bar.leads + leads,
      due: bar.due + due,
      in_time: bar.in_time + in_time,
    });
  }
  return [...bars.values()];
}

const statusNames: Readonly<Record<string, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  booked: "Booked",
  closed: "Closed",
};

/** The name of a status, or the status itself if it is not known. */
export function statusName(status: string): string {
  return statusNames[status] ?? status;
}
