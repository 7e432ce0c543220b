import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "@/content/catalogue.ts";
import type { TreatmentDetails, TreatmentFacts } from "@/content/schema.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import { flightInWords, moreCautiousFlights } from "@/content/treatments/figures.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { stayOf } from "@/content/treatments/stay.ts";
import { addDays, daysBetween } from "@/lib/calendar-date.ts";
import { scheduleOf } from "@/site/features/plan/dates/schedule.ts";
import { planTrip, type TripTreatment, tripTreatment } from "@/site/features/plan/dates/trip.ts";
import { warningsOf } from "@/site/features/plan/dates/warnings.ts";
import { allSummaries } from "../../../content/summaries.ts";
import { allTripTreatments } from "./plan-support.ts";

const date = "2027-03-01";
const today = "2026-11-22";

/** A visit with what its planner, its page and its lists are based on. */
type Case = { treatment: TripTreatment; facts: TreatmentFacts; details: TreatmentDetails };
let cases: readonly Case[];
beforeAll(async () => {
  cases = await Promise.all(
    (await allTripTreatments()).map(async (treatment) => {
      const category = catalogue.find(({ treatments }) =>
        treatments.some((slug) => slug === treatment.slug),
      );
      const facts = allSummaries.find(({ slug }) => slug === treatment.slug)?.facts;
      if (!facts) throw new Error(`There is no summary for ${treatment.slug}.`);
      const details = await treatmentDetails.load(`${category?.slug}/${treatment.slug}`);
      return { treatment, facts, details };
    }),
  );
});

const labelOf = ({ slug, visit }: TripTreatment) => `${slug} ${visit.name ?? ""}`;

function plan(treatment: TripTreatment, booked?: string) {
  const trip = planTrip({ treatments: [treatment], anchor: "operation", date, booked });
  const checks = { city: "" as const, booked, daysInTurkey: 0, today };
  return {
    trip,
    entries: scheduleOf(trip, [treatment], today),
    warnings: warningsOf(trip, [treatment], checks),
  };
}

/** Whether the usual anaesthetic, the one named first, is general or spinal. */
const isDeep = ({ anaesthesia }: TreatmentFacts) => /^(general|spinal)/i.test(anaesthesia);

/** The days for which cautious surgeons ask, by what the page says about the operation. */
function requiredDays({ facts, details }: Case): number {
  const { operation, bodyLocation } = details;
  if (operation !== "general") return 0;
  if (/^(hip|knee)/i.test(bodyLocation)) return 84;
  if (/nose|nasal|sinus/i.test(bodyLocation)) return 14;
  const { unit, min } = facts.duration;
  return isDeep(facts) && unit === "minutes" && min >= 60 ? 28 : 0;
}

describe("the flight home of every visit", () => {
  it("has the wait that its risk calls for, in the planner, in lists and on the page", () => {
    const risky = cases.filter((each) => requiredDays(each) > 0);
    expect(risky.length).toBeGreaterThan(12);
    for (const each of risky) {
      const { treatment, facts } = each;
      const required = requiredDays(each);
      const { trip, entries } = plan(treatment);
      const shown = trip.cautiousFlights[0]?.date ?? trip.flight.plan;
      expect(daysBetween(trip.lastSession.plan, shown), labelOf(treatment)).toBeGreaterThanOrEqual(
        required,
      );
      if (shown === trip.flight.plan) continue;
      expect(
        entries.map(({ id }) => id),
        labelOf(treatment),
      ).toContain("cautious-flight");
      const weeks = `${daysBetween(trip.lastSession.plan, shown) / 7} weeks`;
      expect(flightInWords(facts), labelOf(treatment)).toContain(`or ${weeks} to be more cautious`);
      expect(moreCautiousFlights(facts).join(), labelOf(treatment)).toMatch(
        new RegExp(`${weeks}.*four hours between the UK and Turkey`),
      );
    }
  });

  it("after a new joint is planned at six weeks, with what clinics plan beside it", () => {
    const joints = cases.filter(({ details }) => /^(hip|knee)/i.test(details.bodyLocation));
    expect(joints).toHaveLength(2);
    for (const { treatment } of joints) {
      const { trip } = plan(treatment);
      expect(daysBetween(trip.operation, trip.flight.plan)).toBe(42);
      expect(trip.clinicsFlight).toEqual({
        earliest: addDays(trip.operation, 14),
        plan: addDays(trip.operation, 21),
      });
      const { warnings } = plan(treatment, addDays(date, 21));
      expect(warnings[0]?.title).toBe("Your flight home is too early");
      expect(warnings[0]?.text).toContain("Clinics in Turkey often plan");
    }
  });

  it("raises a warning on the day before the longest advice, and none on that day that says to fly sooner", () => {
    for (const { treatment } of cases) {
      const { trip } = plan(treatment);
      const longest = trip.cautiousFlights[0]?.date ?? trip.flight.plan;
      const about = (booked: string) =>
        plan(treatment, booked).warnings.filter(({ id }) => /flight/.test(id));
      expect(about(addDays(longest, -1)), labelOf(treatment)).toHaveLength(1);
      expect(about(longest), labelOf(treatment)).toEqual([]);
    }
  });

  it("names the limit of 90 days wherever the advice exceeds it, before anybody books", () => {
    const long = cases.filter(({ treatment }) => {
      const [cautious] = plan(treatment).trip.cautiousFlights;
      return cautious && daysBetween(plan(treatment).trip.arrival, cautious.date) >= 90;
    });
    expect(long.map(({ treatment }) => treatment.slug)).toEqual(["hip-replacement"]);
    for (const { treatment } of long) {
      const { trip, entries } = plan(treatment);
      const entry = entries.find(({ id }) => id === "cautious-flight");
      expect(entry?.note).toContain("without a visa");
      const { warnings } = plan(treatment, trip.cautiousFlights[0]?.date);
      const ninety = warnings.find(({ id }) => id === "ninety");
      expect(ninety?.text).toContain("Do not fly earlier than your surgeon advises");
    }
  });
});

describe("the checks of every visit", () => {
  it("include someone who asks after a large operation within six weeks of it", () => {
    const large = cases.filter(
      ({ facts, details }) => details.operation === "general" && isDeep(facts),
    );
    for (const { treatment } of large) {
      const { trip, entries } = plan(treatment);
      const soon = entries.filter(
        ({ id, from }) => id.startsWith("check-") && daysBetween(trip.lastSession.plan, from) <= 43,
      );
      // Removing metal is followed for a year by the surgeon who did the first operation.
      if (treatment.visit.name === "metal removal") continue;
      expect(soon.length, labelOf(treatment)).toBeGreaterThan(0);
    }
  });

  it("include a GP or nurse within two weeks of the return after a sleeve or bypass, however late that is", () => {
    for (const slug of ["gastric-sleeve", "gastric-bypass"] as const) {
      const treatment = cases.find((each) => each.treatment.slug === slug)?.treatment;
      if (!treatment) throw new Error("There is no such treatment.");
      for (const booked of [undefined, addDays(date, 28), addDays(date, 60)]) {
        const { trip, entries } = plan(treatment, booked);
        const checks = entries.filter(({ id, part }) => id.startsWith("check-") && part === "home");
        expect(checks[0]?.title).toBe("Check by your GP or a nurse");
        expect(daysBetween(trip.flight.plan, checks[0]?.to ?? "")).toBe(14);
      }
      const team = plan(treatment).entries.find(({ title }) => title.includes("dietitian"));
      expect([team?.from, team?.to]).toEqual([addDays(date, 28), addDays(date, 42)]);
    }
  });

  it("say when a balloon must be out, by type, and nothing after its removal", () => {
    for (const { treatment } of cases.filter((each) => each.treatment.slug === "gastric-balloon")) {
      const due = plan(treatment).entries.filter(
        ({ title }) => title === "Removal due, at the latest",
      );
      expect(due).toHaveLength(treatment.visit.name === "placing" ? 3 : 0);
    }
  });
});

describe("until somebody says which visit a trip is for", () => {
  /** The treatment of a trip whose visit is not chosen. */
  function unchosen(slug: string, visit = "") {
    const found = cases.find(({ treatment }) => treatment.slug === slug);
    if (!found) throw new Error(`There is no ${slug}.`);
    const { treatment, facts } = found;
    return tripTreatment(treatment.slug, facts, visit, treatment.recovery);
  }

  it("the planner takes the one with the longest stay, and names it", () => {
    for (const { treatment, facts } of cases) {
      const longest = Math.max(...facts.visits.map((visit) => stayOf(visit).max));
      for (const chosen of ["", "no longer there"]) {
        const { name, visit } = unchosen(treatment.slug, chosen);
        expect(stayOf(visit).max, treatment.slug).toBe(longest);
        if (visit.name) expect(name).toBe(`${treatmentNames[treatment.slug]} (${visit.name})`);
      }
    }
  });

  it("a flight that suits only the mildest method raises a warning", () => {
    for (const slug of ["glaucoma-treatment", "chemical-peels", "acne-scar-removal"]) {
      const { warnings } = plan(unchosen(slug), addDays(date, 3));
      expect(warnings[0]?.id, slug).toBe("flight");
    }
  });
});
