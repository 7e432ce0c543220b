import * as dateFns from "date-fns";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  DAY_FAULT,
  daysBetween,
  isCalendarDate,
  latest,
  today,
  typedDay,
  weekStart,
} from "@/lib/calendar-date.ts";
import { requiredDay } from "@/lib/required-text.ts";

/** Any day from 2020 to 2199. */
const anyDate = fc
  .integer({ min: 18_262, max: 84_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

/** The same day as `date-fns` represents it: midnight in the time zone of the test. */
const local = (date: string) => dateFns.parse(date, "yyyy-MM-dd", new Date(0));
const iso = (date: Date) => dateFns.format(date, "yyyy-MM-dd");

const timeZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = timeZone;
});

describe.each([
  "Europe/London",
  "Europe/Istanbul",
  "Pacific/Auckland",
  "America/St_Johns",
  // The clocks go forward at midnight, so that one day a year has no midnight.
  "Africa/Cairo",
])("in %s", (zone) => {
  it("counts days as date-fns does", () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const later = addDays(date, days);
        expect(isCalendarDate(later)).toBe(true);
        expect(daysBetween(date, later)).toBe(days);
        expect(later).toBe(iso(dateFns.addDays(local(date), days)));
      }),
    );
  });

  it("counts months as date-fns does", () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 60 }), (date, months) => {
        expect(addMonths(date, months)).toBe(iso(dateFns.addMonths(local(date), months)));
      }),
    );
  });

  it("starts a week on the Sunday of date-fns", () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekStart(date)).toBe(iso(dateFns.startOfWeek(local(date), { weekStartsOn: 0 })));
      }),
    );
  });
});

describe("today", () => {
  it("is the day on the person’s own calendar", () => {
    process.env.TZ = "Europe/Istanbul";
    expect(today(new Date("2027-02-28T21:30:00Z"))).toBe("2027-03-01");
    process.env.TZ = "America/New_York";
    expect(today(new Date("2028-03-01T04:30:00Z"))).toBe("2028-02-29");
  });
});

describe("isCalendarDate", () => {
  it.each(["2028-02-29", "2000-02-29", "2026-12-31"])("accepts %s", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(["2027-02-29", "2100-02-29", "2027-04-31", "2027-13-01", "2027-1-1", "", "tomorrow"])(
    "refuses “%s”",
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});

it("takes no year that was typed with two digits, nor a form’s date of such a year", () => {
  expect(typedDay("0026-11-02")).toBeUndefined();
  expect(typedDay("2026-11-02")).toBe("2026-11-02");
  const messageOf = (text: string) =>
    requiredDay("Enter the day.").safeParse(text).error?.issues[0]?.message;
  expect(["0026-11-02", "", "2026-11-02"].map(messageOf)).toEqual([
    DAY_FAULT,
    "Enter the day.",
    undefined,
  ]);
});

it("adds days and months across the end of February", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
  expect(addMonths("2027-11-30", 3)).toBe("2028-02-29");
  expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
});

it("finds the latest day", () => {
  expect(latest("2027-01-31", "2027-02-01", "2026-12-31")).toBe("2027-02-01");
});
