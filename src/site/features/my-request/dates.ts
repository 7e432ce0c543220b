import { monthName } from "@/lib/month-name.ts";
import { dayAndTime } from "@/site/features/quote/answer-time.ts";

/** "22 May 2027", for a date or a timestamp. Timestamps are shown in the visitor's time zone. */
export function longDay(text: string): string {
  // `Date` parses a date without a time as midnight UTC, which is the previous day in some time zones.
  const date = new Date(text.length === 10 ? `${text}T12:00` : text);
  return `${date.getDate()} ${monthName(date.getMonth() + 1)} ${date.getFullYear()}`;
}

/** "Monday 23 November at 14:05", in the visitor's time zone. */
export function moment(text: string): string {
  return dayAndTime(new Date(text));
}

const ukFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "24 November 2026 at 23:59 (UK time)", for documents that people keep: the same wherever they are read. */
export function ukTime(date: Date): string {
  const parts = new Map(ukFormat.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("day")} ${part("month")} ${part("year")} at ${part("hour")}:${part("minute")} (UK time)`;
}
