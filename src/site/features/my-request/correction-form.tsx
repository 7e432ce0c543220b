import { LEAD_CITIES } from "@shared/cities.ts";
import { CORRECTABLE_FIELDS, type CorrectableField } from "@shared/lead-fields.ts";
import type { MyRequest } from "@shared/my-request.ts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary, type ErrorSummaryItem, summaryItems } from "@/ui/error-summary.tsx";
import { type ControlAttributes, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { FIELD_LABELS, shownValue } from "./fields.ts";
import { callMyRequest, type Session } from "./my-request-api.ts";

const INPUT_TYPES: Partial<Record<CorrectableField, "email" | "tel">> = {
  email: "email",
  phone: "tel",
};
const AUTOCOMPLETE: Partial<Record<CorrectableField, string>> = {
  name: "name",
  email: "email",
  phone: "tel",
};
const HINTS: Partial<Record<CorrectableField, string>> = {
  email:
    "If you change it, we send a new private link to the new address, and your old link stops working.",
  phone: "Include the country code, such as +44 7700 900123, if it is not the same as before.",
};

type CorrectionFormProps = {
  session: Session;
  request: MyRequest;
  onSaved: (request: MyRequest) => void;
  onCancel: () => void;
};

/** A form with all fields of a request. Only changed fields are sent, and the function validates them. */
export function CorrectionForm({ session, request, onSaved, onCancel }: CorrectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [faults, setFaults] = useState<Partial<Record<CorrectableField, string>>>({});
  const [items, setItems] = useState<readonly ErrorSummaryItem[]>([]);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  function controlOf(name: CorrectableField): HTMLElement | null {
    const control = form.current?.elements.namedItem(name);
    return control instanceof HTMLElement ? control : null;
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const fields: Partial<Record<CorrectableField, string>> = {};
    for (const name of CORRECTABLE_FIELDS) {
      const value = String(typed.get(name) ?? "")
        .replace(/\r\n?/g, "\n")
        .trim();
      if (value !== shownValue(request, name)) fields[name] = value;
    }
    setFault(undefined);
    if (Object.keys(fields).length === 0) return onCancel();
    setBusy(true);
    const outcome = await callMyRequest({ action: "correct", ...session, fields });
    setBusy(false);
    if (outcome.kind === "request") return onSaved(outcome.request);
    if (outcome.kind !== "fault") return;
    const found: Partial<Record<CorrectableField, string>> = outcome.fault.fields;
    const listed = summaryItems(CORRECTABLE_FIELDS, found, controlOf);
    // Renders first, so that screen readers announce the errors on focus.
    flushSync(() => {
      setFaults(found);
      setItems(listed);
      if (listed.length === 0) setFault(outcome.fault.message);
    });
    summary.current?.focus();
  }

  function controlFor(name: CorrectableField, attributes: ControlAttributes) {
    const shared = { ...attributes, name, defaultValue: shownValue(request, name) };
    if (name === "notes") return <TextArea {...shared} rows={5} />;
    if (name === "location_city") {
      return (
        <Select {...shared}>
          {LEAD_CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Select>
      );
    }
    return (
      <TextInput
        {...shared}
        type={INPUT_TYPES[name] ?? "text"}
        {...(AUTOCOMPLETE[name] ? { autoComplete: AUTOCOMPLETE[name] } : {})}
      />
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex w-full flex-col gap-5"
    >
      {items.length > 0 ? <ErrorSummary ref={summary} items={items} /> : null}
      {CORRECTABLE_FIELDS.map((name) => (
        <Field
          key={name}
          label={FIELD_LABELS[name]}
          hint={HINTS[name]}
          error={faults[name]}
          optional={name === "travel_month" || name === "notes"}
        >
          {(attributes) => controlFor(name, attributes)}
        </Field>
      ))}
      <CallFaultText message={fault} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Save changes
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
