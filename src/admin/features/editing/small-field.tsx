import type { ComponentProps, ReactNode } from "react";
import type { RegisteredField } from "@/lib/use-checked-form.ts";
import { DayField } from "@/ui/day-field.tsx";
import { type ControlAttributes, Field, Select } from "@/ui/field.tsx";

/** Classes of a control in the size of the list. */
export const smallControl =
  "min-h-9 w-full rounded border-[1.5px] border-outline bg-surface px-2.5 py-1 text-sm text-ink max-sm:min-h-11 hover:border-ink aria-invalid:border-danger";

/** Class of a button beside small fields: it stands in line with their controls, below the height of a label. */
export const besideSmallFields = "mt-6";

type SmallFieldProps = Partial<RegisteredField> & {
  label: string;
  hint?: string;
  className?: string;
  children: (attributes: ControlAttributes & { className: string }) => ReactNode;
};

/** A compact label above a control. */
export function SmallField({ children, ...field }: SmallFieldProps) {
  return (
    <Field small {...field}>
      {(control) => children({ ...control, className: smallControl })}
    </Field>
  );
}

/** A compact list of which one option can be chosen. */
export function SmallSelect({ className = smallControl, ...rest }: ComponentProps<"select">) {
  return (
    <Select look={{ control: `${className} truncate pe-8`, arrow: "end-2.5 size-4" }} {...rest} />
  );
}

/** A compact field for a day. */
export function SmallDayField({ input, ...field }: ComponentProps<typeof DayField>) {
  return <DayField small {...field} input={{ ...input, className: smallControl }} />;
}
