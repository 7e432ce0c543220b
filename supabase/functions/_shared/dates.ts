/**
 * Dates and times in words, in the product's locale: en-US, with the 24-hour clock of the list of leads. Source:
 * specification, section 9. No other module writes a date, so both apps, emails and files write them alike. Dates are
 * ISO strings, such as "2026-11-22".
 */

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** "Sun" to "Sat": a week starts on Sunday. */
export const shortWeekdays = weekdays.map((name) => name.slice(0, 3));

/** The day of the week of a date, from 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The name of a month, from 1 for January. Throws for any other number. */
export function monthName(month: number): string {
  const name = months[month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}.`);
  return name;
}

/** "November 2026" for "2026-11". */
export function monthInWords(month: string): string {
  const [year, number] = month.split("-");
  return `${monthName(Number(number))} ${year}`;
}

/** "November 2". */
export function dayOfMonth(date: string): string {
  return `${monthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;
}

/** "November 2, 2026". */
export function dateInWords(date: string): string {
  return `${dayOfMonth(date)}, ${date.slice(0, 4)}`;
}

/** "Monday, November 2". */
export function dayInWeek(date: string): string {
  return `${weekdays[weekdayOf(date)]}, ${dayOfMonth(date)}`;
}

/** "Monday, November 2, 2026". */
export function dayInWords(date: string): string {
  return `${dayInWeek(date)}, ${date.slice(0, 4)}`;
}

/** "Nov 02", for narrow places. */
export function shortDay(date: string): string {
  return `${monthName(Number(date.slice(5, 7))).slice(0, 3)} ${date.slice(8)}`;
}

/** "Nov 02, 2026", as in the list of leads. */
export function shortDate(date: string): string {
  return `${shortDay(date)}, ${date.slice(0, 4)}`;
}

/** A moment on the clocks of one place: "2026-11-02", "16:05" and the seconds, "09". */
type Clock = { date: string; time: string; seconds: string };

/** One for each time zone, because they are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = "2-digit";
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    ...{ month: two, day: two, hour: two, minute: two, second: two },
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

/** What the clocks show at a moment, in a time zone or where the reader is. */
export function clockAt(at: string | number | Date, timeZone?: string): Clock {
  const moment = new Date(at);
  if (timeZone === undefined) {
    // Shifted by the offset, so that UTC shows the reader's time.
    const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString();
    return { date: local.slice(0, 10), time: local.slice(11, 16), seconds: local.slice(17, 19) };
  }
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, seconds: `${second}` };
}

/** "Monday, November 2 at 16:05", in a time zone or where the reader is. */
export function dayAndTime(at: string | number | Date, timeZone?: string): string {
  const { date, time } = clockAt(at, timeZone);
  return `${dayInWeek(date)} at ${time}`;
}

/** "Monday, November 2 at 16:05 (UK time)", in emails. */
export function ukDayAndTime(at: string): string {
  return `${dayAndTime(at, "Europe/London")} (UK time)`;
}

/** "November 2, 2026 at 16:05 (UK time)", in documents that people keep: the same wherever they are read. */
export function ukTime(at: string | number | Date): string {
  const { date, time } = clockAt(at, "Europe/London");
  return `${dateInWords(date)} at ${time} (UK time)`;
}
