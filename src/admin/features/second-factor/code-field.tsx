import type { Ref } from "react";
import { Field, TextInput } from "@/ui/field.tsx";

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
};

/** Checks the format of a code before it is sent. Returns an error message, or `undefined`. */
export function codeFault(code: string): string | undefined {
  return /^\d{6}$/.test(code.replace(/\s/g, ""))
    ? undefined
    : "Enter the six digits that your device shows.";
}

/** A field for a code from a device. */
export function CodeField({ ref, value, onChange, error, hint }: CodeFieldProps) {
  return (
    <Field label="Code" hint={hint} error={error}>
      {(attributes) => (
        <TextInput
          {...attributes}
          ref={ref}
          className="max-w-44 text-lg tracking-widest tabular-nums"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={12}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
