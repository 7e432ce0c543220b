import * as z from "zod/mini";
import { besideSmallFields, SmallField } from "@/admin/features/editing/small-field.tsx";
import { requiredDay } from "@/lib/required-text.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { type Choice, daysOf, MAX_DAYS, type Period, presets } from "./period.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const datesSchema = z
  .object({
    from: requiredDay("Enter the first day."),
    to: requiredDay("Enter the last day."),
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
    <SegmentedControl
      label="Period"
      options={options}
      value={choice}
      onChange={(value) => onChange(value === "dates" ? period : { period: value })}
    />
  );
}

/** A form for a period of any dates. */
export function PeriodDates({ period, onChange }: Omit<PeriodChoiceProps, "choice">) {
  const form = useCheckedForm({
    schema: datesSchema,
    // The dates from the address. The form is reset whenever they change.
    values: period,
    send: async (dates) => onChange(dates),
  });
  return (
    <form
      {...form.attributes}
      className="col-span-full mt-3 flex flex-wrap items-start gap-2 text-sm lg:justify-end print:hidden [&>div]:min-w-32 [&>div]:max-w-40 [&>div]:flex-1"
    >
      {(["from", "to"] as const).map((name) => (
        <SmallField key={name} label={name === "from" ? "From" : "To"} {...form.field(name)}>
          {(control) => <input {...control} type="date" />}
        </SmallField>
      ))}
      <Button type="submit" size="small" className={besideSmallFields}>
        Show
      </Button>
    </form>
  );
}
