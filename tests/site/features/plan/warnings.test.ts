import { describe, expect, it } from "vitest";
import { cityGuides } from "@/content/cities/index.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { planTrip, type TripTreatment } from "@/site/features/plan/dates/trip.ts";
import { type TripChecks, warningsOf } from "@/site/features/plan/dates/warnings.ts";
import { tripTreatment } from "./plan-support.ts";

const calm: TripChecks = {
  city: "",
  booked: undefined,
  daysInTurkey: 0,
  today: "2026-11-22",
};

async function warnings(slug: TreatmentSlug, date: string, checks: Partial<TripChecks> = {}) {
  return warningsOfAll([await tripTreatment(slug)], date, checks);
}

function warningsOfAll(
  treatments: readonly [TripTreatment, ...TripTreatment[]],
  date: string,
  checks: Partial<TripChecks> = {},
) {
  const trip = planTrip({ treatments, anchor: "operation", date, booked: checks.booked });
  return warningsOf(trip, treatments, { ...calm, ...checks });
}

const ids = (all: { id: string }[]) => all.map(({ id }) => id);

it("has no warnings for a trip without problems", async () => {
  expect(await warnings("rhinoplasty", "2027-02-08", { city: "Antalya" })).toEqual([]);
});

describe("a booked flight", () => {
  // After rhinoplasty, people can fly after seven to ten days.
  it.each([
    ["2027-02-07", "Check the date"],
    ["2028-02-19", "Check the date"],
    ["2027-02-14", "too early"],
    ["2027-02-15", "earlier than the longest usual wait"],
    ["2027-02-17", "earlier than the longest usual wait"],
  ])("on %s is %s", async (bookedFlight, title) => {
    const [warning] = await warnings("rhinoplasty", "2027-02-08", { booked: bookedFlight });
    expect(warning?.title).toContain(title);
    expect(warning?.text).toContain(
      "between Monday, February 15, 2027 and Thursday, February 18, 2027",
    );
  });

  it("is late enough after the longest usual wait", async () => {
    const found = await warnings("tonsillectomy", "2027-02-08", { booked: "2027-02-24" });
    expect(found).toEqual([]);
  });

  it.each([
    ["knee-replacement", "2027-03-22", "2027-04-25", "Monday, May 3, 2027", "2027-05-03"],
    ["hip-replacement", "2027-03-22", "2027-05-09", "Monday, May 10, 2027", "2027-05-10"],
    ["septoplasty", "2027-02-18", "2027-02-21", "Monday, February 22, 2027", "2027-02-22"],
  ] as const)("before more cautious surgeons would allow it after %s", async (...of) => {
    const [slug, usual, before, inWords, cautious] = of;
    for (const bookedFlight of [usual, before]) {
      const [warning] = await warnings(slug, "2027-02-08", { booked: bookedFlight });
      expect(warning?.id).toBe("cautious-flight");
      expect(warning?.text).toContain(`More cautious surgeons advise waiting until ${inWords}.`);
    }
    const found = await warnings(slug, "2027-02-08", { booked: cautious });
    expect(ids(found)).not.toContain("cautious-flight");
  });

  it("that is later than planned lengthens the stay that is checked", async () => {
    const [holidays, heat, ninety] = await Promise.all(
      ["holidays", "heat", "ninety"].map(async (id) => {
        const all = await warnings("rhinoplasty", "2027-05-20", {
          city: "Antalya",
          booked: "2027-09-20",
        });
        return all.find((each) => each.id === id)?.text;
      }),
    );
    expect(holidays).toContain("Victory Day on Monday, August 30, 2027");
    expect(heat).toContain("June, July, August and September");
    // From 18 May to 20 September.
    expect(ninety).toContain("126 days in the 180 days from Thursday, March 25, 2027");
  });

  it("that is a typing mistake does not lengthen the stay", async () => {
    const found = await warnings("rhinoplasty", "2027-02-08", { booked: "2199-02-18" });
    expect(ids(found)).toEqual(["flight"]);
  });
});

describe("heat", () => {
  it.each([
    ["Antalya", "2027-05-31", "June"],
    ["Antalya", "2027-09-28", "September"],
    ["İzmir", "2027-08-20", "August"],
    ["İstanbul", "2027-06-28", "July"],
    ["", "2027-07-20", "Your stay in Turkey is in July."],
  ] as const)("warns in %s around %s", async (city, date, month) => {
    const found = await warnings("rhinoplasty", date, { city });
    expect(found.find(({ id }) => id === "heat")?.text).toContain(month);
  });

  it.each([
    ["Antalya", "2027-05-10"],
    ["İzmir", "2027-09-10"],
    ["İstanbul", "2027-06-14"],
    ["", "2027-06-14"],
  ] as const)("does not warn in “%s” around %s", async (city, date) => {
    expect(ids(await warnings("rhinoplasty", date, { city }))).not.toContain("heat");
  });
});

it("says in the words of the city’s guide when not to have surgery", async () => {
  const words = "Avoid surgery on the body in July and August.";
  const [guide] = cityGuides.filter(({ name }) => name === "Antalya");
  expect(guide?.climate.join(" ")).toContain(words);
  const found = await warnings("liposuction", "2027-07-20", { city: "Antalya" });
  expect(found.find(({ id }) => id === "heat")?.text).toContain(words);
});

describe("public holidays", () => {
  it("lists those during the stay, and says if one is on the day of treatment", async () => {
    const found = await warnings("rhinoplasty", "2027-05-17");
    expect(found).toMatchObject([
      { id: "holidays", title: expect.stringContaining("on the day of treatment") },
    ]);
    expect(found[0]?.text).toContain(
      "Kurban Bayramı (Eid al-Adha) from 1 pm on Saturday, May 15, 2027 to Wednesday, May 19, 2027",
    );
    expect(found[0]?.text).toContain("Atatürk, Youth and Sports Day on Wednesday, May 19, 2027");
  });

  it("does not mention the day of treatment if they come later", async () => {
    const [found] = await warnings("rhinoplasty", "2027-04-20");
    expect(found?.title).toBe("Public holidays in Turkey");
    expect(found?.text).toMatch(
      /^National Sovereignty and Children’s Day on Friday, April 23, 2027\./,
    );
  });
});

describe("90 days in 180", () => {
  it("include both the first and the last day", async () => {
    // The trip takes 13 days: the operation is on the third, and the flight ten days later.
    expect(ids(await warnings("rhinoplasty", "2027-02-08", { daysInTurkey: 77 }))).toEqual([]);
    const [warning] = await warnings("rhinoplasty", "2027-02-08", { daysInTurkey: 78 });
    expect(warning?.id).toBe("ninety");
    expect(warning?.text).toContain("91 days in the 180 days from Sunday, August 23, 2026");
  });

  it("are only exceeded by a long treatment", async () => {
    expect(ids(await warnings("limb-lengthening", "2027-02-08"))).toContain("ninety");
  });
});

it("warns about several treatments, and more strongly about several operations", async () => {
  const lipo = await tripTreatment("liposuction");
  const whitening = await tripTreatment("teeth-whitening");
  const text = async (...treatments: [TripTreatment, ...TripTreatment[]]) =>
    warningsOfAll(treatments, "2027-02-08").find(({ id }) => id === "several")?.text;
  expect(await text(lipo)).toBeUndefined();
  expect(await text(lipo, await tripTreatment("bbl"))).toContain("blood clots");
  expect(await text(lipo, whitening)).toContain("the longest time for each treatment");
  expect(await text(lipo, whitening)).not.toContain("operations");
});

it("warns about little time, and a date that has passed", async () => {
  const from = (today: string) => warnings("liposuction", "2027-02-08", { today });
  expect(ids(await from("2026-12-29"))).toEqual(["soon"]);
  expect(ids(await from("2026-12-28"))).toEqual([]);
  expect((await from("2027-02-08"))[0]?.text).toMatch(/^The treatment is today\./);
  expect((await from("2027-02-07"))[0]?.text).toMatch(/^The treatment is in 1 day\./);
  expect(ids(await warnings("liposuction", "2026-11-20"))).toEqual(["passed"]);
});

it("mentions the dentist or the doctor if no surgeon is involved", async () => {
  const text = async (slug: TreatmentSlug) =>
    JSON.stringify(
      await warnings(slug, "2027-02-08", { booked: "2027-02-08", today: "2027-02-01" }),
    );
  expect(await text("veneers")).toContain("dentist asks for");
  expect(await text("veneers")).not.toContain("surgeon");
  expect(await text("botox-fillers")).toContain("unless the doctor agrees");
  expect(await text("rhinoplasty")).toContain("unless the surgeon agrees");
});
