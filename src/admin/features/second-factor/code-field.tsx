import * as z from "zod/mini";
import type { RegisteredField } from "@/lib/use-checked-form.ts";
import { Field, TextInput } from "@/ui/field.tsx";

/** A code, before it is sent. */
export const codeSchema = z.object({
  code: z
    .string()
    .check(
      z.refine(
        (code) => /^\d{6}$/.test(code.replace(/\s/g, "")),
        "Enter the six digits that your device shows.",
      ),
    ),
});

/** A field for a code from a device. */
export function CodeField({ hint, ...field }: RegisteredField & { hint?: string }) {
  return (
    <Field label="Code" hint={hint} {...field}>
      {(attributes) => (
        <TextInput
          {...attributes}
          className="max-w-44 text-lg tracking-widest tabular-nums"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={12}
        />
      )}
    </Field>
  );
}
