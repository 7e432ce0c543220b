import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";

type PasswordInputProps = {
  label: string;
  kind: "current-password" | "new-password";
  field: UseFormRegisterReturn;
  hint?: string;
  error?: string | undefined;
};

/** A password field that can show its value, so that the password need not be typed twice. */
export function PasswordInput({ label, kind, field, hint, error }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="flex flex-wrap items-center gap-2">
          <TextInput
            {...attributes}
            className="min-w-0 flex-1 basis-56"
            type={shown ? "text" : "password"}
            required
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
            {...field}
          />
          <Button
            size="small"
            variant="quiet"
            aria-pressed={shown}
            aria-label={`Show the ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </Button>
        </div>
      )}
    </Field>
  );
}
