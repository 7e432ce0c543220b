import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { environment } from "@/lib/environment.ts";

/** The time zone of the team's days, wherever a coordinator is. */
export const TEAM_TIME_ZONE = environment.VITE_TEAM_TIME_ZONE;

const inTeamZone = { in: tz(TEAM_TIME_ZONE) };

/** Formats a timestamp in the team's time zone, with a date-fns pattern. */
export function teamTime(at: string, pattern: string): string {
  return format(at, pattern, inTeamZone);
}

/** Today's date in the team's time zone, as `yyyy-MM-dd`. */
export function teamToday(now = new Date()): string {
  return format(now, "yyyy-MM-dd", inTeamZone);
}
