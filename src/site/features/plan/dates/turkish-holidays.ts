import type { RichText } from "@/content/schema.ts";
import { addDays } from "@/lib/calendar-date.ts";

/** A public holiday in Turkey. */
export type Holiday = {
  name: string;
  from: string;
  to: string;
  /** Whether banks, offices and many clinics close for several days, and flights are full. */
  long?: true;
};

/** Holidays on a fixed date. Source: Law 2429 on national and general holidays. */
const fixedHolidays: Readonly<Record<string, string>> = {
  "01-01": "New Year’s Day",
  "04-23": "National Sovereignty and Children’s Day",
  "05-01": "Labour and Solidarity Day",
  "05-19": "Atatürk, Youth and Sports Day",
  "07-15": "Democracy and National Unity Day",
  "08-30": "Victory Day",
  // Starts at 13:00 on the day before, which is included.
  "10-28": "Republic Day",
};

/** By the Islamic day and month on which they start, at 13:00 on the day before. */
const religiousHolidays: Readonly<Record<string, { name: string; days: number }>> = {
  "10-1": { name: "Ramazan Bayramı (Eid al-Fitr)", days: 3 },
  "12-10": { name: "Kurban Bayramı (Eid al-Adha)", days: 4 },
};
const longestHoliday = 4;

/** Text with the Turkish names of holidays marked, so that they are not read as English. */
export function withTurkishNames(text: string): RichText {
  return text
    .split(/(\S+ Bayramı)/)
    .map((piece, index) => (index % 2 === 1 ? { text: piece, lang: "tr" as const } : piece));
}

/**
 * The Umm al-Qura calendar, which every browser supports. It agrees with Turkey's own calendar (Diyanet) from
 * 2017 to 2032, and differed by a day three times in 2015 and 2016. `undefined` if the browser would silently
 * use another calendar.
 */
function islamicCalendar(): Intl.DateTimeFormat | undefined {
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    timeZone: "UTC",
    month: "numeric",
    day: "numeric",
  });
  return format.resolvedOptions().calendar === "islamic-umalqura" ? format : undefined;
}

/** The public holidays between two dates, both inclusive, in order. */
export function turkishHolidaysBetween(first: string, last: string): Holiday[] {
  const islamic = islamicCalendar();
  const holidays: Holiday[] = [];
  for (
    let date = addDays(first, -longestHoliday);
    date <= addDays(last, 1);
    date = addDays(date, 1)
  ) {
    const fixed = fixedHolidays[date.slice(5)];
    if (fixed) {
      const to = addDays(date, fixed === "Republic Day" ? 1 : 0);
      holidays.push({ name: fixed, from: date, to });
    }
    const religious = islamic && religiousHolidays[islamicDay(islamic, date)];
    if (religious) {
      const to = addDays(date, religious.days - 1);
      holidays.push({ name: religious.name, from: addDays(date, -1), to, long: true });
    }
  }
  return holidays
    .filter(({ from, to }) => from <= last && to >= first)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns "10-1" for the first day of the tenth month. */
function islamicDay(calendar: Intl.DateTimeFormat, date: string): string {
  const parts = calendar.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part("month")}-${part("day")}`;
}
