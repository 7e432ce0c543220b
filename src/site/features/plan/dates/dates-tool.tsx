import { Suspense } from "react";
import { typedDay } from "@/lib/calendar-date.ts";
import { usePlan } from "../plan-store.ts";
import { DatesForm } from "./dates-form.tsx";
import { DatesResult } from "./dates-result.tsx";
import { useTripTreatments } from "./treatments-of-trip.ts";

/** The planning tool "Dates": a form, and the dates calculated from it. */
export function DatesTool() {
  const { dates } = usePlan();
  const [first, ...others] = useTripTreatments();
  const date = typedDay(dates.date);
  return (
    <>
      <DatesForm />
      {first && date ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <DatesResult chosen={[first, ...others]} date={date} />
        </Suspense>
      ) : null}
    </>
  );
}
