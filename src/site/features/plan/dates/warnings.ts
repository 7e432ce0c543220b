import { datesTexts, heat } from "@/content/plan/dates.ts";
import { addDays, dayInWords, daysBetween } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import { monthName } from "@/lib/month-name.ts";
import type { Trip } from "./trip.ts";
import { type Holiday, turkishHolidaysBetween } from "./turkish-holidays.ts";

/** Something to consider before booking. */
export type Warning = { id: string; title: string; text: string };

/** What the warnings depend on, in addition to the trip itself. */
export type TripChecks = {
  city: keyof typeof heat | "";
  /** Booked flight home, if any. */
  bookedFlight: string | undefined;
  /** Number of treatments on the trip. */
  treatments: number;
  /** Days already spent in Turkey within the 180 days that end with the flight. */
  daysInTurkey: number;
  today: string;
};

/** How many days a British traveller may stay without a visa. */
const MAX_DAYS = 90;
const WINDOW_DAYS = 180;
/** With less notice, in days, some preparations are late. */
const MIN_NOTICE_DAYS = 42;

const { warnings: texts } = datesTexts;

/** The warnings for a trip, most serious first. */
export function warningsOf(trip: Trip, checks: TripChecks): Warning[] {
  return [
    flightWarning(trip, checks.bookedFlight),
    checks.treatments > 1
      ? { id: "several", title: texts.several, text: texts.severalText }
      : undefined,
    timeWarning(trip, checks.today),
    heatWarning(trip, checks.city),
    ...holidayWarnings(trip),
    ninetyDaysWarning(trip, checks),
  ].filter((warning) => warning !== undefined);
}

/** The first of the 180 days that end with the flight home. */
function firstDayOfWindow(trip: Trip): string {
  return addDays(trip.flight.plan, -(WINDOW_DAYS - 1));
}

function flightWarning({ flight, lastSession }: Trip, booked: string | undefined) {
  if (booked === undefined) return undefined;
  const days = `The usual time to fly home is between ${dayInWords(flight.earliest)} and ${dayInWords(flight.plan)}. `;
  if (booked < lastSession.earliest) {
    return {
      id: "flight",
      title: texts.beforeArrival,
      text: `${days}Check the date that you entered.`,
    };
  }
  if (booked < flight.earliest) {
    return {
      id: "flight",
      title: texts.tooShort,
      text: `${days}Your flight is ${count(daysBetween(booked, flight.earliest), "day")} before the first of these days. Change it. Do not fly earlier unless the surgeon agrees in writing.`,
    };
  }
  if (booked < flight.plan) {
    return {
      id: "flight",
      title: texts.early,
      text: `${days}Ask the surgeon before you book, and choose a ticket that you can change.`,
    };
  }
  return undefined;
}

function timeWarning({ operation }: Trip, today: string) {
  const left = daysBetween(today, operation);
  if (left < 0) return { id: "passed", title: texts.passed, text: texts.passedText };
  if (left >= MIN_NOTICE_DAYS) return undefined;
  return {
    id: "soon",
    title: texts.soon,
    text: `The treatment is in ${count(left, "day")}. Some of the preparations take six weeks. If there is not enough time for something that the surgeon asks for, move the date.`,
  };
}

function heatWarning({ arrival, flight }: Trip, city: TripChecks["city"]) {
  if (!city) return undefined;
  const hot: readonly number[] = heat[city].months;
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
    text: `Your stay in ${city} is in ${names}. In the hot months it is ${heat[city].text}. ${texts.heatText}`,
  };
}

function holidayWarnings({ arrival, operation, lastSession, flight }: Trip): Warning[] {
  const holidays = turkishHolidaysBetween(arrival, flight.plan);
  if (holidays.length === 0) return [];
  const onTreatment = holidays.some(({ from, to }) => from <= lastSession.plan && to >= operation);
  return [
    {
      id: "holidays",
      title: onTreatment ? `${texts.holidays}, on the day of treatment` : texts.holidays,
      text: [
        `${listInWords(holidays.map(holidayInWords))}.`,
        ...(holidays.some(({ long }) => long) ? [texts.longHolidayText] : []),
        texts.holidaysText,
      ].join(" "),
    },
  ];
}

function holidayInWords({ name, from, to }: Holiday): string {
  return from === to
    ? `${name} on ${dayInWords(from)}`
    : `${name} from ${dayInWords(from)} to ${dayInWords(to)}`;
}

/** The day of arrival and the day of the flight both count as days in the country. */
function ninetyDaysWarning(trip: Trip, { daysInTurkey }: TripChecks): Warning | undefined {
  const days = trip.nights.max + 1 + daysInTurkey;
  if (days <= MAX_DAYS) return undefined;
  return {
    id: "ninety",
    title: texts.ninety,
    text: `This trip and your earlier days add up to ${days} days in the ${WINDOW_DAYS} days from ${dayInWords(firstDayOfWindow(trip))} to the flight home. British travellers may stay for up to ${MAX_DAYS} of those days without a visa. Ask the Turkish consulate before you book.`,
  };
}

function count(days: number, unit: string): string {
  return days === 1 ? `1 ${unit}` : `${days} ${unit}s`;
}
