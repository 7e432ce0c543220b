import { dayInWords, dayOfMonth } from "@shared/dates.ts";
import { useState } from "react";
import { readSummary } from "@/content/treatments/index.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { DayField } from "@/ui/day-field.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { Fold } from "@/ui/fold.tsx";
import { PlanCity } from "../plan-city.tsx";
import { changePlan, usePlan } from "../plan-store.ts";
import { ResultBar } from "../result-bar.tsx";
import { TripTreatments } from "../trip-treatments.tsx";
import { ANCHORS, typedDays, WINDOW_DAYS } from "./dates-part.ts";
import { flightFault } from "./flight-warning.ts";
import { tripTreatmentsOf } from "./treatments-of-trip.ts";
import { plannedTrip } from "./trip.ts";

const anchors = { operation: "the treatment", arrival: "arrival" };

/** A day that was entered, in words. */
const inWords = (value: string) => {
  const day = typedDay(value);
  return day && dayInWords(day);
};

/** The form on which the dates are based. */
export function DatesForm() {
  const plan = usePlan();
  const { basics, dates } = plan;
  // Has loaded with the treatments of the trip.
  const summaries = basics.treatments.flatMap((slug) => readSummary(slug) ?? []);
  const trip = plannedTrip(tripTreatmentsOf(plan), dates, summaries);
  const fault = flightFault(trip, typedDay(dates.flight));
  // Not for the city, which the heading of the dates names.
  const [startsUnfolded] = useState(dates.daysInTurkey !== "");
  const change = (changed: Partial<typeof dates>) =>
    changePlan("dates", (before) => ({ ...before, ...changed }));
  return (
    <section aria-label="Your trip" className="flex flex-col gap-5 print:hidden">
      <div className="flex max-w-reading flex-col gap-6">
        <TripTreatments />
        <AnchorChoice anchor={dates.anchor} onChange={(anchor) => change({ anchor })} />
        <DayField
          label={`Date of ${anchors[dates.anchor]}`}
          hint={inWords(dates.date)}
          value={dates.date}
          onChange={(date) => change({ date })}
        />
        <DayField
          label="Flight home"
          hint={
            <>
              <span>{inWords(dates.flight) ?? "Enter it to check that it’s late enough."}</span>{" "}
              {fault ? <strong className="block text-danger">{fault}</strong> : null}
            </>
          }
          optional
          value={dates.flight}
          onChange={(flight) => change({ flight })}
        />
        <Fold title="City and earlier stays in Turkey" open={startsUnfolded}>
          <PlanCity />
          <Field
            label="Days you’ve already spent in Turkey"
            hint="Count earlier stays only, in the 180 days before you fly home. Without a visa, the limit is 90 days, this trip included."
            optional
            error={
              typedDays(dates.daysInTurkey) === undefined
                ? `Enter a whole number from 0 to ${WINDOW_DAYS}.`
                : undefined
            }
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={dates.daysInTurkey}
                onChange={({ target }) => change({ daysInTurkey: target.value })}
                className="max-w-44"
              />
            )}
          </Field>
        </Fold>
      </div>
      {trip ? (
        <ResultBar
          className="lg:hidden"
          result={`Plan to fly home ${dayOfMonth(trip.flight.plan)}`}
          detail={fault ?? `${trip.nights.max} nights in Turkey`}
          isDanger={Boolean(fault)}
          link={{ label: "All dates", href: "#days" }}
        />
      ) : null}
    </section>
  );
}

type Anchor = (typeof ANCHORS)[number];

/** A choice of which of the two days is known. */
function AnchorChoice({
  anchor,
  onChange,
}: {
  anchor: Anchor;
  onChange: (anchor: Anchor) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Which date do you know?</legend>
      <div className="flex flex-wrap gap-x-6">
        {ANCHORS.map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="anchor"
              value={value}
              checked={anchor === value}
              onChange={() => onChange(value)}
              className="checkbox size-5"
            />
            The date of {anchors[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
