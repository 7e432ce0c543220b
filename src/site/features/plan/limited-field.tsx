import { type ReactNode, type Ref, useState } from "react";
import { Field, TextArea, TextInput } from "@/ui/field.tsx";

type LimitedFieldProps = {
  label: ReactNode;
  hint?: string | undefined;
  optional?: boolean;
  className?: string;
  /** Another error, shown unless the text is too long. */
  error?: string | undefined;
  /** How many characters the plan keeps. */
  limit: number;
  /** More than one row is a text area. */
  rows?: number;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A text of the plan. What is too long stays in the field, with an error, and the plan keeps its beginning. With
 * `maxLength`, a browser would cut off the end of a pasted text without a word.
 */
export function LimitedField({
  limit,
  rows = 1,
  value,
  onChange,
  error,
  ref,
  ...field
}: LimitedFieldProps) {
  const [typed, setTyped] = useState(value);
  // The plan may have changed elsewhere, such as in another tab.
  const shown = typed.slice(0, limit) === value ? typed : value;
  const change = (text: string) => {
    setTyped(text);
    onChange(text.slice(0, limit));
  };
  return (
    <Field
      {...field}
      counter={{ used: shown.length, limit }}
      error={shown.length > limit ? `Only the first ${limit} characters are kept.` : error}
    >
      {(control) =>
        rows > 1 ? (
          <TextArea
            {...control}
            rows={rows}
            value={shown}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <TextInput
            {...control}
            ref={ref}
            autoComplete="off"
            value={shown}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Field>
  );
}
