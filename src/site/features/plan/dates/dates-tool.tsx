import { Suspense } from "react";
import { datesTexts } from "@/content/plan/trip-dates.ts";
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
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16 print:block">
      <DatesForm />
      {first && date ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <DatesResult chosen={[first, ...others]} date={date} />
        </Suspense>
      ) : (
        <p className="max-w-reading self-start rounded border border-dashed border-outline p-5 text-muted print:hidden">
          {datesTexts.empty}
        </p>
      )}
    </div>
  );
}
