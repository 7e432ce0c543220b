import { weekdayOf } from "@shared/dates.ts";

/**
 * Calendar dates in ISO format, such as "2027-02-28". They have no time or time zone, so that a plan shows
 * the same date wherever it is read. All calculations use UTC, where every day has 24 hours.
 */

const MS_PER_DAY = 86_400_000;

/** Whether a string is a valid date. "2027-02-29" is not, because 2027 is not a leap year. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && fromTime(time) === text;
}

/** The first and last day that a date field takes: a browser reads a year typed with two digits as one of the first century. */
export const FIRST_DAY = "2020-01-01";
export const LAST_DAY = "2199-12-31";

/** What is wrong with a day outside of these. */
export const DAY_FAULT = `Enter a date from ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}.`;

/** The date in a field; `undefined` while it is empty or the year is incomplete. */
export function typedDay(value: string): string | undefined {
  return isCalendarDate(value) && value >= FIRST_DAY && value <= LAST_DAY ? value : undefined;
}

/** The date a number of days later, or earlier if the number is negative. */
export function addDays(date: string, days: number): string {
  return fromTime(timeOf(date) + days * MS_PER_DAY);
}

/** The same day of the month a number of months later, or the last day of that month if it is shorter. */
export function addMonths(date: string, months: number): string {
  const monthsSinceYear0 = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(monthsSinceYear0 / 12);
  const month = monthsSinceYear0 % 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return fromTime(Date.UTC(year, month, Math.min(Number(date.slice(8)), lastDay)));
}

/** The number of days between two dates: 1 from Monday to Tuesday, negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / MS_PER_DAY;
}

/** The latest of some dates. */
export function latest(...dates: readonly [string, ...string[]]): string {
  return dates.reduce((late, date) => (date > late ? date : late));
}

/** Today's date in the visitor's time zone. */
export function today(now = new Date()): string {
  return fromTime(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** The Sunday on which the week of a date starts. */
export function weekStart(date: string): string {
  return addDays(date, -weekdayOf(date));
}

/** "1 day", "2 days". */
export function daysInWords(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromTime(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
