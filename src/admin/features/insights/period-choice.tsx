import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { type Choice, daysOf, MAX_DAYS, type Period, presets } from "./period.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const datesSchema = z
  .object({
    from: z.iso.date("Enter the first day."),
    to: z.iso.date("Enter the last day."),
  })
  .check(
    z.refine((period) => daysOf(period) >= 1, {
      path: ["to"],
      error: "The last day is before the first.",
    }),
    z.refine((period) => daysOf(period) <= MAX_DAYS, {
      path: ["to"],
      error: `Choose at most ${MAX_DAYS} days.`,
    }),
  );

const options = [
  ...[...presets]
    .sort((a, b) => a.days - b.days)
    .map(({ id, label }): { value: Choice; label: string } => ({ value: id, label })),
  { value: "dates", label: "Dates" },
] satisfies { value: Choice; label: string }[];

type PeriodChoiceProps = {
  choice: Choice;
  period: Period;
  onChange: (query: Record<string, string>) => void;
};

/** A control to choose the period of the figures. */
export function PeriodChoice({ choice, period, onChange }: PeriodChoiceProps) {
  return (
    <div className="flex flex-wrap items-start gap-3 print:hidden">
      <SegmentedControl
        label="Period"
        options={options}
        value={choice}
        onChange={(value) => onChange(value === "dates" ? period : { period: value })}
      />
      {choice === "dates" ? <Dates period={period} onChange={onChange} /> : null}
    </div>
  );
}

const inputClass =
  "min-h-9 rounded border-[1.5px] border-outline bg-surface px-2 text-sm text-ink aria-invalid:border-danger";

function Dates({ period, onChange }: Omit<PeriodChoiceProps, "choice">) {
  const id = useId();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Period>({
    // The dates from the address. The form is reset whenever they change.
    values: period,
    resolver: standardSchemaResolver(datesSchema),
    reValidateMode: "onSubmit",
  });
  const faults = (["from", "to"] as const).flatMap((name) =>
    errors[name]?.message ? [{ controlId: `${id}-${name}`, message: errors[name].message }] : [],
  );
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ from, to }) => onChange({ from, to }))}
      className="flex flex-wrap items-center gap-2 text-sm"
    >
      {(["from", "to"] as const).map((name) => (
        <label key={name} htmlFor={`${id}-${name}`} className="flex items-center gap-2">
          {name === "from" ? "From" : "To"}
          <input
            id={`${id}-${name}`}
            type="date"
            aria-invalid={errors[name] ? true : undefined}
            className={inputClass}
            {...register(name)}
          />
        </label>
      ))}
      <Button type="submit" size="small">
        Show
      </Button>
      {faults.length > 0 ? <ErrorSummary items={faults} className="w-full" /> : null}
    </form>
  );
}
