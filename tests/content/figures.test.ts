import { describe, expect, it } from "vitest";
import type { TreatmentFacts, Visit } from "@/content/schema.ts";
import { summaries } from "@/content/treatments/eye-care/summaries.ts";
import {
  backToWorkInWords,
  daysInWords,
  durationInWords,
  durationWithNote,
  figuresFor,
  flightInWords,
  moreCautiousFlights,
  stayInWords,
  tripsInWords,
} from "@/content/treatments/figures.ts";
import { fourHourFlight, longerWait } from "@/content/treatments/flight-waits.ts";
import { stayOf } from "@/content/treatments/stay.ts";

const visit: Visit = {
  daysBefore: 2,
  earliestFlight: { min: 7, max: 10 },
  flightNote: "once the splint is off",
  deskWork: { min: 2, max: 3, unit: "weeks" },
};
const facts: TreatmentFacts = {
  anaesthesia: "Local anaesthetic",
  duration: { min: 90, max: 180, unit: "minutes", counts: "Time in theatre", note: "or longer" },
  visits: [visit],
};
const leaving = (min: number, max: number): TreatmentFacts => ({
  ...facts,
  visits: [{ ...visit, flightNote: undefined, earliestFlight: { min, max } }],
});

describe("a stay", () => {
  it("is the sum of the days before the operation and the wait before the flight", () => {
    expect(stayOf(visit)).toEqual({ min: 9, max: 12 });
    expect(stayInWords(facts)).toBe("9\u00A0to\u00A012 days");
  });

  it("includes the days between several sessions", () => {
    const fitting = { ...visit, treatmentDays: { min: 4, max: 7 } };
    expect(stayOf(fitting)).toEqual({ min: 13, max: 19 });
  });

  it("is given per trip if all trips are alike, and by name if they differ", () => {
    expect(stayInWords({ ...facts, trips: { min: 2, max: 2 } })).toBe(
      "9\u00A0to\u00A012 days per trip",
    );
    const visits = [
      { ...visit, name: "laser" },
      { ...visit, name: "surgery", earliestFlight: { min: 21, max: 28 } },
    ];
    expect(stayInWords({ ...facts, visits })).toBe(
      "9\u00A0to\u00A012 days (laser); 23\u00A0to\u00A030 days (surgery)",
    );
  });

  it("keeps its note", () => {
    expect(stayInWords({ ...facts, visits: [{ ...visit, stayNote: "for one eye" }] })).toBe(
      "9\u00A0to\u00A012 days, for one eye",
    );
  });
});

describe("days in words", () => {
  it.each([
    [1, 1, "1 day"],
    [2, 2, "2 days"],
    [7, 10, "7\u00A0to\u00A010 days"],
    [7, 14, "7\u00A0to\u00A014 days"],
    [14, 21, "2\u00A0to\u00A03 weeks"],
    [16, 23, "16\u00A0to\u00A023 days"],
    [28, 112, "4\u00A0to\u00A016 weeks"],
    [31, 115, "1\u00A0to\u00A04 months"],
  ])("%d to %d: %s", (min, max, words) => {
    expect(daysInWords({ min, max })).toBe(words);
  });
});

describe("the flight", () => {
  it("is after a wait, and keeps its note", () => {
    expect(flightInWords(facts)).toBe("After 7\u00A0to\u00A010 days, once the splint is off");
  });

  it.each([
    [0, 0, "The same day"],
    [0, 1, "The same or the next day"],
    [1, 1, "The next day"],
    [1, 2, "After 1\u00A0to\u00A02 days"],
  ])("after %d to %d days: %s", (min, max, words) => {
    expect(flightInWords(leaving(min, max))).toBe(words);
  });

  it("is given by visit if they differ", () => {
    const visits = [
      { ...visit, name: "laser", earliestFlight: { min: 2, max: 3 }, flightNote: undefined },
      { ...visit, name: "surgery" },
    ];
    expect(flightInWords({ ...facts, visits })).toBe(
      "After 2\u00A0to\u00A03 days (laser); after 7\u00A0to\u00A010 days, once the splint is off (surgery)",
    );
  });

  it("is given once if it is the same for all visits", () => {
    const visits = [
      { ...visit, name: "first" },
      { ...visit, name: "second" },
    ];
    expect(flightInWords({ ...facts, visits })).toBe(
      "After 7\u00A0to\u00A010 days, once the splint is off",
    );
  });
});

describe("a longer wait that more cautious surgeons ask for", () => {
  const general: TreatmentFacts = { ...facts, anaesthesia: "General anaesthetic" };
  const waitFor = (more: Partial<Visit>, of = general) =>
    longerWait(of, { ...visit, ...more })?.days;

  it("follows from the usual anaesthetic and its length", () => {
    expect(waitFor({})).toBe(28);
    expect(waitFor({}, { ...general, anaesthesia: "Spinal or general anaesthetic" })).toBe(28);
    expect(waitFor({}, facts)).toBeUndefined();
    expect(waitFor({}, { ...general, anaesthesia: "Local with sedation, or general" })).toBe(
      undefined,
    );
    expect(waitFor({}, { ...general, duration: { ...facts.duration, min: 30 } })).toBeUndefined();
    expect(waitFor({ earliestFlight: { min: 14, max: 28 } })).toBeUndefined();
  });

  it("follows from what is operated on, whatever the anaesthetic", () => {
    expect(waitFor({ flightRisk: "nose" })).toBe(14);
    expect(waitFor({ flightRisk: "sinus lift" }, facts)).toBe(14);
    expect(waitFor({ flightRisk: "hip" })).toBe(91);
    expect(waitFor({ flightRisk: "knee" })).toBe(84);
  });

  it("stands beside the flight, with what clinics plan, and on the page with its reason", () => {
    const joint: TreatmentFacts = {
      ...general,
      visits: [
        {
          ...visit,
          flightNote: undefined,
          earliestFlight: { min: 42, max: 42 },
          clinicsPlan: { min: 14, max: 21 },
          flightRisk: "knee",
        },
      ],
    };
    expect(flightInWords(joint)).toBe(
      "After 6 weeks, or 12 weeks to be more cautious, though clinics in Turkey often plan 2\u00A0to\u00A03 weeks",
    );
    expect(stayInWords(joint)).toBe(
      "44 days, though clinics in Turkey often plan 16\u00A0to\u00A023 days",
    );
    const [text = ""] = moreCautiousFlights(joint);
    expect(text).toContain("12 weeks");
    expect(text).toContain(fourHourFlight);
    expect(moreCautiousFlights(facts)).toEqual([]);
  });
});

describe("other facts", () => {
  it.each([
    [90, 180, "90 minutes to 3 hours"],
    [45, 90, "45\u00A0to\u00A090 minutes"],
    [60, 120, "1\u00A0to\u00A02 hours"],
    [30, 60, "30\u00A0to\u00A060 minutes"],
    [10, 120, "10 minutes to 2 hours"],
    [360, 480, "6\u00A0to\u00A08 hours"],
  ])("%d to %d minutes: %s", (min, max, words) => {
    expect(durationInWords({ ...facts.duration, min, max })).toBe(words);
  });

  it("give the length of a course in months, and keep notes", () => {
    expect(durationInWords({ ...facts.duration, min: 6, max: 24, unit: "months" })).toBe(
      "6\u00A0to\u00A024 months",
    );
    expect(durationWithNote(facts.duration)).toBe("90 minutes to 3 hours, or longer");
  });

  it("give the time off work in its own unit", () => {
    expect(backToWorkInWords(facts)).toBe("2\u00A0to\u00A03 weeks");
  });

  it("count trips", () => {
    expect(tripsInWords(facts)).toBe("1 trip");
    expect(tripsInWords({ ...facts, trips: { min: 2, max: 2, note: "months apart" } })).toBe(
      "2 trips, months apart",
    );
    expect(tripsInWords({ ...facts, trips: { min: 3, max: 4 } })).toBe("3\u00A0to\u00A04 trips");
  });
});

describe("figures for prose", () => {
  it("are the same as in the facts, by visit if there are several", () => {
    const { visit: visitNamed } = figuresFor(summaries, "glaucoma-treatment");
    expect(visitNamed("surgery").stay).toBe("30\u00A0to\u00A044 days");
    expect(() => visitNamed("drops")).toThrow('has no visit "drops"');
    expect(() => figuresFor(summaries, "rhinoplasty")).toThrow("no summary for rhinoplasty");
  });
});
