import { withoutCapital } from "../../lib/english.ts";
import type { Range, TreatmentFacts, TreatmentSummary, Visit } from "../schema.ts";
import { fourHourFlight, longerWait } from "./flight-waits.ts";
import { stayOf } from "./stay.ts";

/** The figures of a treatment in words: everything that pages say about stays, flights and work. */

/** "9 to 12 days"; "2 to 3 weeks" if both are whole weeks; "1 to 4 months" for long periods. */
export function daysInWords({ min, max }: Range): string {
  if (max >= 21 && min % 7 === 0 && max % 7 === 0) return count(min / 7, max / 7, "week");
  if (max >= 60) return count(Math.round(min / 30), Math.round(max / 30), "month");
  return count(min, max, "day");
}

function count(min: number, max: number, unit: string): string {
  // Without breaks, so that a line never ends inside a range.
  if (min !== max) return `${min}\u00A0to\u00A0${max} ${unit}s`;
  return max === 1 ? `1 ${unit}` : `${max} ${unit}s`;
}

/** "45 to 90 minutes", "1 to 3 hours", "90 minutes to 3 hours", "6 to 24 months". */
export function durationInWords({ min, max, unit }: TreatmentFacts["duration"]): string {
  if (unit === "months") return count(min, max, "month");
  const inHours = (minutes: number) => minutes % 60 === 0 && max > 60;
  if (inHours(min) && inHours(max)) return count(min / 60, max / 60, "hour");
  if (!inHours(max)) return count(min, max, "minute");
  return `${min} minutes to ${count(max / 60, max / 60, "hour")}`;
}

/** "90 minutes to 3 hours, longer for a revision". */
export function durationWithNote(duration: TreatmentFacts["duration"]): string {
  return withNote(durationInWords(duration), duration.note);
}

function deskWorkInWords({ min, max, unit }: Visit["deskWork"]): string {
  return count(min, max, unit.slice(0, -1));
}

/** "The same day" or "The next day" for short periods, and `otherwise` for longer ones. */
function soonInWords(min: number, max: number, otherwise: string): string {
  if (max === 0) return "The same day";
  if (max === 1) return min === 0 ? "The same or the next day" : "The next day";
  return otherwise;
}

function withNote(text: string, note: string | undefined): string {
  return note ? `${text}, ${note}` : text;
}

/** The text for each visit, with its name in brackets; only once if the text is the same for all visits. */
function forEachVisit(visits: readonly Visit[], say: (visit: Visit) => string): string {
  const said = new Set(visits.map(say));
  const [only] = said;
  if (said.size === 1 && only !== undefined) return only;
  const [first, ...others] = visits.map((visit) => `${say(visit)} (${visit.name})`);
  return [first, ...others.map(withoutCapital)].join("; ");
}

/** What clinics in Turkey often plan, where we plan longer: ", though clinics in Turkey often plan 2 to 3 weeks". */
function clinicsPlanInWords({ clinicsPlan }: Visit, daysOf: (wait: Range) => Range): string {
  return clinicsPlan
    ? `, though clinics in Turkey often plan ${daysInWords(daysOf(clinicsPlan))}`
    : "";
}

/** "9 to 12 days", "5 to 6 days per trip", "4 to 5 days (laser); 23 to 30 days (surgery)". */
export function stayInWords({ visits, trips }: TreatmentFacts): string {
  const each = trips && visits.length === 1 ? " per trip" : "";
  return forEachVisit(
    visits,
    (visit) =>
      withNote(daysInWords(stayOf(visit)) + each, visit.stayNote) +
      clinicsPlanInWords(visit, (wait) => stayOf(visit, wait)),
  );
}

/** "After 7 to 10 days, once the splint is off, or 2 weeks to be more cautious". */
export function flightInWords(facts: TreatmentFacts): string {
  return forEachVisit(facts.visits, (visit) => {
    const { earliestFlight, flightNote } = visit;
    const usual = soonInWords(
      earliestFlight.min,
      earliestFlight.max,
      `After ${daysInWords(earliestFlight)}`,
    );
    const longer = longerWait(facts, visit)?.days;
    return (
      withNote(usual, flightNote) +
      (longer ? `, or ${longer / 7} weeks to be more cautious` : "") +
      clinicsPlanInWords(visit, (wait) => wait)
    );
  });
}

/** For each visit after which more cautious surgeons ask for a longer wait: how long, why, and what to ask. */
export function moreCautiousFlights(facts: TreatmentFacts): string[] {
  return facts.visits.flatMap((visit) => {
    const longer = longerWait(facts, visit);
    const after = visit.name ? ` (${visit.name})` : "";
    return longer
      ? `More cautious advice${after} is ${longer.days / 7} weeks. ${longer.note}. ${fourHourFlight}`
      : [];
  });
}

/** "2 to 3 weeks". */
export function backToWorkInWords({ visits }: TreatmentFacts): string {
  return forEachVisit(visits, ({ deskWork }) => {
    const text = deskWorkInWords(deskWork);
    const { min, max, unit, note } = deskWork;
    return withNote(unit === "days" ? soonInWords(min, max, text) : text, note);
  });
}

/** "1 trip", "2 trips, 3 to 6 months apart", "3 to 4 trips". */
export function tripsInWords({ trips = { min: 1, max: 1 } }: TreatmentFacts): string {
  return withNote(count(trips.min, trips.max, "trip"), "note" in trips ? trips.note : undefined);
}

/** The figures of one visit without notes, for use in sentences. */
function figuresOfVisit(visit: Visit) {
  return {
    /** "9 to 12 days". */
    stay: daysInWords(stayOf(visit)),
    /** "7 to 10 days". */
    flight: daysInWords(visit.earliestFlight),
    /** What clinics in Turkey often plan, where we plan longer: the wait and the stay. */
    clinicsFlight: daysInWords(visit.clinicsPlan ?? visit.earliestFlight),
    clinicsStay: daysInWords(stayOf(visit, visit.clinicsPlan)),
    shortestFlightWait: daysInWords({
      min: visit.earliestFlight.min,
      max: visit.earliestFlight.min,
    }),
    /** "2 to 3 weeks". */
    deskWork: deskWorkInWords(visit.deskWork),
    /** "2 days". */
    daysBefore: daysInWords({ min: visit.daysBefore, max: visit.daysBefore }),
  };
}

/** The figures of a treatment without notes, for use in sentences. */
export type Figures = ReturnType<typeof figuresOfVisit> & {
  /** "90 minutes to 3 hours". */
  duration: string;
  /** The figures of a visit, by name. */
  visit: (name: string) => ReturnType<typeof figuresOfVisit>;
};

/** The figures of a treatment. If it has several visits, the figures of the first one. */
export function figuresFor(summaries: readonly TreatmentSummary[], slug: string): Figures {
  const facts = summaries.find((summary) => summary.slug === slug)?.facts;
  const first = facts?.visits[0];
  if (!facts || !first) throw new Error(`There is no summary for ${slug}.`);
  return {
    ...figuresOfVisit(first),
    duration: durationInWords(facts.duration),
    visit(name) {
      const visit = facts.visits.find((each) => each.name === name);
      if (!visit) throw new Error(`${slug} has no visit "${name}".`);
      return figuresOfVisit(visit);
    },
  };
}
