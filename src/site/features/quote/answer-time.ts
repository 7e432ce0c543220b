import { brand } from "@/lib/brand.ts";
import { monthName } from "@/lib/month-name.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** "Monday 23 November at 14:05", in the visitor's time zone. */
export function dayAndTime(date: Date): string {
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0"));
  const day = `${weekdays[date.getDay()]} ${date.getDate()} ${monthName(date.getMonth() + 1)}`;
  return `${day} at ${time.join(":")}`;
}

/** The latest time for a coordinator's reply to a request sent at this time (ISO 8601). */
export function replyDue(sentAt: string): Date {
  return new Date(Date.parse(sentAt) + brand.replyWithinHours * 60 * 60 * 1000);
}
