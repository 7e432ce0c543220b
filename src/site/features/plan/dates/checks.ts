import { addDays, daysBetween, latest } from "@/lib/calendar-date.ts";
import { listInWords, withoutCapital } from "@/lib/english.ts";
import { isFor, type Trip, type TripTreatment } from "./trip.ts";

/** A follow-up check, with its first and last day. */
export type Check = {
  id: string;
  /** The only text that a calendar may contain, and only if the user chooses it. */
  title: string;
  /** What to know about the check and, if the trip has several treatments, which of them need it. */
  note: string;
  from: string;
  to: string;
  /** Whether most of it is after the flight home. */
  atHome: boolean;
};

/** The checks that the treatments need, in the order of the treatments. Identical checks are merged. */
export function checksOf(
  { lastSession, flight }: Trip,
  treatments: readonly TripTreatment[],
): Check[] {
  const needed = treatments.flatMap(({ name, visit, recovery }, treatment) =>
    recovery.followUps
      .filter((followUp) => isFor(visit, followUp))
      .map(({ days, after, title, note }, index) => {
        const start = after === "return" ? flight.plan : lastSession.plan;
        const from = addDays(start, days.min);
        const to = addDays(start, days.max);
        const atHome = daysBetween(flight.plan, from) + daysBetween(flight.plan, to) > 0;
        return {
          id: `check-${treatment + 1}-${index + 1}`,
          title,
          from: atHome ? latest(from, addDays(flight.plan, 1)) : from,
          to,
          atHome,
          name,
          note,
        };
      }),
  );
  return needed.flatMap(({ name: _, ...check }, index) => {
    const same = needed.filter(
      (each) => each.title === check.title && each.from === check.from && each.to === check.to,
    );
    return same[0] === needed[index] ? { ...check, note: noteOf(same, treatments.length > 1) } : [];
  });
}

/** For example "For Rhinoplasty and Liposuction. Rhinoplasty: no contact sport before it." */
export function noteOf(
  same: readonly { name: string; note: string | undefined }[],
  several: boolean,
): string {
  const notes = same.flatMap(({ name, note }) => {
    if (!note) return [];
    const lower = withoutCapital(note);
    return `${same.length > 1 ? `${name}: ${lower}` : note}.`;
  });
  const names = listInWords(same.map(({ name }) => name));
  return [...(several ? [`For ${names}.`] : []), ...notes].join(" ");
}
