import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { stayOf } from "@/content/treatments/stay.ts";
import { addDays, daysBetween } from "@/lib/calendar-date.ts";
import { planTrip } from "@/site/features/plan/dates/trip.ts";
import { allTripTreatments, anyDate, tripTreatment } from "./plan-support.ts";

const every = await allTripTreatments();

const timeZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = timeZone;
});

/** Draws one to three visits from all treatments. */
function anyTreatments() {
  const one = fc.integer({ min: 0, max: every.length - 1 }).map((index) => {
    const treatment = every[index];
    if (!treatment) throw new Error("out of range");
    return treatment;
  });
  return fc
    .tuple(one, fc.array(one, { maxLength: 2 }))
    .map(([first, others]) => [first, ...others] as const);
}

describe("a tummy tuck on 1 March 2028, after a leap day", () => {
  it("has the same figures as its page", async () => {
    const trip = planTrip({
      treatments: [await tripTreatment("abdominoplasty")],
      anchor: "operation",
      date: "2028-03-01",
    });
    expect(trip).toEqual({
      arrival: "2028-02-28",
      operation: "2028-03-01",
      lastSession: { earliest: "2028-03-01", plan: "2028-03-01" },
      flight: { earliest: "2028-03-11", plan: "2028-03-15" },
      clinicsFlight: undefined,
      cautiousFlights: [expect.objectContaining({ date: "2028-03-29" })],
      deskWork: { earliest: "2028-03-22", plan: "2028-03-29" },
      heavyWork: { earliest: "2028-04-26", plan: "2028-05-24" },
      nights: { min: 12, max: 16 },
    });
  });
});

describe("veneers, which take several sessions", () => {
  it("count all times from the last session", async () => {
    const trip = planTrip({
      treatments: [await tripTreatment("veneers")],
      anchor: "arrival",
      date: "2027-02-20",
    });
    expect(trip.operation).toBe("2027-02-21");
    expect(trip.lastSession).toEqual({ earliest: "2027-02-25", plan: "2027-02-28" });
    expect(trip.flight).toEqual({ earliest: "2027-02-26", plan: "2027-03-02" });
    // The figure for desk work is one or two days, but nobody works on the day of the flight.
    expect(trip.deskWork).toEqual({ earliest: "2027-02-27", plan: "2027-03-03" });
  });
});

it("counts in months if the page does", async () => {
  const trip = planTrip({
    treatments: [await tripTreatment("limb-lengthening", "lengthening")],
    anchor: "operation",
    date: "2026-08-31",
  });
  expect(trip.deskWork).toEqual({ earliest: "2026-11-30", plan: "2027-02-28" });
});

describe("any trip", () => {
  it("has its days in order, and its earliest days never after the planned ones", () => {
    fc.assert(
      fc.property(anyTreatments(), anyDate, (treatments, date) => {
        const trip = planTrip({ treatments, anchor: "operation", date });
        const { arrival, operation, lastSession, flight, deskWork, heavyWork } = trip;
        for (const each of [lastSession, flight, deskWork, heavyWork]) {
          expect(each.earliest <= each.plan).toBe(true);
        }
        for (const which of ["earliest", "plan"] as const) {
          const days = [arrival, operation, lastSession, flight, deskWork, heavyWork].map((day) =>
            typeof day === "string" ? day : day[which],
          );
          expect(days).toEqual([...days].sort());
          expect(deskWork[which] > flight[which]).toBe(true);
        }
      }),
    );
  });

  it("is the same whether it is planned from arrival or from treatment", () => {
    fc.assert(
      fc.property(anyTreatments(), anyDate, (treatments, date) => {
        const trip = planTrip({ treatments, anchor: "operation", date });
        expect(planTrip({ treatments, anchor: "arrival", date: trip.arrival })).toEqual(trip);
      }),
    );
  });

  it("has the same lengths on every date, including 29 February", () => {
    fc.assert(
      fc.property(anyTreatments(), anyDate, anyDate, (treatments, one, other) => {
        const lengths = (date: string) => {
          const { arrival, flight, nights, heavyWork, lastSession } = planTrip({
            treatments,
            anchor: "operation",
            date,
          });
          return {
            nights,
            before: daysBetween(arrival, date),
            flight: daysBetween(date, flight.plan),
            // Desk work may count months, and heavy work is never before it.
            heavy: Math.max(180, daysBetween(lastSession.plan, heavyWork.plan)),
          };
        };
        expect(lengths(one)).toEqual(lengths(other));
      }),
    );
  });

  it("is the same in every time zone", () => {
    fc.assert(
      fc.property(anyTreatments(), anyDate, (treatments, date) => {
        const inZone = (zone: string) => {
          process.env.TZ = zone;
          return planTrip({ treatments, anchor: "operation", date });
        };
        const here = inZone("Europe/London");
        for (const zone of ["Europe/Istanbul", "Pacific/Auckland", "Africa/Cairo"]) {
          expect(inZone(zone)).toEqual(here);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("is never shorter with further treatments", () => {
    fc.assert(
      fc.property(anyTreatments(), anyTreatments(), anyDate, (some, more, date) => {
        const fewer = planTrip({ treatments: some, anchor: "operation", date });
        const all = planTrip({ treatments: [...some, ...more], anchor: "operation", date });
        expect(all.arrival <= fewer.arrival).toBe(true);
        expect(all.nights.max).toBeGreaterThanOrEqual(fewer.nights.max);
        expect(all.flight.plan >= fewer.flight.plan).toBe(true);
        expect(all.deskWork.plan >= fewer.deskWork.plan).toBe(true);
        expect(all.heavyWork.plan >= fewer.heavyWork.plan).toBe(true);
      }),
    );
  });
});

it("has the same stay and wait for the flight as every treatment’s page", () => {
  for (const treatment of every) {
    const { visit } = treatment;
    const trip = planTrip({ treatments: [treatment], anchor: "arrival", date: "2027-01-04" });
    expect(trip.nights).toEqual(stayOf(visit));
    expect(trip.flight.plan).toBe(addDays(trip.lastSession.plan, visit.earliestFlight.max));
  }
});

describe("a booked flight", () => {
  it("that is later than the day to plan for takes its place", async () => {
    const treatments = [await tripTreatment("rhinoplasty")] as const;
    const usual = planTrip({ treatments, anchor: "operation", date: "2027-02-08" });
    const later = planTrip({
      treatments,
      anchor: "operation",
      date: "2027-02-08",
      booked: "2027-03-10",
    });
    expect(usual.flight.plan).toBe("2027-02-18");
    expect(later.flight).toEqual({ earliest: usual.flight.earliest, plan: "2027-03-10" });
    expect(later.nights.max).toBe(daysBetween(later.arrival, "2027-03-10"));
    // Nobody is back at a desk before the flight home.
    expect(later.deskWork.plan).toBe("2027-03-11");
  });

  it("that is earlier, or a year later, changes nothing", async () => {
    const treatments = [await tripTreatment("rhinoplasty")] as const;
    const usual = planTrip({ treatments, anchor: "operation", date: "2027-02-08" });
    for (const booked of ["2027-02-01", "2027-02-17", "2127-03-10"]) {
      expect(planTrip({ treatments, anchor: "operation", date: "2027-02-08", booked })).toEqual(
        usual,
      );
    }
  });
});
