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

/** What is wrong with a day that the browser does not understand, such as 31 February, or one without its year. */
const UNREAD_FAULT = "Enter a whole date that exists, or clear it.";

/** A field for a day. What is being typed is only a fault once the field is left. */
export function DayField({ value, onChange, error, input, ...field }: DayFieldProps) {
  const [isLeft, setIsLeft] = useState(true);
  const [isUnread, setIsUnread] = useState(false);
  /** A date that the browser does not understand is empty for everyone else. */
  function leave({ validity }: HTMLInputElement) {
    setIsLeft(true);
    setIsUnread(validity.badInput);
  }
  // Something else, such as a button, has entered a day since.
  if (isUnread && value !== "") setIsUnread(false);
  const isOutside = value !== "" && !typedDay(value);
  const fault = isOutside ? DAY_FAULT : isUnread ? UNREAD_FAULT : undefined;
  return (
    <Field {...field} error={(isLeft && fault) || error}>
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
          onBlur={({ target }) => leave(target)}
          onKeyDown={({ key, currentTarget }) =>
            key === "Enter" ? leave(currentTarget) : setIsLeft(false)
          }
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
