import { addDays } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import type { Trip, TripTreatment } from "./trip.ts";

/** A follow-up check, with its first and last day. */
export type Check = {
  id: string;
  /** The only text that a calendar may contain, and only if the user chooses it. */
  title: string;
  /** What to know about the check and, if the trip has several treatments, which of them need it. */
  note: string;
  from: string;
  to: string;
};

/** The checks that the treatments need, in the order of the treatments. Identical checks are merged. */
export function checksOf({ lastSession }: Trip, treatments: readonly TripTreatment[]): Check[] {
  const needed = treatments.flatMap(({ name, recovery }, treatment) =>
    recovery.followUps.map(({ days, title, note }, index) => ({
      id: `check-${treatment + 1}-${index + 1}`,
      title,
      from: addDays(lastSession.plan, days.min),
      to: addDays(lastSession.plan, days.max),
      name,
      note,
    })),
  );
  return needed.flatMap((check) => {
    const { id, title, from, to } = check;
    const same = needed.filter(
      (each) => each.title === title && each.from === from && each.to === to,
    );
    const note = noteOf(same, treatments.length > 1);
    return same[0] === check ? { id, title, note, from, to } : [];
  });
}

/** For example "For Rhinoplasty and Liposuction. Rhinoplasty: no contact sport before it." */
function noteOf(
  same: readonly { name: string; note: string | undefined }[],
  several: boolean,
): string {
  const notes = same.flatMap(({ name, note }) => {
    if (!note) return [];
    const lower = note.charAt(0).toLowerCase() + note.slice(1);
    return `${same.length > 1 ? `${name}: ${lower}` : note}.`;
  });
  const names = listInWords(same.map(({ name }) => name));
  return [...(several ? [`For ${names}.`] : []), ...notes].join(" ");
}
