import { describe, expect, it } from "vitest";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { planTrip } from "@/site/features/plan/dates/trip.ts";
import { type TripChecks, warningsOf } from "@/site/features/plan/dates/warnings.ts";
import { tripTreatment } from "./support.ts";

const calm: TripChecks = {
  city: "",
  bookedFlight: undefined,
  treatments: 1,
  daysInTurkey: 0,
  today: "2026-11-22",
};

async function warnings(slug: TreatmentSlug, date: string, checks: Partial<TripChecks> = {}) {
  const treatments = [await tripTreatment(slug)] as const;
  const trip = planTrip({ treatments, anchor: "operation", date });
  return warningsOf(trip, { ...calm, ...checks });
}

const ids = (all: { id: string }[]) => all.map(({ id }) => id);

it("has no warnings for a trip without problems", async () => {
  expect(await warnings("rhinoplasty", "2027-02-08", { city: "Antalya" })).toEqual([]);
});

describe("a booked flight", () => {
  // After rhinoplasty, people can fly after seven to ten days.
  it.each([
    ["2027-02-07", "before the treatment ends"],
    ["2027-02-14", "too early"],
    ["2027-02-15", "earlier than the longest usual wait"],
    ["2027-02-17", "earlier than the longest usual wait"],
  ])("on %s is %s", async (bookedFlight, title) => {
    const [warning] = await warnings("rhinoplasty", "2027-02-08", { bookedFlight });
    expect(warning?.title).toContain(title);
    expect(warning?.text).toContain(
      "between Monday 15 February 2027 and Thursday 18 February 2027",
    );
  });

  it("is late enough after the longest usual wait", async () => {
    expect(await warnings("rhinoplasty", "2027-02-08", { bookedFlight: "2027-02-18" })).toEqual([]);
  });
});

describe("heat", () => {
  it.each([
    ["Antalya", "2027-05-31", "June"],
    ["Antalya", "2027-09-28", "September"],
    ["İzmir", "2027-08-20", "August"],
    ["İstanbul", "2027-06-28", "July"],
  ] as const)("warns in %s around %s", async (city, date, month) => {
    const found = await warnings("rhinoplasty", date, { city });
    expect(found.find(({ id }) => id === "heat")?.text).toContain(month);
  });

  it.each([
    ["Antalya", "2027-05-10"],
    ["İzmir", "2027-09-10"],
    ["İstanbul", "2027-06-14"],
    ["", "2027-07-20"],
  ] as const)("does not warn in “%s” around %s", async (city, date) => {
    expect(ids(await warnings("rhinoplasty", date, { city }))).not.toContain("heat");
  });
});

describe("public holidays", () => {
  it("lists those during the stay, and says if one is on the day of treatment", async () => {
    const found = await warnings("rhinoplasty", "2027-05-17");
    expect(found).toMatchObject([
      { id: "holidays", title: expect.stringContaining("on the day of treatment") },
    ]);
    expect(found[0]?.text).toContain(
      "Kurban Bayramı (Eid al-Adha) from Saturday 15 May 2027 to Wednesday 19 May 2027",
    );
    expect(found[0]?.text).toContain("Atatürk, Youth and Sports Day on Wednesday 19 May 2027");
  });

  it("does not mention the day of treatment if they come later", async () => {
    const [found] = await warnings("rhinoplasty", "2027-04-20");
    expect(found?.title).toBe("Public holidays in Turkey");
    expect(found?.text).toMatch(
      /^National Sovereignty and Children’s Day on Friday 23 April 2027\./,
    );
  });
});

describe("90 days in 180", () => {
  it("include both the first and the last day", async () => {
    // The trip takes 13 days: the operation is on the third, and the flight ten days later.
    expect(ids(await warnings("rhinoplasty", "2027-02-08", { daysInTurkey: 77 }))).toEqual([]);
    const [warning] = await warnings("rhinoplasty", "2027-02-08", { daysInTurkey: 78 });
    expect(warning?.id).toBe("ninety");
    expect(warning?.text).toContain("91 days in the 180 days from Sunday 23 August 2026");
  });

  it("are only exceeded by a long treatment", async () => {
    expect(ids(await warnings("limb-lengthening", "2027-02-08"))).toContain("ninety");
  });
});

it("warns about several treatments, little time, and a date that has passed", async () => {
  expect(ids(await warnings("liposuction", "2027-02-08", { treatments: 2 }))).toEqual(["several"]);
  const from = (today: string) => warnings("liposuction", "2027-02-08", { today });
  expect(ids(await from("2026-12-29"))).toEqual(["soon"]);
  expect(ids(await from("2026-12-28"))).toEqual([]);
  const passed = await warnings("liposuction", "2026-11-20");
  expect(ids(passed)).toEqual(["passed"]);
});
