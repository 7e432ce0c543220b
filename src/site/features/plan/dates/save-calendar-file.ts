import { neutralTitle, neutralTitles } from "@/content/plan/calendar.ts";
import { datesTexts } from "@/content/plan/dates.ts";
import type { RichText } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import type { Entry } from "./schedule.ts";

/**
 * Offers the schedule to the person's calendar. Calendars are often shared, so it names neither the treatment
 * nor the city, and says what an event is about only for those who choose it.
 */
export function saveCalendarFile(entries: readonly Entry[], detailed: boolean): void {
  const text = calendarFile(entries.map(detailed ? detailedEvent : neutralEvent), new Date());
  saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "my-dates.ics");
}

/** An entry as an event that says nothing of health. */
export function neutralEvent({ id, from, to }: Entry): CalendarEvent {
  return { uid: uidOf(id), title: neutralTitles[id] ?? neutralTitle, text: "", from, to };
}

/** An entry as an event that says what to do. */
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

/** Unreadable at a glance, because some ids say what the event is about. */
function uidOf(id: string): string {
  return `plan-${btoa(id).replaceAll("=", "")}@${new URL(brand.siteUrl).hostname}`;
}

function plain(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
