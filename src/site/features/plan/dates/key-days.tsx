import { datesTexts } from "@/content/plan/dates.ts";
import { dayInWords, daysBetween } from "@/lib/calendar-date.ts";
import type { DayEstimate, Trip, TripTreatment } from "./trip.ts";

/** The five dates on which everything else depends, using the longest figures. */
export function KeyDays({
  trip,
  treatments,
}: {
  trip: Trip;
  treatments: readonly TripTreatment[];
}) {
  const notes = treatments.flatMap(({ visit }) => visit.flightNote ?? []);
  const { arrival, operation, lastSession, flight, deskWork, heavyWork, nights } = trip;
  const several = lastSession.plan > operation;
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card sm:grid-cols-2 lg:grid-cols-5 print:grid-cols-5 print:shadow-none">
      <KeyDay label="Arrive" date={arrival}>
        Plan {nights.max} nights in Turkey
        {nights.max === nights.min ? null : `, and at least ${nights.min}`}
      </KeyDay>
      <KeyDay label={several ? "First session" : "Treatment"} date={operation}>
        {several
          ? `The last session is ${sessionsInWords(
              daysBetween(operation, lastSession.earliest),
              daysBetween(operation, lastSession.plan),
            )} later`
          : null}
      </KeyDay>
      <KeyDay label="Fly home" date={flight.plan}>
        <Earliest of={flight} />
        {notes.length === 1 ? <span className="block">{sentence(notes[0])}</span> : null}
      </KeyDay>
      <KeyDay label="Desk work" date={deskWork.plan}>
        <Earliest of={deskWork} />
      </KeyDay>
      <KeyDay label="Heavy work and strenuous sport" date={heavyWork.plan}>
        <Earliest of={heavyWork} />
        {/* In print, the list of days at home already says this. */}
        <span className="block print:hidden">{datesTexts.unreviewed}</span>
      </KeyDay>
    </dl>
  );
}

function KeyDay({
  label,
  date,
  children,
}: {
  label: string;
  date: string;
  children: React.ReactNode;
}) {
  return (
    // With two columns, the fifth item fills its row.
    <div className="flex flex-col gap-1 bg-surface p-3 sm:max-lg:last:col-span-2 print:col-span-1! print:gap-0 print:p-1.5">
      <dt className="text-sm text-muted print:text-print">{label}</dt>
      <dd className="flex flex-col gap-1">
        <time
          dateTime={date}
          className="font-serif text-xl font-heading leading-snug print:text-sm/tight"
        >
          {dayInWords(date)}
        </time>
        <span className="text-sm text-muted print:text-print">{children}</span>
      </dd>
    </div>
  );
}

function Earliest({ of: { earliest, plan } }: { of: DayEstimate }) {
  return earliest === plan ? null : (
    <span className="block">
      Earliest usual day: <time dateTime={earliest}>{dayInWords(earliest)}</time>
    </span>
  );
}

/** For example "about 5 to 7 days". */
function sessionsInWords(least: number, most: number): string {
  const days = least === most ? most : `${least} to ${most}`;
  return `about ${days} ${most === 1 ? "day" : "days"}`;
}

function sentence(note = ""): string {
  return note.charAt(0).toUpperCase() + note.slice(1);
}
