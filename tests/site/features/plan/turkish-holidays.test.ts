import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/calendar-date.ts";
import {
  turkishHolidaysBetween,
  withTurkishNames,
} from "@/site/features/plan/dates/turkish-holidays.ts";

/**
 * First full days of Ramazan Bayramı and Kurban Bayramı, from the calendar of Turkey's Presidency of
 * Religious Affairs (Diyanet, vakithesaplama.diyanet.gov.tr), as listed in the open-source project
 * vacanza/holidays.
 */
const inTurkey = [
  ["2013-08-08", "2013-10-15"],
  ["2014-07-28", "2014-10-04"],
  ["2015-07-17", "2015-09-24"],
  ["2016-07-05", "2016-09-12"],
  ["2017-06-25", "2017-09-01"],
  ["2018-06-15", "2018-08-21"],
  ["2019-06-04", "2019-08-11"],
  ["2020-05-24", "2020-07-31"],
  ["2021-05-13", "2021-07-20"],
  ["2022-05-02", "2022-07-09"],
  ["2023-04-21", "2023-06-28"],
  ["2024-04-10", "2024-06-16"],
  ["2025-03-30", "2025-06-06"],
  ["2026-03-20", "2026-05-27"],
  ["2027-03-09", "2027-05-16"],
  ["2028-02-26", "2028-05-05"],
  ["2029-02-14", "2029-04-24"],
  ["2030-02-04", "2030-04-13"],
  ["2031-01-24", "2031-04-02"],
  ["2032-01-14", "2032-03-22"],
] as const;

function religiousHolidaysOf(year: string): string[] {
  return turkishHolidaysBetween(`${year}-01-01`, `${year}-12-31`)
    .filter(({ long }) => long)
    .map(({ from }) => addDays(from, 1));
}

describe("the religious holidays", () => {
  it.each(inTurkey.filter(([fitr]) => fitr >= "2017"))("begin on %s and %s", (fitr, adha) => {
    expect(religiousHolidaysOf(fitr.slice(0, 4))).toEqual([fitr, adha]);
  });

  it("differ from the real ones since 2013 by at most a day, and only in 2015 and 2016", () => {
    const wrong = inTurkey.flatMap(([fitr, adha]) =>
      religiousHolidaysOf(fitr.slice(0, 4)).flatMap((computed, index) => {
        const observed = [fitr, adha][index] ?? "";
        expect([addDays(observed, -1), observed, addDays(observed, 1)]).toContain(computed);
        return computed === observed ? [] : [observed];
      }),
    );
    expect(wrong).toEqual(["2015-09-24", "2016-07-05", "2016-09-12"]);
  });

  it("last three and four days, and begin on the afternoon before", () => {
    expect(
      turkishHolidaysBetween("2027-05-01", "2027-05-31").map(({ from, to }) => [from, to]),
    ).toEqual([
      ["2027-05-01", "2027-05-01"],
      ["2027-05-15", "2027-05-19"],
      ["2027-05-19", "2027-05-19"],
    ]);
    expect(turkishHolidaysBetween("2027-03-01", "2027-03-31")).toEqual([
      { name: "Ramazan Bayramı (Eid al-Fitr)", from: "2027-03-08", to: "2027-03-11", long: true },
    ]);
  });
});

it("lists the national holidays of a year", () => {
  const fixed = turkishHolidaysBetween("2028-01-01", "2028-12-31").filter(({ long }) => !long);
  expect(fixed.map(({ from }) => from.slice(5))).toEqual([
    "01-01",
    "04-23",
    "05-01",
    "05-19",
    "07-15",
    "08-30",
    "10-28",
  ]);
});

it("begins Republic Day on the day before, at 1 pm", () => {
  for (const day of ["2026-10-28", "2026-10-29"]) {
    expect(turkishHolidaysBetween(day, day)).toEqual([
      { name: "Republic Day", from: "2026-10-28", to: "2026-10-29" },
    ]);
  }
  expect(turkishHolidaysBetween("2026-10-30", "2026-10-30")).toEqual([]);
});

it("finds a holiday on each of its days, but not on the days around it", () => {
  const names = (first: string, last: string) =>
    turkishHolidaysBetween(first, last).map(({ name }) => name);
  for (const day of ["2027-03-08", "2027-03-09", "2027-03-11"]) {
    expect(names(day, day)).toEqual(["Ramazan Bayramı (Eid al-Fitr)"]);
  }
  expect(names("2027-03-07", "2027-03-07")).toEqual([]);
  expect(names("2027-03-12", "2027-03-12")).toEqual([]);
});

it("finds two religious holidays in any 355 days", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (days) => {
      const first = addDays("2026-01-01", days);
      const found = turkishHolidaysBetween(first, addDays(first, 354)).filter(({ long }) => long);
      expect(found.length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 20 },
  );
});

it("are read in Turkish where their name is Turkish", () => {
  expect(withTurkishNames("Kurban Bayramı (Eid al-Adha) and Labour Day.")).toEqual([
    "",
    { text: "Kurban Bayramı", lang: "tr" },
    " (Eid al-Adha) and Labour Day.",
  ]);
});
