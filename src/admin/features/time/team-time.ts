import { clockAt, shortDate } from "@shared/dates.ts";
import { environment } from "@/lib/environment.ts";

/** The time zone of the team's days, wherever a coordinator is. */
export const TEAM_TIME_ZONE = environment.VITE_TEAM_TIME_ZONE;

/** What the team's clocks show at a moment. */
export const teamClock = (at: string) => clockAt(at, TEAM_TIME_ZONE);

/** "Nov 02, 2026" in the team's time zone. */
export const teamDate = (at: string) => shortDate(teamClock(at).date);

/** "Nov 02, 2026 16:05" in the team's time zone. */
export const teamTime = (at: string) => `${teamDate(at)} ${teamClock(at).time}`;

/** "Nov 02, 2026 16:05:09" in the team's time zone, for records. */
export const teamSeconds = (at: string) => `${teamTime(at)}:${teamClock(at).seconds}`;

/** Today's date in the team's time zone, as `yyyy-MM-dd`. */
export function teamToday(now = new Date()): string {
  return clockAt(now, TEAM_TIME_ZONE).date;
}
