import type { DigestTime } from "./settings.ts";

/** The day whose digest is due now, as `yyyy-MM-dd`; undefined if it is too early. */
export function digestDay(at: DigestTime | undefined, now: number): string | undefined {
  if (!at) return undefined;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: at.timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const part = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const minutes = Number(part.hour) * 60 + Number(part.minute);
  return minutes >= at.minutes ? `${part.year}-${part.month}-${part.day}` : undefined;
}
