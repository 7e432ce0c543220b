import { LEAD_CITIES, LEAD_COUNTRY } from "@shared/cities.ts";
import { LEAD_FIELDS, leadField, OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { phoneInE164 } from "@shared/phone.ts";
import { useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { WRONG_CLOCK } from "@/admin/features/access/session-limits.ts";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { LeaveDialog } from "@/admin/features/editing/leave-dialog.tsx";
import { CHANNEL_NAMES, CONTACT_CHANNELS, SOURCE_NAMES } from "@/admin/features/lead/lead-model.ts";
import { treatmentChoices } from "@/admin/features/lead-search/filter-choices.ts";
import { deliver } from "@/admin/features/mail/mail-api.ts";
import { TEAM_TIME_NAME, teamToday } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Combobox } from "@/ui/combobox.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Checkbox, EmailInput, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import {
  consentMoment,
  ENTERED_SOURCES,
  emptyDraft,
  type NewLead,
  newLeadSchema,
} from "./new-lead-draft.ts";

const storedSchema = z.object({ reference: z.string() });

/** Thrown if the patient has yet to agree by the server's clock. */
class WrongClockError extends Error {}

/**
 * Stores a request and starts sending the emails about it. Returns its reference. Throws `WrongClockError` or the
 * original error of a failed request.
 */
async function addLead(draft: NewLead, requestId: string): Promise<string> {
  const { consent_on: _, contact_by, ...lead } = draft;
  const { data, error } = await getSupabase().rpc("add_lead", {
    request_id: requestId,
    lead: {
      ...lead,
      contact_by: contact_by || null,
      location_country: LEAD_COUNTRY,
      phone_e164: phoneInE164(lead.phone, null),
      consent_at: consentMoment(draft),
    },
  });
  if (error) throw error.details === "consent_at" ? new WrongClockError() : error;
  const { reference } = storedSchema.parse(data);
  void deliver();
  return reference;
}

const treatments = treatmentChoices("");

/** Fields side by side: their labels are in line, and so are their controls, whichever has an error. */
const besideClass = "grid gap-5 [&>div>div]:justify-start";

/** A form for a request that reached the team by phone, WhatsApp, email or referral. */
export function NewLeadForm() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const checked = useCheckedForm({
    schema: newLeadSchema,
    defaultValues: emptyDraft(),
    async send(lead, { requestId }) {
      try {
        const reference = await addLead(lead, requestId);
        void client.invalidateQueries();
        toast.success(`Request ${reference} has been stored`);
        void navigate(hrefTo.adminLead(reference), { replace: true });
      } catch (error) {
        const advice =
          error instanceof WrongClockError ? WRONG_CLOCK : "Check your connection and try again.";
        return {
          failure: `The request has not been stored. Everything you typed is still here. ${advice}`,
        };
      }
    },
  });
  const { field, form } = checked;
  return (
    <form
      {...checked.attributes}
      aria-labelledby="new-lead"
      className="flex flex-col 2xl:max-w-page gap-5 px-4 py-6 sm:px-6"
    >
      <div>
        <h1 id="new-lead" className="text-2xl">
          Enter a request
        </h1>
        <p className="text-sm text-muted">
          For a patient who asked by phone, WhatsApp or email, or was referred to us. The 24 hours
          begin when you store it.
        </p>
      </div>
      <ErrorSummary {...checked.summary} />
      {checked.failure ? (
        <div
          ref={checked.notice}
          tabIndex={-1}
          className="rounded border-s-4 border-danger bg-danger-soft px-4 py-3"
        >
          {checked.failure}
        </div>
      ) : null}
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <fieldset className="flex min-w-0 flex-col gap-5">
          <legend className="mb-3 text-lg font-semibold">The request</legend>
          <Field label="How it reached us" {...field("source")}>
            {(control) => (
              <Select {...control}>
                <option value="">Choose</option>
                {ENTERED_SOURCES.map((source) => (
                  <option key={source} value={source}>
                    {SOURCE_NAMES[source]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className={clsx("sm:grid-cols-[3fr_2fr]", besideClass)}>
            <Field label={LEAD_FIELDS.treatment.label} {...field("treatment")}>
              {(control) => (
                <Combobox listLabel="Treatments" suggestions={treatments} {...control} />
              )}
            </Field>
            <Field label={LEAD_FIELDS.location_city.label} {...field("location_city")}>
              {(control) => (
                <Select {...control}>
                  <option value="">Choose</option>
                  {LEAD_CITIES.map((city) => (
                    <option key={city}>{city}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field label={LEAD_FIELDS.name.label} {...field("name")}>
            {(control) => <TextInput autoComplete="off" {...control} />}
          </Field>
          <div className={clsx("sm:grid-cols-2", besideClass)}>
            <Field
              label={LEAD_FIELDS.phone.label}
              hint="With the country code, like +44 7700 900123."
              {...field("phone")}
            >
              {(control) => <TextInput type="tel" autoComplete="off" {...control} />}
            </Field>
            <Field
              label={LEAD_FIELDS.email.label}
              optional
              hint="We send a confirmation and the private link."
              {...field("email")}
            >
              {(control) => <EmailInput required={false} {...control} autoComplete="off" />}
            </Field>
          </div>
          <Field label="How they want to be answered" {...field("contact_by")}>
            {(control) => (
              <Select {...control}>
                <option value="">No preference</option>
                {CONTACT_CHANNELS.map((channel) => (
                  <option key={channel} value={channel}>
                    {CHANNEL_NAMES[channel]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {OPTIONAL_TEXTS.map((name) => {
            const { label, lines } = leadField(name);
            const Control = lines ? TextArea : TextInput;
            return (
              <Field
                key={name}
                label={label}
                optional
                hint={lines ? "What the patient told you. No medical records." : undefined}
                {...field(name)}
              >
                {(control) => <Control autoComplete="off" {...control} />}
              </Field>
            );
          })}
        </fieldset>
        <fieldset className="flex min-w-0 flex-col gap-5">
          <legend className="mb-3 text-lg font-semibold">The patient’s consent</legend>
          <Field label="How they agreed" {...field("consent_by")}>
            {(control) => (
              <Select {...control}>
                <option value="">Choose</option>
                {CONTACT_CHANNELS.map((channel) => (
                  <option key={channel} value={channel}>
                    {CHANNEL_NAMES[channel]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className={clsx("sm:grid-cols-2", besideClass)}>
            <Field label="Day" {...field("consent_on")}>
              {(control) => <TextInput type="date" max={teamToday()} {...control} />}
            </Field>
            <Field label={`Time (${TEAM_TIME_NAME})`} {...field("consent_at")}>
              {(control) => <TextInput type="time" {...control} />}
            </Field>
          </div>
          <Field
            label="What they agreed to"
            hint="Read these words to the patient, or send them. If you used other words, enter those. They’re stored with the request, and the patient can read them."
            {...field("consent_text")}
          >
            {/* As high as its words, because they are read out: they must not scroll inside it. */}
            {(control) => <TextArea rows={20} className="field-sizing-content" {...control} />}
          </Field>
          <Checkbox label="The patient agreed to these words" {...field("consent")} />
        </fieldset>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={checked.busy}>
          {checked.busy ? "Storing..." : "Store the request"}
        </Button>
        <ButtonLink href={hrefTo.adminLeads()}>Cancel</ButtonLink>
      </div>
      <LeaveDialog when={form.formState.isDirty && !checked.busy} />
    </form>
  );
}
