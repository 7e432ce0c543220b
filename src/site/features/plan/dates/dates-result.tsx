import { useState } from "react";
import { datesTexts } from "@/content/plan/dates.ts";
import { dayInWords, today as todayOf } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/field.tsx";
import { PrintedSource } from "@/ui/printed-source.tsx";
import { Callout } from "@/ui/rich-text.tsx";
import { toast } from "@/ui/toast.ts";
import { usePlan } from "../plan-store.ts";
import { type ChosenTreatment, typedDay } from "./dates.ts";
import { KeyDays } from "./key-days.tsx";
import { type Entry, scheduleOf } from "./schedule.ts";
import { ScheduleList } from "./schedule-list.tsx";
import { readTreatments } from "./treatments-of-trip.ts";
import { planTrip } from "./trip.ts";
import { TripPicture } from "./trip-picture.tsx";
import { warningsOf } from "./warnings.ts";

/** Loads the code only when the button is pressed. */
async function saveCalendar(entries: readonly Entry[], detailed: boolean): Promise<void> {
  try {
    const { saveCalendarFile } = await import("./save-calendar-file.ts");
    saveCalendarFile(entries, detailed);
  } catch {
    toast.error(datesTexts.calendarFailed);
  }
}

/** The dates of the trip, warnings, and what to arrange. Suspends until the treatments' texts have loaded. */
export function DatesResult({
  chosen,
  date,
}: {
  chosen: readonly [ChosenTreatment, ...ChosenTreatment[]];
  date: string;
}) {
  const { basics, dates } = usePlan();
  const [detailed, setDetailed] = useState(false);
  const treatments = readTreatments(chosen);
  const today = todayOf();
  const trip = planTrip({ treatments, anchor: dates.anchor, date });
  const entries = scheduleOf(trip, treatments, today);
  const warnings = warningsOf(trip, {
    city: basics.city,
    bookedFlight: typedDay(dates.flight),
    treatments: treatments.length,
    daysInTurkey: Number(dates.daysInTurkey) || 0,
    today,
  });
  const where = basics.city ? ` in ${basics.city}` : " in Turkey";
  return (
    <>
      <section aria-labelledby="days" className="flex flex-col gap-6 print:gap-2">
        <PrintedSource path={hrefTo.planDates()} />
        <div className="flex flex-col gap-2">
          <h2 id="days" className="text-3xl print:text-lg/tight">
            {listInWords(treatments.map(({ name }) => name))}
            {where}
          </h2>
          <p role="status" className="sr-only">
            Treatment on {dayInWords(trip.operation)}. Plan to fly home on{" "}
            {dayInWords(trip.flight.plan)}.{" "}
            {warnings.length === 0
              ? ""
              : `Things to think about: ${listInWords(warnings.map(({ title }) => title))}.`}
          </p>
        </div>
        <KeyDays trip={trip} treatments={treatments} />
        <div className="max-w-3xl print:max-w-none print:text-print print:[&_aside]:py-0.5 print:[&_svg]:hidden">
          <Callout tone="information" title="The surgeon decides">
            {datesTexts.surgeon}
          </Callout>
        </div>
      </section>

      {warnings.length > 0 ? (
        <section
          aria-labelledby="weigh"
          className="flex max-w-3xl flex-col gap-4 print:max-w-none print:gap-1"
        >
          <h2 id="weigh" className="text-2xl print:text-sm/tight">
            Things to think about
          </h2>
          <ul className="flex flex-col gap-3 print:block print:columns-2 print:gap-2 print:text-print print:[&_aside]:px-2 print:[&_aside]:py-0 print:[&_svg]:hidden">
            {warnings.map(({ id, title, text }) => (
              <li key={id} className="break-inside-avoid print:mb-1">
                <Callout tone={id === "flight" ? "danger" : "caution"} title={title}>
                  {text}
                </Callout>
              </li>
            ))}
          </ul>
        </section>
      ) : null}

      <div className="flex flex-col gap-6 print:hidden">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => void saveCalendar(entries, detailed)}>
            Save a calendar file
          </Button>
          <Button onClick={() => window.print()}>Print</Button>
        </div>
        <div className="flex max-w-reading flex-col gap-3">
          <p className="text-sm text-muted">{datesTexts.calendar}</p>
          <Checkbox
            {...datesTexts.calendarDetails}
            checked={detailed}
            onChange={({ target }) => setDetailed(target.checked)}
          />
        </div>
      </div>

      <section aria-labelledby="timeline" className="flex flex-col gap-6 print:gap-2">
        <h2 id="timeline" className="text-2xl print:text-sm/tight">
          From today to the last check
        </h2>
        <TripPicture trip={trip} />
        <ScheduleList entries={entries} />
      </section>
    </>
  );
}
