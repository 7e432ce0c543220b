import type { TreatmentFacts, Visit } from "../schema.ts";

/** A longer wait before a flight of four hours than the one that we plan, and the reason. */
export type LongerWait = {
  /** Days from the last session. */
  days: number;
  /** Who asks for it or why, without a full stop. A calendar never shows it. */
  note: string;
};

/** For operations that require a longer wait before a long flight than before a short one. */
export const fourHourFlight =
  "Many doctors count the four hours between the UK and Turkey as a long flight. If two doctors disagree, wait the longer time.";

/** A general or spinal anaesthetic as the usual one, for at least this many minutes, makes clots more likely. */
const LONG_ANAESTHETIC_MINUTES = 60;
const usuallyDeep = /^(general|spinal)\b/i;

const afterLongAnaesthetic: LongerWait = {
  days: 28,
  note: "Clots stay more likely for weeks after an operation of an hour or more under general anaesthetic",
};

const newJoint =
  "Surgeons and hospitals in the UK often ask for this before a long flight after a new joint";

const ofRisk: Readonly<Record<NonNullable<Visit["flightRisk"]>, LongerWait>> = {
  nose: {
    days: 14,
    note: "Some surgeons ask for two weeks after any operation in the nose, because a nosebleed is hard to treat on a plane",
  },
  "sinus lift": { days: 14, note: "After a sinus lift, surgeons often ask for this or longer" },
  hip: { days: 91, note: newJoint },
  knee: { days: 84, note: newJoint },
};

/**
 * How long more cautious surgeons ask people to wait before a flight of four hours, by the risk of the operation:
 * what it operates on, else its anaesthetic. `undefined` if the usual wait is as long. See docs/clinical-review.md.
 */
export function longerWait(
  { anaesthesia, duration }: Pick<TreatmentFacts, "anaesthesia" | "duration">,
  { earliestFlight, flightRisk }: Visit,
): LongerWait | undefined {
  const isLong = duration.unit === "minutes" && duration.min >= LONG_ANAESTHETIC_MINUTES;
  const wait = flightRisk
    ? ofRisk[flightRisk]
    : usuallyDeep.test(anaesthesia) && isLong
      ? afterLongAnaesthetic
      : undefined;
  return wait && wait.days > earliestFlight.max ? wait : undefined;
}
