import { useId } from "react";
import { dayInWords } from "@/lib/calendar-date.ts";
import { Field, TextInput } from "@/ui/field.tsx";
import { PlanCity } from "../plan-city.tsx";
import { changePlan, usePlan } from "../plan-store.ts";
import { TripTreatments } from "../trip-treatments.tsx";
import { typedDay } from "./dates.ts";
import { useTripTreatments } from "./use-trip-treatments.ts";

/** The form on which the dates are based. */
export function DatesForm() {
  const { dates } = usePlan();
  const chosen = useTripTreatments();
  const change = (changed: Partial<typeof dates>) =>
    changePlan("dates", (before) => ({ ...before, ...changed }));
  const day = typedDay(dates.date);
  return (
    <section aria-label="Your trip" className="grid gap-6 lg:grid-cols-2 lg:gap-16 print:hidden">
      <div className="flex max-w-reading flex-col gap-6">
        <TripTreatments chosen={chosen} onChange={(treatments) => change({ treatments })} />
        <PlanCity />
      </div>
      <div className="flex max-w-reading flex-col gap-6">
        <AnchorChoice anchor={dates.anchor} onChange={(anchor) => change({ anchor })} />
        <DayField
          label={dates.anchor === "operation" ? "Date of the treatment" : "Date of arrival"}
          hint={day ? dayInWords(day) : undefined}
          value={dates.date}
          onChange={(date) => change({ date })}
        />
        <DayField
          label="Flight home"
          hint="If you have booked or found one, enter it to check that it is late enough."
          optional
          value={dates.flight}
          onChange={(flight) => change({ flight })}
        />
        <Field
          label="Days you have already spent in Turkey"
          hint="Count those in the 180 days before you fly home. With a British passport you may stay for up to 90 days in any 180 without a visa."
          optional
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={3}
              value={dates.daysInTurkey}
              onChange={({ target }) => change({ daysInTurkey: target.value.replace(/\D/g, "") })}
              className="max-w-32"
            />
          )}
        </Field>
      </div>
    </section>
  );
}

type DayFieldProps = {
  label: string;
  hint: string | undefined;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
};

function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min="2020-01-01"
          max="2199-12-31"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="sm:max-w-60"
        />
      )}
    </Field>
  );
}

type Anchor = "operation" | "arrival";

/** A choice of which of the two days is known. */
function AnchorChoice({
  anchor,
  onChange,
}: {
  anchor: Anchor;
  onChange: (anchor: Anchor) => void;
}) {
  const name = useId();
  const choices = [
    { value: "operation", label: "The date of the treatment" },
    { value: "arrival", label: "The date of arrival" },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Which date do you know?</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={value}
              checked={anchor === value}
              onChange={() => onChange(value)}
              className="checkbox size-5"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
