import { useState } from "react";
import type { RegisteredField } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";

type PasswordInputProps = RegisteredField & {
  label: string;
  kind: "current-password" | "new-password";
  hint?: string | undefined;
  autoFocus?: boolean;
};

/** A password field that can show its value, so that the password need not be typed twice. */
export function PasswordInput({ label, kind, hint, autoFocus, ...field }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} {...field}>
      {(attributes) => (
        <div className="flex flex-wrap items-center gap-2">
          <TextInput
            {...attributes}
            className="min-w-0 flex-1 basis-48"
            type={shown ? "text" : "password"}
            required
            autoFocus={autoFocus}
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            size="small"
            variant="quiet"
            className="-me-3.5"
            aria-label={`${shown ? "Hide" : "Show"} the ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </Button>
        </div>
      )}
    </Field>
  );
}
