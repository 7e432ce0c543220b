import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { environment } from "@/lib/environment.ts";

/** The team's days begin and end in this time zone, wherever a coordinator is. */
export const TEAM_TIME_ZONE = environment.VITE_TEAM_TIME_ZONE;

const inTeamZone = { in: tz(TEAM_TIME_ZONE) };

/** A point in time as the team reads it, in a pattern of date-fns. */
export function teamTime(at: string, pattern: string): string {
  return format(at, pattern, inTeamZone);
}

/** Today's date for the team, as `yyyy-MM-dd`. */
export function teamToday(now = new Date()): string {
  return format(now, "yyyy-MM-dd", inTeamZone);
}
