import { dayInWords } from "@shared/dates.ts";
import { preparationsFor } from "@/content/plan/treatment-preparations.ts";
import { datesTexts, type NamedDays, preparations } from "@/content/plan/trip-dates.ts";
import type { RichText } from "@/content/schema.ts";
import { addDays, daysBetween, latest } from "@/lib/calendar-date.ts";
import { checksOf, noteOf } from "./checks.ts";
import { MAX_DAYS } from "./dates-part.ts";
import type { Trip, TripTreatment } from "./trip.ts";
import { whoTreats, withTreating } from "./trip.ts";

/** An entry of the schedule, on one day or several. */
export type Entry = {
  /** For React keys, and for calendars to recognise an entry. */
  id: string;
  part: "before" | "turkey" | "home";
  title: string;
  text?: RichText;
  /** Whether the text is printed too. */
  printed?: true | undefined;
  /** More about it, and which treatments need it. Never in a calendar. */
  note?: string;
  /** First and last day, usually the same. */
  from: string;
  to: string;
  /** The earliest usual day, if the entry is on the latest. */
  earliest?: string;
  /** Whether its day has passed. */
  passed: boolean;
  /** Whether its day has passed, but there is still time to do it before the treatment. */
  late: boolean;
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
    ...preparationsOfTreatments(trip, treatments),
    ...daysInTurkey(trip, treatments),
    ...daysAtHome(trip, needs),
    ...checksOf(trip, treatments).map(
      ({ id, title, note, from, to, atHome }): Day => ({
        ...days(id, atHome ? "home" : "turkey", from, to, { title }),
        note,
      }),
    ),
  ];
  const who = whoTreats(treatments);
  return (
    all
      // Without days before the treatment, or days of rest, their entry would end before it starts.
      .filter(({ from, to }) => from <= to)
      .map((entry) => {
        const { part, title, text, to } = entry;
        const passed = to < today;
        return {
          ...entry,
          title: withTreating(title, who),
          ...(typeof text === "string" ? { text: withTreating(text, who) } : {}),
          passed,
          late: passed && part === "before" && today <= trip.operation,
        };
      })
      // On the same day in the order of the lists below, because sorting is stable.
      .sort((a, b) => a.from.localeCompare(b.from))
  );
}

type Day = Omit<Entry, "passed" | "late">;

function preparationsOf(trip: Trip, needs: Needs, today: string): Day[] {
  const nicotineLatest = addDays(trip.operation, -NICOTINE_MIN_DAYS);
  const days: NamedDays = {
    passportUntil: dayInWords(addDays(trip.arrival, PASSPORT_DAYS)),
    nicotineLatest: dayInWords(nicotineLatest),
    nicotineLate: nicotineLatest < today && today <= trip.operation,
    nicotineUntil: dayInWords(addDays(trip.lastSession.plan, NICOTINE_DAYS)),
    deskWork: dayInWords(trip.deskWork.plan),
    heavyWork: dayInWords(trip.heavyWork.plan),
  };
  return preparations
    .filter(({ onlyFor }) => !onlyFor || needs[onlyFor])
    .flatMap(({ id, title, text, before, deadline, printed }) => {
      const date = addDays(trip[before.event], -before.days);
      if (deadline && date < today) return [];
      return day(id, "before", date, { title, text: text(days), printed });
    });
}

/** What some treatments need, once for each day, even if several do. */
function preparationsOfTreatments(trip: Trip, treatments: readonly TripTreatment[]): Day[] {
  const needed = new Set(treatments.flatMap(({ slug }) => preparationsFor(slug)));
  return [...needed].map(({ id, title, text, days }) =>
    day(`prepare-${id}`, "before", addDays(trip.operation, -days), { title, text }),
  );
}

function daysInTurkey(trip: Trip, treatments: readonly TripTreatment[]): Day[] {
  const { arrival, operation, lastSession, flight, cautiousFlights } = trip;
  return [
    day("arrival", "turkey", arrival, texts.arrival),
    days("checks", "turkey", arrival, addDays(operation, -1), texts.checks),
    days("operation", "turkey", operation, lastSession.plan, texts.operation),
    days("rest", "turkey", addDays(lastSession.plan, 1), addDays(flight.plan, -1), texts.rest),
    { ...day("flight", "turkey", flight.plan, texts.flight), earliest: flight.earliest },
    ...cautiousFlights.slice(0, 1).map(({ date }) => ({
      ...day("cautious-flight", "turkey", date, texts.cautiousFlight),
      note: [
        noteOf(cautiousFlights, treatments.length > 1),
        ...visaNote(daysBetween(arrival, date) + 1),
      ].join(" "),
    })),
  ];
}

function visaNote(stay: number): string[] {
  return stay > MAX_DAYS ? [texts.cautiousStay(stay, MAX_DAYS)] : [];
}

function daysAtHome({ flight, deskWork, heavyWork, lastSession }: Trip, needs: Needs): Day[] {
  const nicotineEnds = addDays(lastSession.plan, NICOTINE_DAYS);
  return [
    days(
      "letter",
      "home",
      addDays(flight.plan, 1),
      addDays(flight.plan, 3),
      needs.operation ? texts.letter : texts.records,
    ),
    { ...day("desk-work", "home", deskWork.plan, texts.deskWork), earliest: deskWork.earliest },
    ...(needs.nicotine
      ? [day("nicotine-ends", "home", latest(nicotineEnds, flight.plan), texts.nicotine)]
      : []),
    { ...day("heavy-work", "home", heavyWork.plan, texts.heavyWork), earliest: heavyWork.earliest },
  ];
}

function day(id: string, part: Entry["part"], date: string, what: Words): Day {
  return days(id, part, date, date, what);
}

type Words = Pick<Entry, "title" | "text" | "printed">;

function days(id: string, part: Entry["part"], from: string, to: string, what: Words): Day {
  return { id, part, ...what, from, to };
}
