import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field, Select } from "@/ui/field.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { CodeField, faultOfCode } from "./code-field.tsx";
import { confirmCode, devicesQuery, SecondFactorFault } from "./second-factor-api.ts";

type CodeFormProps = { submitLabel: string; onDone?: () => void };

/** Asks for a code from one of the person's devices. */
export function CodeForm({ submitLabel, onDone }: CodeFormProps) {
  const devices = useQuery(devicesQuery());
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  const deviceId = chosen ?? devices.data?.[0]?.id;

  function refuse(message: string) {
    setFault(message);
    form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !deviceId) return;
    const wrong = faultOfCode(code);
    if (wrong) return refuse(wrong);
    setBusy(true);
    setFault(undefined);
    try {
      await confirmCode(deviceId, code);
      onDone?.();
    } catch (error) {
      refuse(
        error instanceof SecondFactorFault ? error.message : "Something went wrong. Try again.",
      );
    } finally {
      setBusy(false);
    }
  }

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
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
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
