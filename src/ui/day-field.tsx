import { clsx } from "clsx";
import { type ComponentProps, useState } from "react";
import { DAY_FAULT, FIRST_DAY, LAST_DAY, typedDay } from "@/lib/calendar-date.ts";
import { controlClass, Field } from "./field.tsx";

type DayFieldProps = Omit<ComponentProps<typeof Field>, "children"> & {
  /** `yyyy-MM-dd` or empty. */
  value: string;
  onChange: (value: string) => void;
  /** Attributes of the control. */
  input?: Omit<ComponentProps<"input">, "value" | "onChange">;
};

/** A field for a day. A year being typed is only a fault once the field is left. */
export function DayField({ value, onChange, error, input, ...field }: DayFieldProps) {
  const [isLeft, setIsLeft] = useState(true);
  const isFault = value !== "" && !typedDay(value) && isLeft;
  return (
    <Field {...field} error={isFault ? DAY_FAULT : error}>
      {(control) => (
        <input
          className={clsx(controlClass, "sm:max-w-60")}
          {...input}
          {...control}
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={value}
          onFocus={() => setIsLeft(false)}
          onBlur={() => setIsLeft(true)}
          onKeyDown={({ key }) => setIsLeft(key === "Enter")}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
