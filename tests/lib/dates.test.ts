import {
  clockAt,
  dateInWords,
  dayAndTime,
  dayInWords,
  monthName,
  shortDate,
  ukDayAndTime,
  ukTime,
} from "@shared/dates.ts";
import { afterEach, expect, it } from "vitest";
import { readSourceFiles } from "../styles/source-files.ts";

const timeZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = timeZone;
});

const intl = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });

it.each(["2026-01-31", "2026-11-02", "2028-02-29", "2027-05-01", "2027-12-25"])(
  "writes %s as en-US does",
  (date) => {
    expect(dateInWords(date)).toBe(intl(date, { dateStyle: "long" }));
    expect(dayInWords(date)).toBe(intl(date, { dateStyle: "full" }));
    // The list of leads has two digits for the day: MMM dd, yyyy.
    expect(shortDate(date)).toBe(intl(date, { month: "short", day: "2-digit", year: "numeric" }));
  },
);

it.each([0, 13, Number.NaN])("has no month %d", (month) => {
  expect(() => monthName(month)).toThrow("There is no month");
});

it("shows the clocks of a time zone, or of the reader", () => {
  const at = "2026-07-01T23:30:09Z";
  expect(clockAt(at, "Europe/London")).toEqual({
    date: "2026-07-02",
    time: "00:30",
    seconds: "09",
  });
  process.env.TZ = "Europe/Istanbul";
  expect(dayAndTime(at)).toBe("Thursday, July 2 at 02:30");
  process.env.TZ = "America/St_Johns";
  expect(dayAndTime(at)).toBe("Wednesday, July 1 at 21:00");
  expect(ukDayAndTime(at)).toBe("Thursday, July 2 at 00:30 (UK time)");
  expect(ukTime("2026-11-24T23:59:30Z")).toBe("November 24, 2026 at 23:59 (UK time)");
});

/** Another way to write a date, or the UTC day of a moment, which is not that of the team's or reader's clock. */
const otherWays =
  /toLocale(Date|Time)String|\bformat\b.* from "date-fns"|formatToParts|dateStyle|(short|InWords)\w*\([^()]*\.slice\(0, 10\)/;

it("is the only module that writes dates", () => {
  const others = ["src", "supabase"]
    .flatMap((folder) => readSourceFiles(folder, [".ts", ".tsx"]))
    .filter(
      ({ path, text }) => path !== "supabase/functions/_shared/dates.ts" && otherWays.test(text),
    );
  // The Islamic calendar of Turkey's holidays.
  expect(others.map(({ path }) => path)).toEqual([
    "src/site/features/plan/dates/turkish-holidays.ts",
  ]);
});
