import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { type RegisteredField, useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Field, Select, TextInput } from "@/ui/field.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { confirmCode, devicesQuery, messageOf } from "./second-factor-api.ts";

type CodeFormProps = { submitLabel: string; onDone?: () => void };

/** Asks for a code from one of the user's devices. */
export function CodeForm({ submitLabel, onDone }: CodeFormProps) {
  const devices = useQuery(devicesQuery());
  const [chosen, setChosen] = useState<string>();
  const deviceId = chosen ?? devices.data?.[0]?.id;

  const form = useCheckedForm({
    schema: codeSchema,
    async send({ code }) {
      if (!deviceId) return;
      try {
        await confirmCode(deviceId, code);
        onDone?.();
      } catch (error) {
        return { faults: { code: messageOf(error) } };
      }
    },
  });

  if (devices.isError) {
    return <LoadFailed what="your devices" onRetry={() => void devices.refetch()} />;
  }
  if (!devices.data) {
    return <Loading>Loading...</Loading>;
  }
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      {devices.data.length > 1 ? (
        <Field label="Code from">
          {(attributes) => (
            <Select
              {...attributes}
              value={deviceId ?? ""}
              onChange={(event) => setChosen(event.target.value)}
            >
              {devices.data.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <CodeField
        {...form.field("code")}
        hint={
          devices.data.length === 1
            ? `The six digits that “${devices.data[0]?.name}” shows now.`
            : "The six digits that the device shows now."
        }
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

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
