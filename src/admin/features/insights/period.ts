import { shortDate } from "@shared/dates.ts";
import * as z from "zod/mini";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { addDays, daysBetween } from "@/lib/calendar-date.ts";

/** The maximum length of a period, in days. */
export const MAX_DAYS = 800;

/** Two dates, both inclusive, as `yyyy-MM-dd`. */
export type Period = { from: string; to: string };

/** The periods on offer, starting with the default. */
export const presets = [
  { id: "28d", label: "4 weeks", days: 28 },
  { id: "7d", label: "7 days", days: 7 },
  { id: "91d", label: "13 weeks", days: 91 },
  { id: "365d", label: "12 months", days: 365 },
] as const;

export type Choice = (typeof presets)[number]["id"] | "dates";

const dateSchema = z.iso.date();

/** The number of days in a period. */
export function daysOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** Parses the period from the query of an address. An invalid choice selects the first preset. */
export function readPeriod(
  parameters: URLSearchParams,
  today = teamToday(),
): { choice: Choice; period: Period } {
  const from = dateSchema.safeParse(parameters.get("from"));
  const to = dateSchema.safeParse(parameters.get("to"));
  if (from.success && to.success) {
    const period = { from: from.data, to: to.data };
    const days = daysOf(period);
    if (days >= 1 && days <= MAX_DAYS) return { choice: "dates", period };
  }
  const preset = presets.find(({ id }) => id === parameters.get("period")) ?? presets[0];
  return {
    choice: preset.id,
    period: { from: addDays(today, 1 - preset.days), to: today },
  };
}

/** A readable period: "Nov 01, 2026 to Nov 28, 2026". */
export function periodInWords({ from, to }: Period): string {
  return from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`;
}
