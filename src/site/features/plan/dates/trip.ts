import type { Recovery } from "@/content/plan/recovery-times.ts";
import type { Range, TreatmentFacts, Visit } from "@/content/schema.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { addDays, addMonths, daysBetween, latest } from "@/lib/calendar-date.ts";

/** The earliest usual day, and the day to plan for: the longest of the treatment's figures. */
export type Between = { earliest: string; plan: string };

/** One treatment of a trip, with the visit that the trip is for. */
export type TripTreatment = {
  slug: TreatmentSlug;
  /** As the page says it: "Gastric Balloon (removal)". */
  name: string;
  visit: Visit;
  /** Journeys for the whole treatment, where one is not enough. */
  trips: TreatmentFacts["trips"];
  recovery: Recovery;
};

/** What a person knows about a trip. */
export type TripInput = {
  treatments: readonly [TripTreatment, ...TripTreatment[]];
  /** What falls on `date`. */
  anchor: "operation" | "arrival";
  date: string;
};

/** The days of a trip. The longest figure of all its treatments counts. */
export type Trip = {
  arrival: string;
  /** Of the first session. */
  operation: string;
  /** The same as `operation` where one session is enough. */
  lastSession: Between;
  flight: Between;
  /** What other surgeons ask for, where they ask for longer than `flight`. */
  cautiousFlights: readonly { name: string; note: string; date: string }[];
  deskWork: Between;
  heavyWork: Between;
  /** Nights in Turkey. */
  nights: Range;
};

/** Works out the days of a trip. Pure: the same in every time zone. */
export function planTrip({ treatments, anchor, date }: TripInput): Trip {
  const visits = treatments.map(({ visit }) => visit);
  const daysBefore = Math.max(...visits.map((visit) => visit.daysBefore));
  const arrival = anchor === "arrival" ? date : addDays(date, -daysBefore);
  const operation = addDays(arrival, daysBefore);
  const sessions = longest(visits.map(({ treatmentDays = { min: 0, max: 0 } }) => treatmentDays));
  const lastSession = after({ earliest: operation, plan: operation }, sessions);
  const flight = after(lastSession, longest(visits.map(({ earliestFlight }) => earliestFlight)));
  const cautiousFlights = treatments.flatMap(({ name, visit, recovery: { cautiousFlight } }) => {
    if (!cautiousFlight || !isFor(visit, cautiousFlight)) return [];
    const date = addDays(lastSession.plan, cautiousFlight.days);
    return date > flight.plan ? { name, note: cautiousFlight.note, date } : [];
  });
  // Nobody works on the day of the flight.
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
    cautiousFlights,
    deskWork,
    heavyWork,
    nights: { min: daysBetween(arrival, flight.earliest), max: daysBetween(arrival, flight.plan) },
  };
}

/** The day until which the most cautious surgeons ask people to wait; `undefined` if it is `flight`. */
export function mostCautiousFlight({ cautiousFlights }: Trip): string | undefined {
  return cautiousFlights
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

/** Whether a figure is for a visit. One that names no visit is for all of them. */
export function isFor(visit: Visit, figure: { visit?: string }): boolean {
  return figure.visit === undefined || figure.visit === visit.name;
}

/** Days from the last session to heavy work, for the visit that the trip is for. */
export function heavyWorkOf({ visit, recovery }: Pick<TripTreatment, "visit" | "recovery">): Range {
  const { heavyWork } = recovery;
  if (isRange(heavyWork)) return heavyWork;
  const ofVisit = visit.name === undefined ? undefined : heavyWork[visit.name];
  return ofVisit ?? longest(Object.values(heavyWork));
}

function isRange(value: Recovery["heavyWork"]): value is Range {
  return typeof value.min === "number";
}

/** The longest of the shortest times, and the longest of the longest. */
function longest(ranges: readonly Range[]): Range {
  return {
    min: Math.max(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

function after({ earliest, plan }: Between, { min, max }: Range): Between {
  return { earliest: addDays(earliest, min), plan: addDays(plan, max) };
}

function afterDeskWork(from: Between, { min, max, unit }: Visit["deskWork"]): Between {
  if (unit === "months") {
    return { earliest: addMonths(from.earliest, min), plan: addMonths(from.plan, max) };
  }
  const days = unit === "weeks" ? 7 : 1;
  return after(from, { min: min * days, max: max * days });
}

function later(...all: readonly [Between, ...Between[]]): Between {
  const [first, ...others] = all;
  return {
    earliest: latest(first.earliest, ...others.map(({ earliest }) => earliest)),
    plan: latest(first.plan, ...others.map(({ plan }) => plan)),
  };
}
