import { shortDate } from "@shared/dates.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { type Clinic, clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { SmallField } from "@/admin/features/editing/small-field.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { requiredText } from "@/lib/required-text.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { ClinicOptions, ClinicWarning } from "./clinic-options.tsx";
import type { ContactRules } from "./contact-rules.ts";
import { keptValues } from "./kept-values.ts";
import { leadEventsQuery, retractLeadEvent } from "./lead-api.ts";
import type { Lead, LeadEvent } from "./lead-model.ts";
import { reportProblem, settleProblem, useProblem } from "./lead-problems.ts";
import { recordLeadClinic } from "./record-clinic.ts";
import { Section } from "./section.tsx";

const sentSchema = z.object({ clinic: z.string(), shared: z.string(), on: z.string() });
type Sent = z.infer<typeof sentSchema> & { id: number };

/** The records about clinics, without those that were retracted. */
function sentTo(events: readonly LeadEvent[]): Sent[] {
  const retracted = new Set(
    events.flatMap(({ kind, body }) => (kind === "clinic_retracted" ? [body.event_id] : [])),
  );
  return events.flatMap(({ id, kind, body }) => {
    const read = sentSchema.safeParse(body);
    return kind === "clinic" && read.success && !retracted.has(id) ? [{ id, ...read.data }] : [];
  });
}

/** Unsaved text of the form, by lead. */
const typed = keptValues<{ clinic_id: string; shared: string; on: string }>();

/** The information sent to each clinic, and the form to record it. The patient sees the same list. */
export function LeadClinics({ lead, rules }: { lead: Lead; rules: ContactRules }) {
  const { data: events, isLoadingError, refetch } = useQuery(leadEventsQuery(lead.id));
  const [isOpen, setIsOpen] = useState(() => typed.get(lead.id) !== undefined);
  const sent = sentTo(events ?? []);
  return (
    <Section title="Sent to clinics" isPrinted={sent.length > 0}>
      {sent.length > 0 ? (
        <ul className="flex flex-col gap-1.5 text-sm">
          {sent.map((record) => (
            <ClinicRecord key={record.id} leadId={lead.id} record={record} />
          ))}
        </ul>
      ) : events ? (
        <p className="text-sm text-muted">
          Nothing has been sent yet. The patient can see what you record here.
        </p>
      ) : isLoadingError ? (
        <LoadFailed what="what was sent" onRetry={() => void refetch()} />
      ) : null}
      {rules.withdrawnAt ? null : isOpen ? (
        <RecordClinic lead={lead} onDone={() => setIsOpen(false)} />
      ) : (
        <Button size="small" className="self-start print:hidden" onClick={() => setIsOpen(true)}>
          Record what was sent
        </Button>
      )}
    </Section>
  );
}

function ClinicRecord({ leadId, record }: { leadId: string; record: Sent }) {
  const client = useQueryClient();
  const { clinic, shared, on } = record;
  const retract = useMutation({
    mutationFn: () => retractLeadEvent(leadId, record.id),
    onSuccess: () => {
      toast.success(`The record about ${clinic} has been retracted`);
      return client.invalidateQueries({ queryKey: leadEventsQuery(leadId).queryKey });
    },
    onError: () => toast.error("This was not saved. Try again."),
  });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 break-words">
        <bdi className="font-semibold">{clinic}</bdi>, {shortDate(on)}: <bdi>{shared}</bdi>
      </span>
      <Button
        size="small"
        variant="quiet"
        className="-ms-3.5 print:hidden"
        busy={retract.isPending}
        aria-label={`Recorded by mistake: ${clinic}, ${shortDate(on)}`}
        onClick={() => retract.mutate()}
      >
        Recorded by mistake
      </Button>
    </li>
  );
}

const clinicFormSchema = z.object({
  clinic_id: z.string().check(z.minLength(1, "Choose the clinic.")),
  shared: requiredText("Enter what the clinic received.", "What they received", 500),
  on: z.iso
    .date("Enter the date.")
    .check(z.refine((date) => date <= teamToday(), "Enter today or a day before.")),
});

/** Waits for the register. Without an active clinic, nothing can be chosen. */
function RecordClinic({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const { role } = useAdmin();
  const { data, isLoadingError, refetch } = useQuery(clinicsQuery());
  if (isLoadingError) return <LoadFailed what="the clinics" onRetry={() => void refetch()} />;
  if (!data) return <p className="text-sm text-muted">Loading the clinics...</p>;
  const clinics = data.filter(({ is_active }) => is_active);
  if (clinics.length > 0) return <ClinicForm lead={lead} clinics={clinics} onDone={onDone} />;
  return (
    <p role="status" className="text-sm print:hidden">
      <span>The register has no active clinic.</span>{" "}
      {role === "admin" ? (
        <TextLink href={hrefTo.adminClinics()}>Add one</TextLink>
      ) : (
        <span>Ask an administrator to add one.</span>
      )}
    </p>
  );
}

type ClinicFormProps = { lead: Lead; clinics: readonly Clinic[]; onDone: () => void };

function ClinicForm({ lead, clinics, onDone }: ClinicFormProps) {
  const client = useQueryClient();
  const problem = useProblem(lead.id, "clinic");
  // An unfinished form is open again when the lead is, without taking the focus.
  const [kept] = useState(() => typed.get(lead.id));
  function close() {
    typed.set(lead.id, undefined);
    settleProblem(lead.id, "clinic");
    onDone();
  }
  const form = useCheckedForm({
    schema: clinicFormSchema,
    defaultValues: kept ?? { clinic_id: "", shared: "", on: teamToday() },
    async send(sent) {
      settleProblem(lead.id, "clinic");
      try {
        const refusal = await recordLeadClinic(lead.id, sent);
        if (refusal) return { faults: { clinic_id: refusal } };
      } catch {
        reportProblem(lead, { kind: "clinic" });
        return {};
      }
      close();
      await client.invalidateQueries({ queryKey: leadEventsQuery(lead.id).queryKey });
    },
  });
  const { subscribe, control } = form.form;
  const chosenId = useWatch({ control, name: "clinic_id" });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => typed.set(lead.id, values),
      }),
    [subscribe, lead.id],
  );

  return (
    <form {...form.attributes} className="flex flex-col gap-2 print:hidden">
      <SmallField label="Clinic" {...form.field("clinic_id")}>
        {(attributes) => (
          // The user has just opened the form.
          // biome-ignore lint/a11y/noAutofocus: see above.
          <select {...attributes} autoFocus={!kept}>
            <option value="">Choose a clinic</option>
            <ClinicOptions clinics={clinics} lead={lead} />
          </select>
        )}
      </SmallField>
      {form.field("clinic_id").error ? null : (
        <ClinicWarning clinic={clinics.find(({ id }) => id === chosenId)} />
      )}
      <SmallField label="What they received" {...form.field("shared")}>
        {(attributes) => (
          <input {...attributes} placeholder="Treatment, month and notes, without the name" />
        )}
      </SmallField>
      <SmallField label="When" {...form.field("on")}>
        {(attributes) => <input {...attributes} type="date" max={teamToday()} />}
      </SmallField>
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          This was not saved. Try again.
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" busy={form.busy}>
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
