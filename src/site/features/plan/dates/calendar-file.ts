import { brand } from "@/lib/brand.ts";
import { addDays } from "@/lib/calendar-date.ts";

/** An all-day event. */
export type CalendarEvent = {
  /** Remains the same when the date changes, so that a calendar moves the event. */
  uid: string;
  title: string;
  text: string;
  /** First and last day, both inclusive. */
  from: string;
  to: string;
};

/** An iCalendar file (RFC 5545) of all-day events, which need none of a library's time zones. */
export function calendarFile(events: readonly CalendarEvent[], madeAt: Date): string {
  // A file that is made later counts as the newer version of an event.
  const sequence = Math.floor(madeAt.getTime() / 60_000);
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Dates//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap(({ uid, title, text, from, to }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      // DTEND is exclusive.
      `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** "20270228" for "2027-02-28". */
function compact(date: string): string {
  return date.replaceAll("-", "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** The maximum length of a line in bytes. A longer line continues after a line break and a space. */
const MAX_BYTES = 75;

function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let bytes = 0;
  // Iterates over code points, so that no character is split.
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
