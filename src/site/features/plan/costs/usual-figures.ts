import { type Amount, sum, UNKNOWN } from "@shared/amounts.ts";
import { isOpen, lineOf, readAmount } from "@shared/quote-total.ts";
import { costsTexts } from "@/content/plan/costs.ts";
import type { AverageCost, TreatmentSummary, Visit } from "@/content/schema.ts";
import { longerWait } from "@/content/treatments/flight-waits.ts";
import { addMonths, daysBetween } from "@/lib/calendar-date.ts";
import { countInWords, parseCount } from "../counts.ts";
import type { plannedTrip } from "../dates/trip.ts";
import type { Plan } from "../plan.ts";
import type { Quote } from "../quotes/quotes-part.ts";
import { ALL } from "./costs-part.ts";

/** The price and duration from a treatment's summary. */
export type Figures = Pick<TreatmentSummary, "name" | "averageCost" | "facts" | "prescriptionOnly">;

/** The treatment that takes longest, with its duration in days and the visit that takes so long. */
export type Longest = { treatment: Figures; visit: Visit; days: number };

/** The price that the site may show; none for a prescription-only medicine. */
export function priceOf({ averageCost, prescriptionOnly }: Figures): AverageCost | undefined {
  return prescriptionOnly ? undefined : averageCost;
}

/** The combined price of treatments. Has no upper limit if a treatment has no price. */
export function combinedPrice(prices: readonly (Amount | undefined)[]): Amount {
  return sum(prices.map((price) => price ?? UNKNOWN));
}

/** The usual trips, nights and days off, in words. A trip in "Dates" goes first. */
export function usualFigures(
  treatments: readonly Figures[],
  trip: ReturnType<typeof plannedTrip>,
): { trips: string; nights: string; pay: string } {
  const stay = longestStay(treatments);
  const off = longestTimeOff(treatments);
  const trips = treatments.flatMap(({ name, facts: { trips: usual } }) =>
    usual
      ? costsTexts.usual.trips(
          countInWords({ low: usual.min, high: usual.max }),
          name,
          "note" in usual ? usual.note : undefined,
        )
      : [],
  );
  return {
    trips: [costsTexts.usual.eachTrip, ...trips].join(" "),
    nights: trip ? costsTexts.planned.nights(trip.nights.max) : stay ? nightsInWords(stay) : "",
    pay: trip
      ? costsTexts.planned.pay(daysBetween(trip.arrival, trip.deskWork.plan))
      : off
        ? costsTexts.usual.pay(off.days, off.treatment.name)
        : "",
  };
}

/** The nights of the longest stay, and those that clinics and more cautious surgeons plan instead. */
function nightsInWords({ treatment, visit, days }: Longest): string {
  const longer = longerWait(treatment.facts, visit);
  return [
    costsTexts.usual.nights(days, treatment.name),
    costsTexts.usual.otherNights(
      visit.clinicsPlan && daysToLastSession(visit) + visit.clinicsPlan.max,
      longer && daysToLastSession(visit) + longer.days,
    ),
  ]
    .join(" ")
    .trim();
}

/** The treatment with the longest usual stay in Turkey for one trip, in nights. */
export function longestStay(treatments: readonly Figures[]): Longest | undefined {
  return longest(treatments, nightsOf);
}

/** The nights of a stay that the chosen price does not include; `undefined` if it does not say how many it includes. */
export function extraNights(
  stay: number | undefined,
  summaries: readonly TreatmentSummary[],
  { costs: { used }, quotes: { quotes } }: Pick<Plan, "costs" | "quotes">,
): number | undefined {
  const quote = quotes.find(({ id }) => id === used);
  const packages = summaries.filter(
    (each) => [each.slug, ALL].includes(used) && priceOf(each)?.includes === "package",
  );
  const paid = quote ? nightsIn(quote) : (longestStay(packages)?.days ?? 0);
  return stay === undefined || paid === undefined ? undefined : Math.max(0, stay - paid);
}

/** The nights in the total of a quote; `undefined` if it has a hotel for nobody knows how long. */
function nightsIn(quote: Quote): number | undefined {
  const [hotel, hospital = 0] = ["hotel-nights", "hospital-nights"].map((id) => {
    const { answer, words, amount } = lineOf(quote, id);
    const isPaid =
      answer === "included" || (answer === "extra" && !isOpen(readAmount(amount, quote)));
    if (!isPaid) return 0;
    const nights = parseCount(words, "nights");
    return typeof nights === "object" ? nights.low : undefined;
  });
  return hotel === undefined ? undefined : hotel + hospital;
}

/** The treatment with the longest usual time from arrival to desk work, in calendar days. */
export function longestTimeOff(treatments: readonly Figures[]): Longest | undefined {
  return longest(treatments, (visit) => {
    const { max, unit } = visit.deskWork;
    const untilDesk = unit === "months" ? daysInMonths(max) : max * (unit === "weeks" ? 7 : 1);
    // Work cannot resume on the day of the flight.
    return Math.max(nightsOf(visit) + 1, daysToLastSession(visit) + untilDesk);
  });
}

/** The most days in a number of months: counted from July, because no six months in a row are longer. */
function daysInMonths(months: number): number {
  const start = "2026-07-01";
  return daysBetween(start, addMonths(start, months));
}

function nightsOf(visit: Visit): number {
  return daysToLastSession(visit) + visit.earliestFlight.max;
}

function daysToLastSession({ daysBefore, treatmentDays }: Visit): number {
  return daysBefore + (treatmentDays?.max ?? 0);
}

/** Uses each treatment's longest visit. If several treatments take equally long, returns the first. */
function longest(
  treatments: readonly Figures[],
  daysOf: (visit: Visit) => number,
): Longest | undefined {
  return treatments
    .flatMap((treatment) =>
      treatment.facts.visits.map((visit) => ({ treatment, visit, days: daysOf(visit) })),
    )
    .reduce<Longest | undefined>(
      (most, each) => (most && most.days >= each.days ? most : each),
      undefined,
    );
}
