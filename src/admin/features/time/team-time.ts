import { clockAt, shortDate } from "@shared/dates.ts";
import { addDays } from "@/lib/calendar-date.ts";
import { environment } from "@/lib/environment.ts";

/** The time zone of the team's days, wherever a coordinator is. */
export const TEAM_TIME_ZONE = environment.VITE_TEAM_TIME_ZONE;

/** Which clock the times are by, as in "London time". */
export const TEAM_TIME_NAME = `${TEAM_TIME_ZONE.split("/").at(-1)?.replaceAll("_", " ")} time`;

/** What the team's clocks show at a moment. */
export const teamClock = (at: string) => clockAt(at, TEAM_TIME_ZONE);

/** "Nov 02, 2026" in the team's time zone. */
export const teamDate = (at: string) => shortDate(teamClock(at).date);

/** "Nov 02, 2026 16:05" in the team's time zone. */
export const teamTime = (at: string) => `${teamDate(at)} ${teamClock(at).time}`;

/** "Nov 02, 2026 16:05:09" in the team's time zone, for records. */
export const teamSeconds = (at: string) => `${teamTime(at)}:${teamClock(at).seconds}`;

/** "2026-11-02 16:05" in the team's time zone: spreadsheets read it as a date, and it sorts as text. */
export function fileTime(at: string): string {
  const { date, time } = teamClock(at);
  return `${date} ${time}`;
}

/** Today's date in the team's time zone, as `yyyy-MM-dd`. */
export function teamToday(now = new Date()): string {
  return clockAt(now, TEAM_TIME_ZONE).date;
}

/** The date some days from today in the team's time zone, as `yyyy-MM-dd`. */
export function teamDay(later: number): string {
  return addDays(teamToday(), later);
}

/** How much later the team's clocks are than UTC at a moment, in milliseconds. */
function teamOffset(moment: number): number {
  const { date, time, seconds } = clockAt(moment, TEAM_TIME_ZONE);
  return Date.parse(`${date}T${time}:${seconds}Z`) - moment;
}

/** When the team's clocks show a date and a time, as a UTC timestamp. */
export function teamMoment(date: string, time: string, daysLater = 0): string {
  const shown = Date.parse(`${date}T${time}Z`) + daysLater * 24 * 60 * 60 * 1000;
  // The offset of a moment that is close, because the one looked for is not known yet.
  return new Date(shown - teamOffset(shown - teamOffset(shown))).toISOString();
}

/** When a date begins in the team's time zone, or one some days later, as a UTC timestamp. */
export const teamDayStart = (date: string, daysLater = 0) =>
  teamMoment(date, "00:00:00", daysLater);
