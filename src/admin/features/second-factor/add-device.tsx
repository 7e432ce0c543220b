import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { Field, TextInput } from "@/ui/field.tsx";
import { CodeField, faultOfCode } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";
import {
  beginDevice,
  confirmCode,
  devicesQuery,
  type NewDevice,
  SecondFactorFault,
} from "./second-factor-api.ts";

type AddDeviceProps = {
  /** The initial value of the field. */
  suggestedName: string;
  onDone: () => void;
  onCancel?: () => void;
};

function messageOf(error: unknown): string {
  return error instanceof SecondFactorFault ? error.message : "Something went wrong. Try again.";
}

/** Adds a device in two steps: its name, then a code that it shows. */
export function AddDevice({ suggestedName, onDone, onCancel }: AddDeviceProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(suggestedName);
  const [device, setDevice] = useState<NewDevice>();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  // The second step takes the place of the first: reading goes on at its beginning.
  useEffect(() => {
    if (device) form.current?.focus();
  }, [device]);

  function refuse(message: string) {
    setFault(message);
    form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }

  async function run(step: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await step();
    } catch (error) {
      refuse(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  function begin(event: FormEvent) {
    event.preventDefault();
    const trimmed = name.trim();
    if (!trimmed) return refuse("Give the device a name.");
    void run(async () => setDevice(await beginDevice(trimmed)));
  }

  function confirm(event: FormEvent, { id }: NewDevice) {
    event.preventDefault();
    const wrong = faultOfCode(code);
    if (wrong) return refuse(wrong);
    void run(async () => {
      await confirmCode(id, code);
      await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
      onDone();
    });
  }

  const cancel = onCancel ? <Button onClick={onCancel}>Cancel</Button> : null;

  if (!device) {
    return (
      <form ref={form} noValidate onSubmit={begin} className="flex flex-col gap-5">
        <Field
          label="Name of the device"
          hint="Choose a name that you will recognise, such as “Work phone”."
          error={fault}
        >
          {(attributes) => (
            <TextInput
              {...attributes}
              required
              autoFocus
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            Continue
          </Button>
          {cancel}
        </div>
      </form>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      onSubmit={(event) => confirm(event, device)}
      className="flex flex-col gap-5 outline-none"
    >
      <ol className="flex list-decimal flex-col gap-4 ps-5">
        <li>
          Open an authenticator app on “{name.trim()}”, or your password manager, and scan this
          code.
          <div className="mt-3">
            <QrCode text={device.uri} label="QR code for the authenticator app" />
          </div>
        </li>
        <li>
          If you cannot scan it, type this key into the app, as a time-based key:
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <code className="rounded bg-sand px-3 py-2 font-mono text-sm break-words">
              {device.secret.replace(/(.{4})(?=.)/g, "$1 ")}
            </code>
            <Button
              size="small"
              onClick={() =>
                void copyText(device.secret, {
                  copied: "Key copied",
                  failed: "The key was not copied. Select it, or type it.",
                })
              }
            >
              Copy the key
            </Button>
          </p>
        </li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <CodeField value={code} onChange={setCode} error={fault} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Add this device
        </Button>
        {cancel}
      </div>
    </form>
  );
}
