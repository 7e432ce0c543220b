import { LEAD_CITIES } from "@shared/cities.ts";
import { RETENTION } from "@shared/retention.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import type { FieldPath } from "react-hook-form";
import { useVersionedForm, VersionedForm } from "@/admin/features/editing/use-versioned-form.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { catalogue } from "@/content/catalogue.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import type { RegisteredControl } from "@/lib/use-checked-form.ts";
import { Checkbox, EmailInput, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { Fold } from "@/ui/fold.tsx";
import { type ClinicDraft, clinicDraftSchema, draftOf } from "./clinic-draft.ts";
import { CertificateLookup } from "./clinic-facts.tsx";
import { treatmentsOf } from "./clinic-marks.ts";
import {
  addClinic,
  type Clinic,
  ClinicKnownError,
  changeClinic,
  clinicsQuery,
} from "./clinics-api.ts";

const labels = {
  name: "Name",
  city: "City",
  treatments: "Treatments",
  languages: "Languages",
  contact_name: "Contact",
  email: "Email",
  whatsapp: "WhatsApp",
  certificate: "Certificate number",
  certificate_checked_on: "Certificate looked up on",
  insured_until: "Insured for complications until",
  notes: "Notes",
  is_active: "Active",
} as const satisfies Record<Exclude<FieldPath<ClinicDraft>, `treatments.${number}`>, string>;

type ClinicFormProps = {
  /** Undefined for a new one. */
  clinic: Clinic | undefined;
  onSaved: (clinic: Clinic) => void;
  onGone: () => void;
};

/** A form for one clinic. */
export function ClinicForm({ clinic, onSaved, onGone }: ClinicFormProps) {
  const edit = useVersionedForm({
    what: "clinic",
    row: clinic,
    schema: clinicDraftSchema,
    names: typedKeys(labels),
    draftOf,
    add: addClinic,
    change: changeClinic,
    faultsOf: (error) =>
      error instanceof ClinicKnownError
        ? { name: "The register already has a clinic of this name in this city." }
        : undefined,
    queryKey: clinicsQuery().queryKey,
    onSaved,
    onGone,
  });
  const { draft } = edit;
  const { field } = edit.checked;

  return (
    <VersionedForm
      edit={edit}
      label={clinic ? clinic.name : "New clinic"}
      className="flex min-w-0 flex-col gap-4 rounded border border-line bg-surface p-4"
      differences={(theirs) =>
        typedKeys(labels).map((name) => ({
          label: labels[name],
          mine: wordsFor(draft, name),
          theirs: wordsFor(draftOf(theirs), name),
        }))
      }
    >
      <div className="grid items-start gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Field label={labels.name} {...field("name")}>
              {(control) => <TextInput autoComplete="off" {...control} />}
            </Field>
            <Field label={labels.city} {...field("city")}>
              {(control) => (
                <Select {...control}>
                  {LEAD_CITIES.map((city) => (
                    <option key={city} value={city}>
                      {city}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field
            label={labels.languages}
            optional
            hint="The languages that patients can use with the clinic."
            {...field("languages")}
          >
            {(control) => <TextInput autoComplete="off" {...control} />}
          </Field>
          <div className="grid items-end gap-4 sm:grid-cols-3">
            <Field label={labels.contact_name} optional {...field("contact_name")}>
              {(control) => <TextInput autoComplete="off" {...control} />}
            </Field>
            <Field label={labels.email} optional {...field("email")}>
              {(control) => <EmailInput required={false} {...control} autoComplete="off" />}
            </Field>
            <Field label={labels.whatsapp} optional {...field("whatsapp")}>
              {(control) => <TextInput type="tel" autoComplete="off" {...control} />}
            </Field>
          </div>
          <CertificateLookup />
          <div className="grid items-end gap-4 sm:grid-cols-3">
            <Field label={labels.certificate} optional {...field("certificate")}>
              {(control) => <TextInput autoComplete="off" {...control} />}
            </Field>
            <Field
              label={labels.certificate_checked_on}
              optional
              {...field("certificate_checked_on")}
            >
              {(control) => <TextInput type="date" max={teamToday()} {...control} />}
            </Field>
            <Field label={labels.insured_until} optional {...field("insured_until")}>
              {(control) => <TextInput type="date" {...control} />}
            </Field>
          </div>
          <Field
            label={labels.notes}
            optional
            hint="About the clinic only: nothing about a patient."
            {...field("notes")}
          >
            {(control) => <TextArea {...control} />}
          </Field>
          <Checkbox
            label={labels.is_active}
            statement={`Only active clinics can be chosen for a lead. The contact of an inactive one is deleted after ${RETENTION.clinic_contact}.`}
            {...field("is_active")}
          />
        </div>
        <ClinicTreatments chosen={draft.treatments} control={field("treatments").control} />
      </div>
    </VersionedForm>
  );
}

function wordsFor(draft: ClinicDraft, name: keyof ClinicDraft): string {
  if (name === "treatments") return treatmentsOf(draft).join(", ");
  if (name === "is_active") return draft.is_active ? "Yes" : "No";
  return draft[name];
}

type ClinicTreatmentsProps = {
  chosen: readonly string[];
  control: RegisteredControl;
};

/** The catalogue's treatments as checkboxes. The categories that have a chosen one are open at first. */
function ClinicTreatments({ chosen, control }: ClinicTreatmentsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Treatments</legend>
      {catalogue.map(({ slug, name, treatments }) => {
        const count = treatments.filter((treatment) => chosen.includes(treatment)).length;
        return (
          <Fold
            key={slug}
            title={count > 0 ? `${name} (${count} of ${treatments.length})` : name}
            open={count > 0}
            className="border-b border-line"
          >
            <div className="grid gap-2 sm:grid-cols-2">
              {treatments.map((treatment) => (
                <Checkbox
                  key={treatment}
                  label={treatmentNames[treatment]}
                  value={treatment}
                  control={control}
                />
              ))}
            </div>
          </Fold>
        );
      })}
    </fieldset>
  );
}
