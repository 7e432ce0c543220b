import { clockAt } from "../_shared/dates.ts";
import type { DigestTime } from "./deliver-settings.ts";

/** The day whose digest is due now, as `yyyy-MM-dd`; undefined if it is too early. */
export function digestDay(at: DigestTime | undefined, now: number): string | undefined {
  if (!at) return undefined;
  const { date, time } = clockAt(now, at.timeZone);
  const [hour, minute] = time.split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0) >= at.minutes ? date : undefined;
}
