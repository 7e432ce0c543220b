import { LEAD_CITIES } from "@shared/cities.ts";
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  LEAD_FIELDS,
  leadField,
} from "@shared/lead-fields.ts";
import type { MyRequest } from "@shared/my-request.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { type ControlAttributes, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { shownValue } from "./fields.ts";
import { callMyRequest, type Session, shownIn } from "./my-request-api.ts";

const text = z.string().check(z.overwrite((typed) => typed.replace(/\r\n?/g, "\n").trim()));
const schema = z.record(z.enum(CORRECTABLE_FIELDS), text);

const INPUT_TYPES: Partial<Record<CorrectableField, "email" | "tel">> = {
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
export function CorrectionForm({ session, onSaved, onCancel, ...props }: CorrectionFormProps) {
  // As it was when the form opened: what the team corrects meanwhile must not be sent back as it was.
  const [request] = useState(props.request);
  const form = useCheckedForm({
    schema,
    async send(typed) {
      const fields: Partial<Record<CorrectableField, string>> = {};
      for (const name of CORRECTABLE_FIELDS) {
        if (typed[name] !== shownValue(request, name)) fields[name] = typed[name];
      }
      if (Object.keys(fields).length === 0) return onCancel();
      const outcome = await callMyRequest({ action: "correct", ...session, fields });
      if (outcome.kind === "failed") return shownIn(CORRECTABLE_FIELDS, outcome.failure);
      if (outcome.kind === "request") onSaved(outcome.request);
    },
  });

  function controlFor(name: CorrectableField, attributes: ControlAttributes) {
    const { lines, autoComplete } = leadField(name);
    const shared = { ...attributes, autoComplete, defaultValue: shownValue(request, name) };
    if (lines) return <TextArea {...shared} rows={5} />;
    if (name === "location_city") {
      return (
        <Select {...shared}>
          {/* The team may have noted another place, which must not become the first of the list. */}
          {[...new Set([shared.defaultValue, ...LEAD_CITIES])].map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Select>
      );
    }
    return <TextInput {...shared} type={INPUT_TYPES[name] ?? "text"} />;
  }

  return (
    <form {...form.attributes} className="flex w-full flex-col gap-5">
      <ErrorSummary {...form.summary} />
      {CORRECTABLE_FIELDS.map((name) => (
        <Field
          key={name}
          label={LEAD_FIELDS[name].label}
          hint={HINTS[name]}
          {...form.field(name)}
          optional={leadField(name).optional ?? false}
        >
          {(attributes) => controlFor(name, attributes)}
        </Field>
      ))}
      <CallFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.busy}>
          Save changes
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
