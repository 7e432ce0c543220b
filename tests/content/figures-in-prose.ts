import type { Range, TreatmentFacts } from "../../src/content/schema.ts";
import { longerWait } from "../../src/content/treatments/flight-waits.ts";
import { stayOf } from "../../src/content/treatments/stay.ts";
import { sentencesIn } from "./treatment-files.ts";

/** A span of days, weeks or months that a sentence names, in days. */
export type FigureInProse = Range & { text: string };

const numberWords = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  ...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"],
];
const number = `(?:\\d+|${numberWords.join("|")}|a(?= week| fortnight| month))`;
const unit = "(day|week|fortnight|month)s?";
const figure = new RegExp(
  `\\b(?:(${number})(?:\\s*(?:to|or|and|-|–)\\s*(${number}))?\\s+${unit}|${unit}\\s+(${number})(?:\\s*(?:to|or|and|-|–)\\s*(${number}))?)\\b`,
  "gi",
);
const daysInUnit: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 };

function wordToNumber(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  if (word.toLowerCase() === "a") return 1;
  return numberWords.indexOf(word.toLowerCase());
}

/** "Wait 7 to 10 days" names 7 to 10 days; "not before week six" names 42. */
export function figuresIn(text: string): FigureInProse[] {
  return [...text.matchAll(figure)].map((match) => {
    const [whole, from = match[5], to = match[6] ?? from, unitAfter] = match;
    const [first, last] = match[1] ? [from, match[2] ?? from] : [from, to];
    const days = daysInUnit[(unitAfter ?? match[4] ?? "").toLowerCase()] ?? Number.NaN;
    return {
      min: wordToNumber(`${first}`) * days,
      max: wordToNumber(`${last}`) * days,
      text: whole,
    };
  });
}

const unitInDays = { days: 1, weeks: 7, months: 30 } as const;

/** Every span in a treatment's data, in days. */
export function spansOf(facts: TreatmentFacts): Range[] {
  const { visits, trips } = facts;
  const exactly = (days: number): Range => ({ min: days, max: days });
  const spans = visits.flatMap((visit) => {
    const stay = stayOf(visit);
    const { min, max, unit: deskUnit } = visit.deskWork;
    return [
      stay,
      // Stays of two months or more are given in whole months.
      { min: Math.round(stay.min / 30) * 30, max: Math.round(stay.max / 30) * 30 },
      exactly(stay.min),
      visit.earliestFlight,
      ...(visit.clinicsPlan ? [visit.clinicsPlan, stayOf(visit, visit.clinicsPlan)] : []),
      exactly(visit.earliestFlight.min),
      exactly(longerWait(facts, visit)?.days ?? visit.earliestFlight.min),
      exactly(visit.daysBefore),
      { min: min * unitInDays[deskUnit], max: max * unitInDays[deskUnit] },
    ];
  });
  return [...spans, ...figuresIn(trips?.note ?? "")];
}

const topics =
  /\b(fly|flies|flying|flights?|board|aboard|planes?|aircraft|stays? in Turkey|hotel|accommodation|desk|office)\b/i;

/**
 * Clauses about flights, the stay or desk work that name a span of time: every such clause in the fields that
 * are only about these topics, and clauses about them in other fields.
 */
export function clausesWithFigures(field: string, text: string): string[] {
  const onTopic = field === "flying" || field === "typicalStay";
  return sentencesIn(text)
    .flatMap((sentence) => sentence.split(/(?<=[,;:])\s/))
    .filter((clause) => (onTopic || topics.test(clause)) && figuresIn(clause).length > 0);
}

/** The days of a recovery stage: "Weeks 2 to 3" are days 8 to 21. */
export function daysOfStage(when: string): Range | undefined {
  const [unit, from, to = from] =
    /^(?:Rest of )?(Day|Week|Month)s? (\d+)(?: (?:to|and) (\d+))?/i.exec(when)?.slice(1) ?? [];
  if (unit === undefined) return undefined;
  const days = unitInDays[`${unit.toLowerCase()}s` as keyof typeof unitInDays];
  return { min: days * (Number(from) - 1) + 1, max: days * Number(to) };
}
