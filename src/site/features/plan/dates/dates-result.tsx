import { dayInWords } from "@shared/dates.ts";
import { useState } from "react";
import { datesTexts } from "@/content/plan/trip-dates.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { today as todayOf, typedDay } from "@/lib/calendar-date.ts";
import { listInWords } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { PrintedSource } from "@/site/features/page-content/printed-source.tsx";
import { Callout, RichText } from "@/site/features/page-content/rich-text.tsx";
import { useAnnounced } from "@/ui/announce.ts";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { Checkbox } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { usePlan } from "../plan-store.ts";
import { type ChosenTreatment, typedDays } from "./dates-part.ts";
import type { Warning } from "./flight-warning.ts";
import { KeyDays } from "./key-days.tsx";
import { type Entry, scheduleOf } from "./schedule.ts";
import { ScheduleList } from "./schedule-list.tsx";
import { readTreatments } from "./treatments-of-trip.ts";
import { planTrip, whoTreats, withTreating } from "./trip.ts";
import { TripPicture } from "./trip-picture.tsx";
import { withTurkishNames } from "./turkish-holidays.ts";
import { warningsOf } from "./warnings.ts";

/** Loads the code only when the button is pressed. */
function saveCalendar(entries: readonly Entry[], detailed: boolean): void {
  import("./save-calendar-file.ts")
    .then(({ saveCalendarFile }) => saveCalendarFile(entries, detailed))
    .catch(() => toast.error(datesTexts.calendarFailed));
}

/** "Thursday, June 10, 2027: Arrive in Turkey", for apps on a phone that save no files. */
function entryInWords({ title, from, to }: Entry): string {
  return `${dayInWords(from)}${from === to ? "" : ` to ${dayInWords(to)}`}: ${title}`;
}

/** The text size in print, by the amount of text that has to fit on one page of A4 or Letter. */
function printSize(warnings: readonly Warning[], entries: readonly Entry[]): string {
  const printed = entries.map(({ title, note, printed, text }) => [title, note, printed && text]);
  const letters = JSON.stringify([warnings, printed]).length;
  if (letters > 5600) return "print:[&_*]:text-print-smallest";
  if (letters > 3900) return "print:[&_*]:text-print-small";
  return letters > 2800 ? "print:[&_*]:text-print-medium" : "print:[&_*]:text-print";
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
  const booked = typedDay(dates.flight);
  const trip = planTrip({ treatments, anchor: dates.anchor, date, booked });
  const entries = scheduleOf(trip, treatments, today);
  const warnings = warningsOf(trip, treatments, {
    city: basics.city,
    booked,
    daysInTurkey: typedDays(dates.daysInTurkey) ?? 0,
    today,
  });
  // Comes first, because it is dangerous.
  const flight = warnings.find(({ id }) => id === "flight");
  const others = warnings.filter((warning) => warning !== flight);
  const who = whoTreats(treatments);
  useAnnounced(
    `Treatment on ${dayInWords(trip.operation)}. Plan to fly home on ${dayInWords(trip.flight.plan)}. ${
      warnings.length === 0
        ? ""
        : `Things to think about: ${listInWords(warnings.map(({ title }) => title))}.`
    }`,
  );
  const where = basics.city ? ` in ${basics.city}` : " in Turkey";
  return (
    // On paper everything is small and as wide as the page, so that it stays on one.
    <div
      className={`relative flex flex-col gap-12 bg-paper max-lg:pt-6 lg:contents print:flex print:gap-2 print:pt-0 print:[&_*]:max-w-none print:[&_aside]:px-2 print:[&_aside]:py-0 print:[&_aside_svg]:hidden ${printSize(warnings, entries)}`}
    >
      <section
        aria-labelledby="days"
        className="flex max-w-3xl flex-col gap-6 lg:sticky lg:top-24 lg:self-start print:gap-2"
      >
        <PrintedSource path={hrefTo.planDates()} />
        <h2
          id="days"
          className="text-3xl"
        >{`${listInWords(treatments.map(({ name }) => name))}${where}`}</h2>
        {flight ? <WarningCallout warning={flight} /> : null}
        {treatments.map(({ slug, trips }) =>
          trips ? (
            <p
              key={slug}
            >{`${treatmentNames[slug]}: usually ${trips.min === trips.max ? "" : `${trips.min} to `}${trips.max} trips${trips.note ? `, ${trips.note}` : ""}. These dates are for one of them.`}</p>
          ) : null,
        )}
        <KeyDays trip={trip} treatments={treatments} />
        {/* The names are pieces of one text, which React could not change once the browser has translated it. */}
        <p key={chosen.map(({ slug }) => slug).join()} className="text-sm text-muted">
          <RichText
            value={[
              datesTexts.pages,
              ...treatments.flatMap(({ slug, name }, index) => [
                index === 0 ? "" : index < treatments.length - 1 ? ", " : " and ",
                { text: name, href: hrefTo.treatment(slug) },
              ]),
              `. ${datesTexts.unreviewedTimes} `,
              { text: "How these dates are worked out", href: "#sources" },
            ]}
          />
        </p>
        <Callout tone="information" title={`The ${who} decides`}>
          {withTreating(datesTexts.surgeon, who)}
        </Callout>
      </section>

      {others.length > 0 ? (
        <section
          aria-labelledby="weigh"
          className="flex max-w-3xl flex-col gap-4 lg:col-span-2 print:gap-1"
        >
          <h2 id="weigh" className="text-2xl">
            Things to think about
          </h2>
          <ul className="flex flex-col gap-3 print:block print:columns-2 print:gap-2">
            {others.map((warning) => (
              <li key={warning.id} className="break-inside-avoid print:mb-1">
                <WarningCallout warning={warning} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}

      <div className="flex flex-col gap-6 lg:col-span-2 print:hidden">
        {/* On a phone, the most important one has a line to itself, and the other two share one. */}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            className="max-sm:basis-full"
            onClick={() => saveCalendar(entries, detailed)}
          >
            Save a calendar file
          </Button>
          <Button
            onClick={() =>
              void copyText(entries.map(entryInWords).join("\n"), datesTexts.copyingDates)
            }
          >
            Copy the dates
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

      <section aria-labelledby="timeline" className="flex flex-col gap-6 lg:col-span-2 print:gap-2">
        <h2 id="timeline" className="text-2xl">
          Day by day
        </h2>
        <TripPicture trip={trip} />
        <ScheduleList entries={entries} />
      </section>
    </div>
  );
}

function WarningCallout({ warning: { id, title, text } }: { warning: Warning }) {
  return (
    <Callout key={text} tone={id === "flight" ? "danger" : "caution"} title={title}>
      <RichText value={withTurkishNames(text)} />
    </Callout>
  );
}
