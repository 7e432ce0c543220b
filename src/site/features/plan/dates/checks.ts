import { addDays } from "@/lib/calendar-date.ts";
import type { Trip, TripTreatment } from "./trip.ts";

/** A check after the treatment, on its first and last day. */
export type Check = { id: string; title: string; from: string; to: string };

/** The checks that the treatments need, in the order of the treatments. */
export function checksOf({ lastSession }: Trip, treatments: readonly TripTreatment[]): Check[] {
  return treatments.flatMap(({ recovery }, treatment) =>
    recovery.followUps.map(({ days: { min, max }, title }, index) => ({
      id: `check-${treatment + 1}-${index + 1}`,
      title,
      from: addDays(lastSession.plan, min),
      to: addDays(lastSession.plan, max),
    })),
  );
}
