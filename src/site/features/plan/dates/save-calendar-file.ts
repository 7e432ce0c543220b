import { datesTexts } from "@/content/plan/dates.ts";
import type { RichText } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import type { Entry } from "./schedule.ts";

/**
 * Offers the schedule to the person's calendar. It names neither the treatment nor the city, because
 * calendars are often shared.
 */
export function saveCalendarFile(entries: readonly Entry[]): void {
  const text = calendarFile(entries.map(eventOf), new Date());
  saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "my-dates.ics");
}

/** An entry as an event of a calendar. */
function eventOf({ id, title, text, from, to }: Entry): CalendarEvent {
  const ours = id === "heavy-work" || id.startsWith("check-") ? datesTexts.unreviewed : "";
  return {
    uid: `plan-${id}@${new URL(brand.siteUrl).hostname}`,
    title,
    text: [text === undefined ? "" : plain(text), ours].filter(Boolean).join("\n"),
    from,
    to,
  };
}

function plain(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
