import { neutralTitle, neutralTitles, unreviewed } from "@/content/plan/calendar.ts";
import type { RichText } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { changePlan, readPlan } from "../plan-store.ts";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import type { Entry } from "./schedule.ts";

/** Downloads the schedule. Calendars are shared, so the file never names treatment or city. */
export function saveCalendarFile(entries: readonly Entry[], detailed: boolean): void {
  const calendar = calendarOfPlan();
  const eventOf = detailed ? detailedEvent : neutralEvent;
  const text = calendarFile(
    entries.map((entry) => eventOf(entry, calendar)),
    new Date(),
  );
  saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), "my-dates.ics");
}

/** Distinguishes the events of this plan from those of other plans. Stored, so that a later file moves them. */
function calendarOfPlan(): string {
  const { calendar } = readPlan().dates;
  const kept = calendar || Math.random().toString(36).slice(2, 10);
  if (!calendar) changePlan("dates", (before) => ({ ...before, calendar: kept }));
  return kept;
}

/** An event that does not mention health. */
export function neutralEvent({ id, from, to }: Entry, calendar: string): CalendarEvent {
  return { uid: uidOf(id, calendar), title: neutralTitles[id] ?? neutralTitle, text: "", from, to };
}

/** An event that describes what to do. */
export function detailedEvent(
  { id, title, text, from, to }: Entry,
  calendar: string,
): CalendarEvent {
  const ours = id === "heavy-work" || id.startsWith("check-") ? unreviewed : "";
  return {
    uid: uidOf(id, calendar),
    title,
    text: [text === undefined ? "" : plain(text), ours].filter(Boolean).join("\n"),
    from,
    to,
  };
}

/** Encoded, because some IDs reveal what the event is about. */
function uidOf(id: string, calendar: string): string {
  return `plan-${calendar}-${btoa(id).replaceAll("=", "")}@${new URL(brand.siteUrl).hostname}`;
}

function plain(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
