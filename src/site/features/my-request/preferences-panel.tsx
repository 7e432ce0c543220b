import { CONTACT_WAYS } from "@shared/lead-fields.ts";
import { savedPreferencesSchema } from "@shared/my-request.ts";
import * as z from "zod/mini";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { Checkbox, Field, Select, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { callMyRequest } from "./my-request-api.ts";
import { Panel } from "./request-panel.tsx";
import type { RequestPartProps } from "./request-part.ts";

const WAY_LABELS = { email: "Email", whatsapp: "WhatsApp", phone: "Phone" } as const;

const schema = z.pipe(
  z.pipe(
    z.object({
      contact_by: z.string(),
      no_calls: z.boolean(),
      contact_when: z.string(),
      status_mail: z.boolean(),
    }),
    z.transform(({ contact_by, contact_when, ...boxes }) => ({
      ...boxes,
      contact_by: CONTACT_WAYS.find((way) => way === contact_by) ?? null,
      contact_when: contact_when.trim() || null,
    })),
  ),
  savedPreferencesSchema,
);

/** A form for how and when the patient wants to be contacted. */
export function PreferencesPanel({ session, request, onChange }: RequestPartProps) {
  const { contact_by, no_calls, contact_when, status_mail } = request.preferences;
  const form = useCheckedForm({
    schema,
    async send(preferences) {
      const outcome = await callMyRequest({ action: "prefer", ...session, preferences });
      if (outcome.kind === "failed") return { failure: outcome.failure.message };
      if (outcome.kind !== "request") return;
      toast.success("Your choices have been saved");
      onChange(outcome.request);
    },
  });

  return (
    <Panel title="How to contact you">
      <form {...form.attributes} className="flex w-full flex-col gap-4">
        <Field label="Please contact me by" {...form.field("contact_by")}>
          {(control) => (
            <Select {...control} defaultValue={contact_by ?? ""}>
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
          {...form.field("no_calls")}
          label="Please do not call me"
          statement="We only call people who ask us to, for example by choosing “Phone” above."
          defaultChecked={no_calls}
        />
        <Field
          label="Best time to contact me"
          hint="For example: weekdays after 18:00, UK time."
          {...form.field("contact_when")}
          optional
        >
          {(control) => <TextInput {...control} defaultValue={contact_when ?? ""} />}
        </Field>
        <Checkbox
          {...form.field("status_mail")}
          label="Email me when the status of my request changes"
          defaultChecked={status_mail}
        />
        <CallFailure message={form.failure} />
        <Button type="submit" busy={form.busy} className="self-start">
          Save
        </Button>
      </form>
    </Panel>
  );
}
