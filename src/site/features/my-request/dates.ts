import { monthName } from "@/lib/month-name.ts";
import { dayAndTime } from "@/site/features/quote/answer-time.ts";

/** "22 May 2027", in the reader's time zone for a moment, as it is for a date. */
export function longDay(text: string): string {
  // A date without a time would be parsed as midnight in London.
  const date = new Date(text.length === 10 ? `${text}T12:00` : text);
  return `${date.getDate()} ${monthName(date.getMonth() + 1)} ${date.getFullYear()}`;
}

/** "Monday 23 November at 14:05", in the reader's time zone. */
export function moment(text: string): string {
  return dayAndTime(new Date(text));
}
