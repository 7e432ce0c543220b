import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/calendar-date.ts";
import { detailedEvent, neutralEvent } from "@/site/features/plan/dates/save-calendar-file.ts";
import { scheduleOf } from "@/site/features/plan/dates/schedule.ts";
import { planTrip } from "@/site/features/plan/dates/trip.ts";
import { allTripTreatments, anyDate, tripTreatment } from "./plan-support.ts";

const every = await allTripTreatments();

async function schedule(slug: Parameters<typeof tripTreatment>[0], date: string, today: string) {
  const treatments = [await tripTreatment(slug)] as const;
  const trip = planTrip({ treatments, anchor: "operation", date });
  return scheduleOf(trip, treatments, today);
}

describe("the schedule of a gastric sleeve on 12 April 2027", () => {
  it("lists what to do on which day, in order", async () => {
    const entries = await schedule("gastric-sleeve", "2027-04-12", "2026-11-22");
    const days = Object.fromEntries(entries.map(({ id, from, to }) => [id, [from, to]]));
    expect(days).toMatchObject({
      nicotine: ["2027-03-01", "2027-03-01"],
      "prepare-oestrogen": ["2027-03-08", "2027-03-08"],
      "prepare-liver-diet": ["2027-03-28", "2027-03-28"],
      "prepare-stomach": ["2027-04-05", "2027-04-05"],
      cancel: ["2027-03-29", "2027-03-29"],
      arrival: ["2027-04-10", "2027-04-10"],
      checks: ["2027-04-10", "2027-04-11"],
      operation: ["2027-04-12", "2027-04-12"],
      rest: ["2027-04-13", "2027-04-23"],
      flight: ["2027-04-24", "2027-04-24"],
      letter: ["2027-04-25", "2027-04-27"],
      "desk-work": ["2027-05-10", "2027-05-10"],
      "nicotine-ends": ["2027-05-24", "2027-05-24"],
      "heavy-work": ["2027-06-07", "2027-06-07"],
      "check-1-1": ["2027-04-25", "2027-05-08"],
      "check-1-2": ["2027-05-10", "2027-05-24"],
      "check-1-3": ["2027-07-12", "2027-07-12"],
    });
    expect(entries.find(({ id }) => id === "flight")?.earliest).toBe("2027-04-22");
    const firstDays = entries.map(({ from }) => from);
    expect(firstDays).toEqual([...firstDays].sort());
    expect(entries.every(({ passed }) => !passed)).toBe(true);
  });

  it("says how long a passport must be valid, and how late someone can still stop nicotine", async () => {
    const entries = await schedule("gastric-sleeve", "2027-04-12", "2026-11-22");
    const text = (id: string) => JSON.stringify(entries.find((entry) => entry.id === id)?.text);
    expect(text("passport")).toContain("Tuesday, September 7, 2027");
    expect(text("nicotine")).toContain("Monday, March 15, 2027");
    expect(text("nicotine")).toContain("Monday, May 24, 2027");
  });

  it("marks overdue entries, and drops a deadline that has passed", async () => {
    const entries = await schedule("gastric-sleeve", "2027-04-12", "2027-04-01");
    const passed = entries.filter((entry) => entry.passed).map(({ id }) => id);
    expect(passed).toContain("nicotine");
    expect(passed).not.toContain("pack");
    expect(entries.map(({ id }) => id)).not.toContain("cancel");
  });
});

it("adds the day from which more cautious surgeons allow flying, in Turkey", async () => {
  const entries = await schedule("hip-replacement", "2027-04-12", "2026-11-22");
  expect(entries.find(({ id }) => id === "cautious-flight")).toMatchObject({
    part: "turkey",
    from: "2027-07-12",
    note: expect.stringMatching(/before a long flight.*94 days in Turkey.*90 days in 180/),
  });
});

it("names the treatment after which other surgeons ask for a longer wait, if there are several", async () => {
  const treatments = [
    await tripTreatment("septoplasty"),
    await tripTreatment("dental-implants", "first trip"),
    await tripTreatment("gastric-sleeve"),
  ] as const;
  const trip = planTrip({ treatments, anchor: "operation", date: "2027-04-12" });
  const entry = scheduleOf(trip, treatments, "2026-11-22").find(
    ({ id }) => id === "cautious-flight",
  );
  expect(entry?.from).toBe("2027-05-10");
  // The 14 days of the other two are longer than the 12 of the sleeve's usual wait.
  expect(entry?.note).toMatch(
    /^For Gastric Sleeve, Septoplasty and Dental Implants\. Gastric Sleeve: clots .* Septoplasty: some/,
  );
});

describe("a task before the treatment", () => {
  const day = "2027-04-12";

  it("is due as soon as possible until the treatment, and not after it", async () => {
    const late = async (today: string) =>
      (await schedule("gastric-sleeve", day, today)).filter((entry) => entry.late);
    expect((await late("2027-04-12")).map(({ id }) => id)).toContain("insurance");
    expect((await late("2027-04-12")).every(({ part }) => part === "before")).toBe(true);
    expect(await late("2027-04-13")).toEqual([]);
  });

  it("says what follows once it is too late to stop nicotine in time", async () => {
    const text = async (today: string) =>
      (await schedule("gastric-sleeve", day, today)).find(({ id }) => id === "nicotine")?.text;
    const consequence = "tell the surgeon now. The treatment may have to be postponed.";
    expect(await text("2027-03-15")).not.toContain(consequence);
    expect(await text("2027-03-16")).toContain(consequence);
    expect(await text("2027-04-12")).toContain(consequence);
    expect(await text("2027-04-13")).not.toContain(consequence);
  });
});

describe("checks", () => {
  async function parts(slug: Parameters<typeof tripTreatment>[0], name?: string) {
    const treatments = [await tripTreatment(slug, name)] as const;
    const trip = planTrip({ treatments, anchor: "operation", date: "2027-03-01" });
    return scheduleOf(trip, treatments, "2026-11-22")
      .filter(({ id }) => id.startsWith("check-"))
      .map(({ part, title, from }) => `${part} ${from} ${title}`);
  }

  it("are in the place of most of their days, and at home from the day after the flight", async () => {
    // A Brazilian butt lift: the flight is on 17 March.
    expect(await parts("bbl")).toEqual(["home 2027-03-18 Have someone check the wound"]);
    expect(await parts("hip-replacement")).toEqual([
      "turkey 2027-03-13 Removal of the clips",
      "home 2027-04-13 A nurse checks the wound",
      "home 2027-04-13 Physiotherapy, from the first days after your return",
      "home 2027-04-13 X-ray",
      "home 2028-02-29 X-ray",
    ]);
  });

  it("are those of the visit", async () => {
    expect(await parts("glaucoma-treatment", "surgery")).toEqual([
      "turkey 2027-03-08 Pressure checks at the eye hospital",
      "home 2027-04-26 Check of your sight and eye drops, then regular checks for life",
    ]);
    expect(await parts("glaucoma-treatment", "laser")).toEqual([
      "home 2027-03-29 Pressure check at an eye clinic near you, then regular checks for life",
    ]);
    expect(await parts("gastric-balloon", "removal")).toEqual([]);
  });
});

it("mentions a dentist, and no clots, if there is no operation", async () => {
  const entries = await schedule("teeth-whitening", "2027-04-12", "2026-11-22");
  const words = JSON.stringify(entries);
  expect(words).not.toMatch(/surgeon|\bclots?\b|discharge/);
  expect(words).toContain("The dentist examines you");
  expect(words).toContain("Give your GP or dentist the records");
  const operation = JSON.stringify(await schedule("dental-implants", "2027-04-12", "2026-11-22"));
  expect(operation).toContain("clot");
});

it("lists a check that several treatments share once, with their names", async () => {
  const treatments = [
    await tripTreatment("rhinoplasty"),
    await tripTreatment("liposuction"),
    await tripTreatment("septoplasty"),
  ] as const;
  const trip = planTrip({ treatments, anchor: "operation", date: "2027-04-12" });
  const checks = scheduleOf(trip, treatments, "2026-11-22").filter(({ id }) =>
    id.startsWith("check-"),
  );
  expect(checks.map(({ from, title, note }) => [from, title, note])).toEqual([
    ["2027-05-12", "Video check", "For Rhinoplasty and Liposuction."],
    [
      "2027-05-24",
      "Check inside the nose with a camera",
      "For Septoplasty. No contact sport until then.",
    ],
    [
      "2027-07-12",
      "Video check",
      "For Rhinoplasty and Liposuction. Rhinoplasty: no contact sport until then.",
    ],
    [
      "2027-10-11",
      "Video check",
      "For Rhinoplasty and Liposuction. Liposuction: you can now judge the shape.",
    ],
    ["2028-04-11", "Video check", "For Rhinoplasty. The nose has mostly settled."],
  ]);
});

it("leaves out what does not apply", async () => {
  const treatments = [await tripTreatment("teeth-whitening")] as const;
  const trip = planTrip({ treatments, anchor: "operation", date: "2027-04-12" });
  const ids = scheduleOf(trip, treatments, "2026-11-22").map(({ id }) => id);
  expect(ids).not.toContain("nicotine");
  expect(ids).not.toContain("nicotine-ends");
  expect(ids).not.toContain("tests");
});

it("has every entry once, in order, and no entry that ends before it starts", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: every.length - 1 }), { minLength: 1, maxLength: 3 }),
      anyDate,
      fc.integer({ min: -300, max: 100 }),
      (indexes, date, days) => {
        const [first, ...others] = indexes.flatMap((index) => every[index] ?? []);
        if (!first) throw new Error("out of range");
        const treatments = [first, ...others] as const;
        const trip = planTrip({ treatments, anchor: "operation", date });
        const entries = scheduleOf(trip, treatments, addDays(date, days));
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        const shown = entries.map(({ title, from, to }) => `${from} ${to} ${title}`);
        expect(new Set(shown).size).toBe(shown.length);
        const firstDays = entries.map(({ from }) => from);
        expect(firstDays).toEqual([...firstDays].sort());
        for (const { from, to, earliest = from } of entries) {
          expect(from <= to).toBe(true);
          expect(earliest <= from).toBe(true);
        }
      },
    ),
  );
});

it("has calendar titles that do not mention health, unless someone chooses detailed ones", () => {
  const revealing =
    /treatment|surgeon|operation|clinic|hospital|health|medicine|nicotine|smoking|doctor|dentist|\bGP\b|tests?\b|wound|check|turkey/i;
  for (const treatment of every) {
    const trip = planTrip({ treatments: [treatment], anchor: "operation", date: "2027-04-12" });
    for (const entry of scheduleOf(trip, [treatment], "2026-11-22")) {
      const { title, text, ...event } = neutralEvent(entry, "abc");
      expect(title.replace("Check passport", "")).not.toMatch(revealing);
      expect(text).toBe("");
      const detailed = detailedEvent(entry, "abc");
      expect(detailed).toMatchObject({ ...event, title: entry.title });
      expect(`${detailed.title} ${detailed.text}`).not.toContain(treatment.name);
    }
  }
});
