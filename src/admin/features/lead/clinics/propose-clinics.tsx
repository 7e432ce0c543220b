import { LEAD_FIELDS } from "@shared/lead-fields.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { clinicFits, clinicMarks } from "@/admin/features/clinics/clinic-marks.ts";
import { type Clinic, clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { CancelButton } from "@/admin/features/confirm/cancel-button.tsx";
import { SmallField } from "@/admin/features/editing/small-field.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { requiredText } from "@/lib/required-text.ts";
import { hrefTo } from "@/lib/routes.ts";
import { type RegisteredField, useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/field.tsx";
import { Fold } from "@/ui/fold.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Fault, LiveRegion } from "@/ui/live-region.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { keptValues } from "../changes/kept-values.ts";
import { reportProblem, settleProblem, useProblem } from "../changes/lead-problems.ts";
import { type Lead, shown } from "../lead-model.ts";
import { proposeClinics } from "./proposals-api.ts";
import { useProposalCall } from "./use-proposal-call.ts";

type Draft = { clinic_ids: string[]; would_get: string };

/** Unsaved text of the form, by lead. */
const typed = keptValues<Draft>({ asksBeforeUnload: () => true });

/** Whether a lead has a form that is not finished. */
export const hasDraft = (leadId: string) => typed.get(leadId) !== undefined;

/** What a clinic first needs to know, without the name or a way to contact the patient. */
function firstDetails(lead: Lead): string {
  const parts = [
    `${shown(lead, "treatment")} in ${shown(lead, "location_city")}`,
    ...(["travel_month", "preferred_language"] as const)
      .filter((name) => shown(lead, name))
      .map((name) => `${LEAD_FIELDS[name].label}: ${shown(lead, name)}`),
  ];
  return `${parts.join(". ")}.`.slice(0, 500);
}

type ProposeClinicsProps = {
  lead: Lead;
  /** How many may be chosen. */
  most: number;
  /** The clinics that are open already. */
  taken: readonly string[];
  onDone: () => void;
};

/** Waits for the register. Without an active clinic, nothing can be chosen. */
export function ProposeClinics(props: ProposeClinicsProps) {
  const { role } = useAdmin();
  const { data, isLoadingError, refetch } = useQuery(clinicsQuery());
  if (isLoadingError) return <LoadFailed what="the clinics" onRetry={() => void refetch()} />;
  if (!data) return <p className="text-sm text-muted">Loading the clinics...</p>;
  const clinics = data.filter(({ id, is_active }) => is_active && !props.taken.includes(id));
  if (clinics.length > 0) return <ProposeForm {...props} clinics={clinics} />;
  return (
    <LiveRegion as="p" role="status" className="text-sm print:hidden">
      <span>The register has no other active clinic.</span>{" "}
      {role === "admin" ? (
        <TextLink href={hrefTo.adminClinics()}>Add one</TextLink>
      ) : (
        <span>Ask an administrator to add one.</span>
      )}
    </LiveRegion>
  );
}

function ProposeForm({
  lead,
  most,
  clinics,
  onDone,
}: ProposeClinicsProps & { clinics: readonly Clinic[] }) {
  const call = useProposalCall(lead);
  const problem = useProblem(lead.id, "clinic");
  // A colleague may correct the lead meanwhile.
  const [details] = useState(() => firstDetails(lead));
  // An unfinished form is open again when the lead is, without taking the focus.
  const [kept] = useState(() => typed.get(lead.id));
  function close() {
    typed.set(lead.id, undefined);
    settleProblem(lead.id, "clinic");
    onDone();
  }
  const form = useCheckedForm({
    schema: z.object({
      clinic_ids: z
        .array(z.string())
        .check(
          z.minLength(1, "Choose a clinic."),
          z.maxLength(most, most === 1 ? "Choose one clinic." : `Choose at most ${most} clinics.`),
        ),
      would_get: requiredText("Enter what they would get.", "What they would get", 500),
    }),
    defaultValues: kept ?? { clinic_ids: [], would_get: details },
    async send({ clinic_ids, would_get }) {
      settleProblem(lead.id, "clinic");
      try {
        const result = await proposeClinics(lead.id, clinic_ids, would_get);
        if (result.refusal) return { faults: { clinic_ids: result.refusal } };
      } catch {
        reportProblem(lead, { kind: "clinic" });
        return {};
      }
      toast.success("We’ve asked the patient, by email and on their private page");
      await call.refresh();
      close();
    },
  });
  const { subscribe } = form.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => typed.set(lead.id, values),
      }),
    [subscribe, lead.id],
  );
  const wanted = { treatment: shown(lead, "treatment"), city: shown(lead, "location_city") };
  const fitting = clinics.filter((clinic) => clinicFits(clinic, wanted));
  const others = clinics.filter((clinic) => !fitting.includes(clinic));
  const field = form.field("clinic_ids");

  return (
    <form {...form.attributes} className="flex flex-col gap-3 rounded bg-sand p-3 print:hidden">
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 text-xs font-semibold text-muted">
          {`${wanted.treatment} in ${wanted.city}: choose ${most === 1 ? "one clinic" : `up to ${most} clinics`}`}
        </legend>
        {fitting.length > 0 ? (
          <Choices clinics={fitting} field={field} autoFocus={!kept} />
        ) : (
          <p className="text-sm text-muted">No clinic in the register offers this in this city.</p>
        )}
        {others.length > 0 ? (
          <Fold title={`Other clinics (${others.length})`} open={fitting.length === 0}>
            <Choices
              clinics={others}
              field={fitting.length > 0 ? { ...field, error: undefined } : field}
              autoFocus={!kept && fitting.length === 0}
            />
          </Fold>
        ) : null}
      </fieldset>
      <SmallField
        label="What they would get"
        hint="The patient sees these words. Leave out the patient’s name and contact details. The message to the clinic adds only our reference and your name."
        {...form.field("would_get")}
      >
        {(attributes) => <textarea {...attributes} rows={3} />}
      </SmallField>
      <Fault>{problem ? "This was not saved. Try again." : null}</Fault>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={form.busy}>
          Ask the patient
        </Button>
        <CancelButton
          wouldLose={() => (typed.get(lead.id)?.would_get ?? details) !== details}
          onCancel={close}
        />
      </div>
    </form>
  );
}

type ChoicesProps = { clinics: readonly Clinic[]; field: RegisteredField; autoFocus: boolean };

/** Clinics to choose from, with what somebody must know about each. */
function Choices({ clinics, field, autoFocus }: ChoicesProps) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      {clinics.map((clinic, index) => {
        const marks = clinicMarks(clinic, teamToday());
        return (
          <Checkbox
            key={clinic.id}
            value={clinic.id}
            control={field.control}
            error={index === 0 ? field.error : undefined}
            // The user has just opened the form.
            autoFocus={autoFocus && index === 0}
            label={<bdi>{`${clinic.name}, ${clinic.city}`}</bdi>}
            statement={
              marks.length > 0 ? (
                <span className="text-caution">{marks.join(". ")}</span>
              ) : undefined
            }
          />
        );
      })}
    </div>
  );
}
