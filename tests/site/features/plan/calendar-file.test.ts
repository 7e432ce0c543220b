import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/calendar-date.ts";
import { type CalendarEvent, calendarFile } from "@/site/features/plan/dates/calendar-file.ts";
import { anyDate } from "./plan-support.ts";

const madeAt = new Date("2026-11-22T16:05:09.123Z");

/** Reads a calendar file with a calendar library. */
function read(file: string): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    expect(event.startDate.isDate).toBe(true);
    expect(event.endDate.isDate).toBe(true);
    return {
      uid: event.uid,
      title: event.summary,
      text: event.description ?? "",
      from: event.startDate.toString(),
      to: addDays(event.endDate.toString(), -1),
    };
  });
}

const anyText = fc
  .string({ unit: "grapheme", maxLength: 200 })
  // A calendar has one kind of line break, and no other control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression is about control characters.
  .map((text) => text.replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ""));

describe("a calendar file", () => {
  it("preserves every event", () => {
    const anyEvent = fc.record({
      uid: fc.uuid(),
      title: anyText,
      text: anyText,
      from: anyDate,
      to: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 5 }), (drawn) => {
        const events = drawn.map(({ from, to, ...rest }) => ({
          ...rest,
          from,
          to: addDays(from, to),
        }));
        expect(read(calendarFile(events, madeAt))).toEqual(events);
      }),
    );
  });

  it("has short lines with the line break of the standard", () => {
    const text = "Çok uzun bir satır; ".repeat(30);
    const file = calendarFile(
      [{ uid: "1", title: text, text, from: "2028-02-29", to: "2028-02-29" }],
      madeAt,
    );
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of file.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });

  it("follows the standard", () => {
    const file = calendarFile(
      [
        {
          uid: "flight@plan",
          title: "Fly home, at last; or later",
          text: "Ask.\nThen fly.",
          from: "2028-02-28",
          to: "2028-02-29",
        },
      ],
      madeAt,
    );
    expect(file.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      expect.stringMatching(/^PRODID:-\/\/.+\/\/Dates\/\/EN$/),
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:flight@plan",
      "SEQUENCE:29922725",
      "DTSTAMP:20261122T160509Z",
      "DTSTART;VALUE=DATE:20280228",
      "DTEND;VALUE=DATE:20280301",
      "SUMMARY:Fly home\\, at last\\; or later",
      "DESCRIPTION:Ask.\\nThen fly.",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });
});
