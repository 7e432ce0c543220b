import { useQueryClient } from "@tanstack/react-query";
import { encodeQR } from "qr";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import { requiredText } from "@/lib/required-text.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { Field, TextInput } from "@/ui/field.tsx";
import { CodeField, codeSchema } from "./code-form.tsx";
import {
  confirmCode,
  devicesQuery,
  enrolDevice,
  messageOf,
  type NewDevice,
} from "./second-factor-api.ts";

/** The maximum length of a device's name. */
const NAME_LENGTH = 60;

const nameSchema = z.object({
  name: requiredText("Give the device a name.", "The name", NAME_LENGTH),
});

type AddDeviceProps = {
  /** The initial value of the field. */
  suggestedName: string;
  onDone: () => void;
  onCancel?: () => void;
};

/** Adds a device in two steps: a name, then a code from the device. */
export function AddDevice({ suggestedName, onDone, onCancel }: AddDeviceProps) {
  const client = useQueryClient();
  const [device, setDevice] = useState<NewDevice>();

  const naming = useCheckedForm({
    schema: nameSchema,
    async send({ name }) {
      try {
        setDevice(await enrolDevice(name));
      } catch (error) {
        return { faults: { name: messageOf(error) } };
      }
    },
  });

  const confirming = useCheckedForm({
    schema: codeSchema,
    async send({ code }) {
      if (!device) return;
      try {
        await confirmCode(device.id, code);
        await client.invalidateQueries({ queryKey: devicesQuery().queryKey });
        onDone();
      } catch (error) {
        return { faults: { code: messageOf(error) } };
      }
    },
  });

  // The second step replaces the first, so the focus moves to its start.
  const { ref: secondStep } = confirming.attributes;
  useEffect(() => {
    if (device) secondStep.current?.focus();
  }, [device, secondStep]);

  const cancel = onCancel ? <Button onClick={onCancel}>Cancel</Button> : null;

  if (!device) {
    return (
      <form {...naming.attributes} className="flex flex-col gap-5">
        <Field
          label="Name of the device"
          hint="Choose a name that you will recognise, such as “Work phone”."
          {...naming.field("name")}
        >
          {(attributes) => (
            <TextInput
              {...attributes}
              required
              autoFocus
              autoComplete="off"
              defaultValue={suggestedName}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={naming.busy}>
            Continue
          </Button>
          {cancel}
        </div>
      </form>
    );
  }
  return (
    <form {...confirming.attributes} tabIndex={-1} className="@container outline-none">
      <ol className="grid list-decimal gap-x-10 gap-y-4 ps-5 @min-[36rem]:grid-cols-2 @min-[36rem]:grid-rows-[auto_1fr]">
        <li className="@min-[36rem]:row-span-2">
          <div className="flex flex-col items-start gap-3">
            <p>
              <span className="block font-semibold sm:hidden">On another device</span>
              <span>Open an authenticator app or your password manager, and scan this code.</span>
            </p>
            <QrCode text={device.uri} label="QR code for the authenticator app" />
            {/* A phone cannot scan its own screen, so there it comes first. */}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:order-first">
              <span>If the app is on the device that shows this page:</span>
              <ButtonLink size="small" href={device.uri}>
                Open the app with the key
              </ButtonLink>
            </div>
          </div>
        </li>
        {/* Another way to do the first step. */}
        <li className="list-none">
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
        <li value={2}>
          <p className="mb-3">Enter the six digits that the app shows.</p>
          <CodeField {...confirming.field("code")} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={confirming.busy}>
              Add this device
            </Button>
            {cancel}
          </div>
        </li>
      </ol>
    </form>
  );
}

/** A QR code. Black on white in both themes, because cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, "raw", { border: 4 });
    const dots = rows.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: rows.length, path: dots.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
