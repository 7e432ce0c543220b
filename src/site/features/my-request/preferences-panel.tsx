import { CONTACT_WAYS } from "@shared/lead-fields.ts";
import { type Preferences, savedPreferencesSchema } from "@shared/my-request.ts";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { Checkbox, Field, Select, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { callMyRequest } from "./my-request-api.ts";
import { Panel } from "./panel.tsx";
import type { RequestPartProps } from "./request-part.ts";

const WAY_LABELS = { email: "Email", whatsapp: "WhatsApp", phone: "Phone" } as const;

function preferencesOf(form: HTMLFormElement): Preferences {
  const typed = new FormData(form);
  return {
    contact_by: CONTACT_WAYS.find((way) => way === typed.get("contact_by")) ?? null,
    no_calls: typed.has("no_calls"),
    contact_when: String(typed.get("contact_when") ?? "").trim() || null,
    status_mail: typed.has("status_mail"),
  };
}

/** A form for how and when the patient wants to be contacted. */
export function PreferencesPanel({ session, request, onChange }: RequestPartProps) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { contact_by, no_calls, contact_when, status_mail } = request.preferences;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const preferences = preferencesOf(form);
    const issues = savedPreferencesSchema.safeParse(preferences).error?.issues ?? [];
    const found = Object.fromEntries(
      issues.map(({ path, message }) => [String(path[0]), message] as const),
    );
    // Renders the errors first, so that screen readers announce them on focus.
    flushSync(() => {
      setErrors(found);
      setFault(undefined);
    });
    if (issues.length > 0) {
      form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    setBusy(true);
    const outcome = await callMyRequest({ action: "prefer", ...session, preferences });
    setBusy(false);
    if (outcome.kind === "fault") setFault(outcome.fault.message);
    if (outcome.kind !== "request") return;
    toast.success("Your choices have been saved");
    onChange(outcome.request);
  }

  return (
    <Panel title="How to contact you">
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="flex w-full flex-col gap-4"
      >
        <Field label="Please contact me by">
          {(control) => (
            <Select {...control} name="contact_by" defaultValue={contact_by ?? ""}>
              <option value="">No preference</option>
              {CONTACT_WAYS.map((way) => (
                <option key={way} value={way}>
                  {WAY_LABELS[way]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox
          name="no_calls"
          label="Please do not call me"
          defaultChecked={no_calls}
          error={errors.no_calls}
        />
        <Field
          label="Best time to contact me"
          hint="For example: weekdays after 18:00, UK time."
          error={errors.contact_when}
          optional
        >
          {(control) => (
            <TextInput {...control} name="contact_when" defaultValue={contact_when ?? ""} />
          )}
        </Field>
        <Checkbox
          name="status_mail"
          label="Email me when the status of my request changes"
          defaultChecked={status_mail}
        />
        <CallFaultText message={fault} />
        <Button type="submit" busy={busy} className="self-start">
          Save
        </Button>
      </form>
    </Panel>
  );
}
