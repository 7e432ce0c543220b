import { neutralTitle, neutralTitles } from "@/content/plan/calendar.ts";
import { datesTexts } from "@/content/plan/dates.ts";
import type { RichText } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import type { Entry } from "./schedule.ts";

/**
 * Downloads the schedule for a calendar. Calendars are often shared, so the file never names the treatment or
 * the city, and only describes events if the user chooses this.
 */
export function saveCalendarFile(entries: readonly Entry[], detailed: boolean): void {
  const text = calendarFile(entries.map(detailed ? detailedEvent : neutralEvent), new Date());
  saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "my-dates.ics");
}

/** An event that does not mention health. */
export function neutralEvent({ id, from, to }: Entry): CalendarEvent {
  return { uid: uidOf(id), title: neutralTitles[id] ?? neutralTitle, text: "", from, to };
}

/** An event that describes what to do. */
export function detailedEvent({ id, title, text, from, to }: Entry): CalendarEvent {
  const ours = id === "heavy-work" || id.startsWith("check-") ? datesTexts.unreviewed : "";
  return {
    uid: uidOf(id),
    title,
    text: [text === undefined ? "" : plain(text), ours].filter(Boolean).join("\n"),
    from,
    to,
  };
}

/** Encoded, because some IDs reveal what the event is about. */
function uidOf(id: string): string {
  return `plan-${btoa(id).replaceAll("=", "")}@${new URL(brand.siteUrl).hostname}`;
}

function plain(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
