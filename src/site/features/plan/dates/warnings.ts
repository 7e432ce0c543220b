import { dayInWords, monthName } from "@shared/dates.ts";
import { datesTexts, heat } from "@/content/plan/trip-dates.ts";
import { VISA_RULE } from "@/content/visa.ts";
import { addDays, daysBetween, daysInWords } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import { MAX_DAYS, WINDOW_DAYS } from "./dates-part.ts";
import { flightWarning, type Warning } from "./flight-warning.ts";
import type { Trip, TripTreatment } from "./trip.ts";
import { whoTreats, withTreating } from "./trip.ts";
import { type Holiday, turkishHolidaysBetween } from "./turkish-holidays.ts";

/** What the warnings depend on, in addition to the trip itself. */
export type TripChecks = {
  city: Exclude<keyof typeof heat, "Turkey"> | "";
  /** Booked flight home, if any, as in the trip. */
  booked: string | undefined;
  /** Days already spent in Turkey within the 180 days that end with the flight. */
  daysInTurkey: number;
  today: string;
};

/** With less notice, in days, some preparations are late. */
const MIN_NOTICE_DAYS = 42;

const { warnings: texts } = datesTexts;

/** The warnings for a trip, most serious first. */
export function warningsOf(
  trip: Trip,
  treatments: readonly TripTreatment[],
  { city, booked, daysInTurkey, today }: TripChecks,
): Warning[] {
  const who = whoTreats(treatments);
  return [
    flightWarning(trip, booked),
    severalWarning(treatments),
    timeWarning(trip, today),
    heatWarning(trip, city || "Turkey"),
    holidayWarning(trip),
    ninetyDaysWarning(trip, daysInTurkey),
  ]
    .filter((warning) => warning !== undefined)
    .map(({ id, title, text }) => ({
      id,
      title: withTreating(title, who),
      text: withTreating(text, who),
    }));
}

function severalWarning(treatments: readonly TripTreatment[]): Warning | undefined {
  if (treatments.length < 2) return undefined;
  const operations = treatments.filter(({ recovery }) => recovery.operation).length;
  return {
    id: "several",
    title: texts.several,
    text: (operations > 1 ? texts.severalOperations : "") + texts.severalText,
  };
}

function timeWarning({ operation }: Trip, today: string): Warning | undefined {
  const left = daysBetween(today, operation);
  if (left < 0) return { id: "passed", title: texts.passed, text: texts.passedText };
  if (left >= MIN_NOTICE_DAYS) return undefined;
  return {
    id: "soon",
    title: texts.soon,
    text: `The treatment is ${left === 0 ? "today" : `in ${daysInWords(left)}`}. ${texts.soonText}`,
  };
}

function heatWarning({ arrival, flight }: Trip, place: keyof typeof heat): Warning | undefined {
  const hot: readonly number[] = heat[place].months;
  const months = new Set<number>();
  for (let date = arrival; date <= flight.plan; date = addDays(date, 1)) {
    const month = Number(date.slice(5, 7));
    if (hot.includes(month)) months.add(month);
  }
  if (months.size === 0) return undefined;
  const names = listInWords([...months].map(monthName));
  return {
    id: "heat",
    title: texts.heat,
    text: `Your stay in ${place} is in ${names}. In the hot months it is ${heat[place].text}. ${texts.heatText}`,
  };
}

function holidayWarning({ arrival, operation, lastSession, flight }: Trip): Warning | undefined {
  const holidays = turkishHolidaysBetween(arrival, flight.plan);
  if (holidays.length === 0) return undefined;
  const onTreatment = holidays.some(({ from, to }) => from <= lastSession.plan && to >= operation);
  return {
    id: "holidays",
    title: onTreatment ? `${texts.holidays}, on the day of treatment` : texts.holidays,
    text: `${listInWords(holidays.map(holidayInWords))}. ${holidays.some(({ long }) => long) ? texts.longHolidayText : ""}${texts.holidaysText}`,
  };
}

/** Multi-day holidays start at midday on the first day. */
function holidayInWords({ name, from, to }: Holiday): string {
  return from === to
    ? `${name} on ${dayInWords(from)}`
    : `${name} from 1 pm on ${dayInWords(from)} to ${dayInWords(to)}`;
}

/** The day of arrival and the day of the flight both count as days in the country. */
function ninetyDaysWarning({ nights, flight }: Trip, daysInTurkey: number): Warning | undefined {
  const days = Math.min(nights.max + 1 + daysInTurkey, WINDOW_DAYS);
  if (days <= MAX_DAYS) return undefined;
  const first = dayInWords(addDays(flight.plan, 1 - WINDOW_DAYS));
  return {
    id: "ninety",
    title: texts.ninety,
    text: `This trip and your earlier days add up to ${days} days in the ${WINDOW_DAYS} days from ${first} to the flight home. ${VISA_RULE} ${texts.ninetyText}`,
  };
}
