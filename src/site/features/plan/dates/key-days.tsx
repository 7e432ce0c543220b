import { dayInWords } from "@shared/dates.ts";
import { daysBetween, daysInWords } from "@/lib/calendar-date.ts";
import { MAX_DAYS } from "./dates-part.ts";
import type { DayEstimate, Trip, TripTreatment } from "./trip.ts";

/** The five dates on which everything else depends, using the longest figures. */
export function KeyDays({
  trip,
  treatments,
}: {
  trip: Trip;
  treatments: readonly TripTreatment[];
}) {
  const { arrival, operation, lastSession, flight, clinicsFlight, deskWork, heavyWork, nights } =
    trip;
  const cautious = trip.cautiousFlights[0]?.date;
  const sessionDays = daysBetween(operation, lastSession.plan);
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card sm:grid-cols-2 print:grid-cols-5 print:shadow-none">
      <KeyDay label="Arrive" date={arrival}>
        <span>{`Plan ${nights.max} nights in Turkey`}</span>
        {nights.max === nights.min ? null : <span>{`, and at least ${nights.min}`}</span>}
      </KeyDay>
      <KeyDay label={sessionDays > 0 ? "First session" : "Treatment"} date={operation}>
        {sessionDays > 0 ? `The last session is up to ${daysInWords(sessionDays)} later` : null}
      </KeyDay>
      <KeyDay label="Fly home" date={flight.plan}>
        <Earliest of={flight} />
        {treatments.map(({ name, visit: { flightNote } }) =>
          flightNote ? (
            <span
              key={name}
              className="block first-letter:uppercase"
            >{`${treatments.length > 1 ? `${name}: ` : ""}${flightNote.replace(/^but /, "")}`}</span>
          ) : null,
        )}
        {clinicsFlight ? (
          <span className="block">
            Clinics in Turkey often plan <Day date={clinicsFlight.earliest} /> to{" "}
            <Day date={clinicsFlight.plan} />
          </span>
        ) : null}
        {cautious ? (
          <strong className="block text-caution">
            More cautious advice: <Day date={cautious} />
            {daysBetween(arrival, cautious) >= MAX_DAYS ? <span>. You may need a visa</span> : null}
          </strong>
        ) : null}
      </KeyDay>
      <KeyDay label="Desk work" date={deskWork.plan}>
        <Earliest of={deskWork} />
      </KeyDay>
      <KeyDay label="Heavy work and strenuous sport" date={heavyWork.plan}>
        <Earliest of={heavyWork} />
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
    <div className="flex flex-col gap-1 bg-surface p-3 sm:last:col-span-2 print:col-span-1! print:gap-0 print:p-1.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-col gap-1">
        <span className="font-serif text-xl font-heading leading-snug">
          <Day date={date} />
        </span>
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </div>
  );
}

function Earliest({ of: { earliest, plan } }: { of: DayEstimate }) {
  return earliest === plan ? null : (
    <span className="block">
      Earliest usual day: <Day date={earliest} />
    </span>
  );
}

/** A date, broken only after the weekday. */
function Day({ date }: { date: string }) {
  const [weekday, ...rest] = dayInWords(date).split(" ");
  return (
    <time dateTime={date}>
      <span>{weekday}</span> <span className="whitespace-nowrap">{rest.join(" ")}</span>
    </time>
  );
}
