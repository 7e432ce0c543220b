import type { Recovery } from "@/content/plan/recovery-times.ts";
import type { Range, TreatmentFacts, TreatmentSummary, Visit } from "@/content/schema.ts";
import { type LongerWait, longerWait } from "@/content/treatments/flight-waits.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { findCategoryOfTreatment } from "@/content/treatments/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { longestVisit } from "@/content/treatments/stay.ts";
import { addDays, addMonths, daysBetween, latest, typedDay } from "@/lib/calendar-date.ts";
import type { ChosenTreatment, DatesPart } from "./dates-part.ts";

/** The earliest usual day, and the day to plan for, which is based on the treatment's longest figure. */
export type DayEstimate = { earliest: string; plan: string };

/** A treatment, with the visit for which the trip is made. */
export type TripTreatment = {
  slug: TreatmentSlug;
  /** The name as on its page, for example "Gastric Balloon (removal)". */
  name: string;
  visit: Visit;
  /** How long more cautious surgeons ask people to wait before the flight, if that is longer. */
  longerWait: LongerWait | undefined;
  /** Journeys for the whole treatment, where one is not enough. */
  trips: TreatmentFacts["trips"];
  recovery: Recovery;
};

/** A treatment of a trip, for the chosen visit or, until one is chosen, for the one with the longest stay. */
export function tripTreatment(
  slug: TreatmentSlug,
  facts: TreatmentFacts,
  chosen: string,
  recovery: Recovery,
): TripTreatment {
  const { visits, trips } = facts;
  const visit = visits.find(({ name }) => name === chosen) ?? longestVisit(visits);
  if (!visit) throw new Error(`There are no figures for ${slug}.`);
  const name = treatmentNames[slug];
  return {
    slug,
    name: visit.name ? `${name} (${visit.name})` : name,
    visit,
    longerWait: longerWait(facts, visit),
    trips,
    recovery,
  };
}

/** What the user knows about a trip. */
export type TripInput = {
  treatments: readonly [TripTreatment, ...TripTreatment[]];
  /** What happens on `date`. */
  anchor: "operation" | "arrival";
  date: string;
  /** Booked flight home, if any. */
  booked?: string | undefined;
};

/** A flight booked more days than this after the day to plan for is a typing mistake. */
const MAX_DAYS_LATER = 365;

/** The dates of a trip, based on the longest figures of all its treatments. */
export type Trip = {
  arrival: string;
  /** The first session. */
  operation: string;
  /** Equal to `operation` if there is only one session. */
  lastSession: DayEstimate;
  /** A booked flight that is later than the day to plan for takes its place. */
  flight: DayEstimate;
  /** When clinics in Turkey often plan the flight, where that is before `flight`. */
  clinicsFlight: DayEstimate | undefined;
  /** What other surgeons ask for, where they ask for longer than `flight`. The longest wait is first. */
  cautiousFlights: readonly { name: string; note: string; date: string }[];
  deskWork: DayEstimate;
  heavyWork: DayEstimate;
  /** Nights in Turkey. */
  nights: Range;
};

/** Calculates the dates of a trip. A pure function: the result is the same in every time zone. */
export function planTrip({ treatments, anchor, date, booked = "" }: TripInput): Trip {
  const visits = treatments.map(({ visit }) => visit);
  const daysBefore = Math.max(...visits.map((visit) => visit.daysBefore));
  const arrival = anchor === "arrival" ? date : addDays(date, -daysBefore);
  const operation = addDays(arrival, daysBefore);
  const sessions = longest(visits.map(({ treatmentDays = { min: 0, max: 0 } }) => treatmentDays));
  const lastSession = after({ earliest: operation, plan: operation }, sessions);
  const usual = after(lastSession, longest(visits.map(({ earliestFlight }) => earliestFlight)));
  const isLater = booked > usual.plan && booked <= addDays(usual.plan, MAX_DAYS_LATER);
  const flight = isLater ? { ...usual, plan: booked } : usual;
  const clinicsPlan = visits.flatMap((visit) => visit.clinicsPlan ?? []);
  const clinicsFlight =
    clinicsPlan.length > 0 ? after(lastSession, longest(clinicsPlan)) : undefined;
  const cautiousFlights = treatments
    .flatMap(({ name, longerWait: wait }) =>
      wait ? { name, note: wait.note, date: addDays(lastSession.plan, wait.days) } : [],
    )
    .filter(({ date }) => date > flight.plan)
    .sort((a, b) => b.date.localeCompare(a.date));
  // Work cannot resume on the day of the flight.
  const home = after(flight, { min: 1, max: 1 });
  const deskWork = later(
    home,
    ...visits.map((visit) => afterDeskWork(lastSession, visit.deskWork)),
  );
  const heavyWork = later(
    deskWork,
    ...treatments.map((treatment) => after(lastSession, heavyWorkOf(treatment))),
  );
  return {
    arrival,
    operation,
    lastSession,
    flight,
    clinicsFlight:
      clinicsFlight && clinicsFlight.plan < flight.earliest ? clinicsFlight : undefined,
    cautiousFlights,
    deskWork,
    heavyWork,
    nights: { min: daysBetween(arrival, flight.earliest), max: daysBetween(arrival, flight.plan) },
  };
}

/** Whether a figure is for a visit. One that names no visit is for all of them. */
export function isFor(visit: Visit, figure: { visit?: string }): boolean {
  return figure.visit === undefined || figure.visit === visit.name;
}

/** Days from the last session to heavy work, for the trip's visit. */
export function heavyWorkOf({ visit, recovery }: Pick<TripTreatment, "visit" | "recovery">): Range {
  const { heavyWork } = recovery;
  if (isRange(heavyWork)) return heavyWork;
  const ofVisit = visit.name === undefined ? undefined : heavyWork[visit.name];
  return ofVisit ?? longest(Object.values(heavyWork));
}

function isRange(value: Recovery["heavyWork"]): value is Range {
  return typeof value.min === "number";
}

/** The highest minimum and the highest maximum. */
function longest(ranges: readonly Range[]): Range {
  return {
    min: Math.max(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

function after({ earliest, plan }: DayEstimate, { min, max }: Range): DayEstimate {
  return { earliest: addDays(earliest, min), plan: addDays(plan, max) };
}

function afterDeskWork(from: DayEstimate, { min, max, unit }: Visit["deskWork"]): DayEstimate {
  if (unit === "months") {
    return { earliest: addMonths(from.earliest, min), plan: addMonths(from.plan, max) };
  }
  const days = unit === "weeks" ? 7 : 1;
  return after(from, { min: min * days, max: max * days });
}

function later(...all: readonly [DayEstimate, ...DayEstimate[]]): DayEstimate {
  const [first, ...others] = all;
  return {
    earliest: latest(first.earliest, ...others.map(({ earliest }) => earliest)),
    plan: latest(first.plan, ...others.map(({ plan }) => plan)),
  };
}

/** The trip in "Dates", from the summaries that have loaded; `undefined` if something is missing. */
export function plannedTrip(
  chosen: readonly ChosenTreatment[],
  { anchor, date, flight }: DatesPart,
  summaries: readonly TreatmentSummary[],
): Omit<Trip, "heavyWork"> | undefined {
  const day = typedDay(date);
  const [first, ...others] = chosen.flatMap(({ slug, visit }) => {
    const facts = summaries.find((each) => each.slug === slug)?.facts;
    const recovery = { heavyWork: { min: 0, max: 0 }, followUps: [] };
    return facts ? tripTreatment(slug, facts, visit, recovery) : [];
  });
  if (!day || !first || others.length + 1 < chosen.length) return undefined;
  return planTrip({ treatments: [first, ...others], anchor, date: day, booked: typedDay(flight) });
}

/** Who does the treatments of a trip. */
export type Treating = "surgeon" | "dentist" | "doctor";

/** One word for all of them: a dentist for dental treatments, a surgeon where there is another operation. */
export function whoTreats(treatments: readonly TripTreatment[]): Treating {
  if (treatments.every(({ slug }) => findCategoryOfTreatment(slug)?.slug === "dental")) {
    return "dentist";
  }
  return treatments.some(({ recovery }) => recovery.operation) ? "surgeon" : "doctor";
}

/** A string of "Dates" with the word for whoever does the treatments. The string says "surgeon". */
export function withTreating(text: string, who: Treating): string {
  return text.replaceAll("surgeon", who);
}
