import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSingleField } from "@/admin/features/access/use-single-field.ts";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { CodeField, codeFault } from "./code-field.tsx";
import { confirmCode, devicesQuery, messageOf } from "./second-factor-api.ts";

type CodeFormProps = { submitLabel: string; onDone?: () => void };

/** Asks for a code from one of the user's devices. */
export function CodeForm({ submitLabel, onDone }: CodeFormProps) {
  const devices = useQuery(devicesQuery());
  const [chosen, setChosen] = useState<string>();
  const [code, setCode] = useState("");
  const deviceId = chosen ?? devices.data?.[0]?.id;

  const { field, fault, busy, onSubmit } = useSingleField(async () => {
    if (!deviceId) return;
    const wrong = codeFault(code);
    if (wrong) return wrong;
    try {
      await confirmCode(deviceId, code);
      onDone?.();
    } catch (error) {
      return messageOf(error);
    }
  });

  if (devices.isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>We could not load your devices. Check your connection and try again.</p>
        <Button onClick={() => void devices.refetch()}>Try again</Button>
      </div>
    );
  }
  if (!devices.data) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner /> Loading...
      </p>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
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
        ref={field}
        value={code}
        onChange={setCode}
        error={fault}
        hint={
          devices.data.length === 1
            ? `The six digits that “${devices.data[0]?.name}” shows now.`
            : "The six digits that the device shows now."
        }
      />
      <Button type="submit" variant="primary" busy={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
