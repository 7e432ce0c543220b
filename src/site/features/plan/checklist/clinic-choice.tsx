import { lengthFault } from "@shared/text-length.ts";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { checklistTexts } from "@/content/plan/checklist.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { Fold } from "@/ui/fold.tsx";
import { CLINIC_LENGTH } from "../basics-limits.ts";
import { type Clinic, MAX_CLINICS } from "./checklist-part.ts";

/** The list of clinics, and a choice of the clinic to which the answers and documents below belong. */
export function ClinicChoice({
  clinics,
  current,
  quoted,
  answers,
  onChoose,
  onAdd,
  onRemove,
}: {
  clinics: readonly Clinic[];
  current: Clinic | undefined;
  /** Names of clinics that have a quote in the plan but are not in the list. */
  quoted: readonly string[];
  /** Number of answers stored for the current clinic. */
  answers: number;
  onChoose: (id: string) => void;
  onAdd: (clinic: Clinic) => void;
  onRemove: (clinic: Clinic) => void;
}) {
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  // Does not change later: the fold would close after the first of its clinics is added.
  const [startsUnfolded] = useState(clinics.length === 0);
  const field = useRef<HTMLInputElement>(null);
  const afterRender = useAfterRender();

  function add(clinicName: string) {
    const clinic = { id: newId(clinics), name: clinicName };
    onAdd(clinic);
    onChoose(clinic.id);
    setFault(undefined);
  }

  function addTyped(event: FormEvent) {
    event.preventDefault();
    const clinicName = typed.trim();
    if (clinicName && clinicName.length <= CLINIC_LENGTH) {
      add(clinicName);
      // A full list has no form.
      if (clinics.length + 1 === MAX_CLINICS) heading.current?.focus();
      return setTyped("");
    }
    setFault(clinicName ? lengthFault("The name", CLINIC_LENGTH) : "Enter the name of the clinic.");
    afterRender(() => field.current?.focus());
  }

  return (
    <section aria-labelledby="clinics" className="flex max-w-reading flex-col gap-4">
      <h2 id="clinics" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Clinics
      </h2>
      <p className="text-muted">{checklistTexts.clinics}</p>
      {clinics.length > 0 ? (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Show answers and documents for</legend>
          {clinics.map((clinic) => (
            <label
              key={clinic.id}
              className={clsx(
                "flex min-h-11 cursor-pointer items-center gap-2.5 rounded border px-4 py-1.5",
                clinic.id === current?.id
                  ? "border-sea bg-sea-soft font-semibold text-sea"
                  : "border-outline bg-surface",
              )}
            >
              <input
                type="radio"
                name={name}
                className="checkbox size-5"
                checked={clinic.id === current?.id}
                onChange={() => onChoose(clinic.id)}
              />
              <span className="break-words">{clinic.name}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {current ? (
        <RemoveClinic
          // Resets the confirmation when the clinic changes.
          key={current.id}
          clinic={current}
          answers={answers}
          onRemove={() => {
            onRemove(current);
            // The pressed button is removed.
            heading.current?.focus();
          }}
        />
      ) : null}
      {clinics.length < MAX_CLINICS ? (
        <form onSubmit={addTyped} noValidate className="flex items-end gap-3">
          <Field label="Name of a clinic" error={fault} className="min-w-0 flex-1">
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                value={typed}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <Button type="submit" className="min-h-12 shrink-0">
            Add
          </Button>
        </form>
      ) : null}
      {clinics.length < MAX_CLINICS && quoted.length > 0 ? (
        <Fold title={`From your quotes (${quoted.length})`} open={startsUnfolded}>
          <ul className="flex flex-col divide-y divide-line rounded border border-line bg-surface">
            {quoted.map((clinicName) => (
              <li
                key={clinicName}
                className="flex min-h-12 items-center justify-between gap-3 py-1.5 ps-4 pe-2"
              >
                <span className="min-w-0 break-words">{clinicName}</span>
                <Button
                  size="small"
                  variant="quiet"
                  className="shrink-0"
                  onClick={() => {
                    add(clinicName);
                    // The pressed button is removed.
                    heading.current?.focus();
                  }}
                >
                  <Plus aria-hidden="true" className="size-4" /> Add
                  <span className="sr-only">{` ${clinicName}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </section>
  );
}

/** Removes a clinic. Asks for confirmation if its answers would be deleted. */
function RemoveClinic({
  clinic,
  answers,
  onRemove,
}: {
  clinic: Clinic;
  answers: number;
  onRemove: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="small"
        variant={asking ? "secondary" : "quiet"}
        className={asking ? "" : "-ms-3.5"}
        // The second click of a double click comes after the question.
        onClick={({ detail }) => {
          if (answers > 0 && !asking) setAsking(true);
          else if (!asking || detail <= 1) onRemove();
        }}
      >
        <span>{`Remove ${clinic.name}`}</span>
        {asking ? (
          <span>{` and its ${answers === 1 ? "answer" : `${answers} answers`}`}</span>
        ) : null}
      </Button>
      {asking ? (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            setAsking(false);
            // The pressed button is removed.
            currentTarget.parentElement?.querySelector("button")?.focus();
          }}
        >
          Keep it
        </Button>
      ) : null}
    </div>
  );
}

/** The first unused ID of "a", "b", "c" and so on. Short, because IDs are part of links to the plan. */
function newId(clinics: readonly Clinic[]): string {
  const taken = clinics.map(({ id }) => id);
  return ["a", "b", "c", "d", "e"].find((id) => !taken.includes(id)) ?? "f";
}
