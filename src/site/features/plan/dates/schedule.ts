import { datesTexts, type NamedDays, preparations } from "@/content/plan/dates.ts";
import type { RichText } from "@/content/schema.ts";
import { addDays, dayInWords, latest } from "@/lib/calendar-date.ts";
import { checksOf } from "./checks.ts";
import type { Trip, TripTreatment } from "./trip.ts";

/** An entry of the schedule, on one day or several. */
export type Entry = {
  /** For React keys, and for calendars to recognise an entry. */
  id: string;
  part: "before" | "turkey" | "home";
  title: string;
  text?: RichText;
  /** What to know about a check, and which treatments need it. Never in a calendar. */
  note?: string;
  /** First and last day, usually the same. */
  from: string;
  to: string;
  /** The earliest usual day, if the entry is on the latest. */
  earliest?: string;
  /** Whether its day has passed. */
  passed: boolean;
};

/** Days without nicotine before and after treatment: the more cautious of the site's figures. */
const NICOTINE_DAYS = 42;
/** The minimum time without nicotine before an operation that surgeons accept. */
const NICOTINE_MIN_DAYS = 28;
/** Minimum validity of a British passport, in days from arrival. */
const PASSPORT_DAYS = 150;

const { entries: texts } = datesTexts;

/** Requirements of at least one of the treatments. */
type Needs = { nicotine: boolean; operation: boolean };

/** The whole schedule, from the first consultation to the last check, in order. */
export function scheduleOf(
  trip: Trip,
  treatments: readonly TripTreatment[],
  today: string,
): Entry[] {
  const needs: Needs = {
    nicotine: treatments.some(({ recovery }) => recovery.nicotine),
    operation: treatments.some(({ recovery }) => recovery.operation),
  };
  const all = [
    ...preparationsOf(trip, needs, today),
    ...daysInTurkey(trip),
    ...daysAtHome(trip, treatments, needs),
  ];
  return all
    .map((entry) => ({ ...entry, passed: entry.to < today }))
    .sort((a, b) => order(a).localeCompare(order(b)));
}

/**
 * Sorts by first day. Entries on the same day keep the order of the lists below, because sorting is stable.
 */
function order({ from }: { from: string }): string {
  return from;
}

type Day = Omit<Entry, "passed">;

function preparationsOf(trip: Trip, needs: Needs, today: string): Day[] {
  const days: NamedDays = {
    passportUntil: dayInWords(addDays(trip.arrival, PASSPORT_DAYS)),
    nicotineLatest: dayInWords(addDays(trip.operation, -NICOTINE_MIN_DAYS)),
    nicotineUntil: dayInWords(addDays(trip.lastSession.plan, NICOTINE_DAYS)),
    deskWork: dayInWords(trip.deskWork.plan),
    heavyWork: dayInWords(trip.heavyWork.plan),
  };
  return preparations
    .filter(({ onlyFor }) => !onlyFor || needs[onlyFor])
    .map(({ id, title, text, before, deadline }) => ({
      id,
      title,
      text: text(days),
      day: addDays(trip[before.event], -before.days),
      deadline,
    }))
    .filter(({ day, deadline }) => !deadline || day >= today)
    .map(({ id, title, text, day }) => ({ id, part: "before", title, text, from: day, to: day }));
}

function daysInTurkey({ arrival, operation, lastSession, flight }: Trip): Day[] {
  const several = lastSession.plan > operation;
  const firstDayOfRest = addDays(lastSession.plan, 1);
  const lastDayOfRest = addDays(flight.plan, -1);
  return [
    day("arrival", "turkey", arrival, texts.arrival),
    ...(arrival < operation
      ? [days("checks", "turkey", arrival, addDays(operation, -1), texts.checks)]
      : []),
    several
      ? days("operation", "turkey", operation, lastSession.plan, texts.sessions)
      : day("operation", "turkey", operation, texts.operation),
    ...(firstDayOfRest <= lastDayOfRest
      ? [days("rest", "turkey", firstDayOfRest, lastDayOfRest, texts.rest)]
      : []),
    { ...day("flight", "turkey", flight.plan, texts.flight), earliest: flight.earliest },
  ];
}

function daysAtHome(trip: Trip, treatments: readonly TripTreatment[], needs: Needs): Day[] {
  const { flight, deskWork, heavyWork, lastSession } = trip;
  const cautious = Math.max(0, ...treatments.map(({ recovery }) => recovery.cautiousFlight ?? 0));
  const cautiousFlight = addDays(lastSession.plan, cautious);
  const checks = checksOf(trip, treatments).map(
    ({ id, title, note, from, to }): Day => ({
      ...days(id, from > flight.plan ? "home" : "turkey", from, to, { title }),
      ...(note ? { note } : {}),
    }),
  );
  const nicotineEnds = addDays(lastSession.plan, NICOTINE_DAYS);
  return [
    ...(cautiousFlight > flight.plan
      ? [day("cautious-flight", "home", cautiousFlight, texts.cautiousFlight)]
      : []),
    days("letter", "home", addDays(flight.plan, 1), addDays(flight.plan, 3), texts.letter),
    { ...day("desk-work", "home", deskWork.plan, texts.deskWork), earliest: deskWork.earliest },
    ...checks,
    ...(needs.nicotine
      ? [day("nicotine-ends", "home", latest(nicotineEnds, flight.plan), texts.nicotine)]
      : []),
    { ...day("heavy-work", "home", heavyWork.plan, texts.heavyWork), earliest: heavyWork.earliest },
  ];
}

function day(id: string, part: Entry["part"], date: string, what: Words): Day {
  return days(id, part, date, date, what);
}

type Words = { title: string; text?: string };

function days(id: string, part: Entry["part"], from: string, to: string, what: Words): Day {
  return { id, part, ...what, from, to };
}
