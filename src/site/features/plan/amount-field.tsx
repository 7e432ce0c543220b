import { type ReactNode, useState } from "react";
import { Field, TextInput } from "@/ui/field.tsx";
import { parseAmount } from "./amounts.ts";

type AmountFieldProps = {
  label: ReactNode;
  hint?: string;
  className?: string;
  /** The amount is for one night, day or person. */
  each?: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** A field for an amount as people write it. What cannot be read is kept, and said after leaving it. */
export function AmountField({
  label,
  hint,
  className,
  each = false,
  value,
  onChange,
}: AmountFieldProps) {
  const [left, setLeft] = useState(true);
  const unclear = left && parseAmount(value, { each }) === "unclear";
  return (
    <Field
      label={label}
      hint={hint}
      {...(className ? { className } : {})}
      error={
        unclear
          ? "We cannot read this as an amount. Write the whole amount, such as £1,200, 800 to 1,000 or about 900."
          : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          maxLength={40}
          autoComplete="off"
          value={value}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
