import { shortDate } from "@shared/dates.ts";
import { lengthFault } from "@shared/text-length.ts";
import { useId, useState } from "react";
import { SmallDayField, SmallField } from "@/admin/features/editing/small-field.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { Button } from "@/ui/button.tsx";
import { useDraft } from "../drafts.ts";
import type { Lead, LeadChange } from "../lead-model.ts";
import { StepChips } from "./step-chips.tsx";

/** Maximum length of a next step, as in the database. */
const STEP_LENGTH = 500;

type StepField = "step" | "day";

const mark = (leadId: string, field: StepField) => ({ "data-next": `${field} ${leadId}` });

/** Brings a field of a lead's next step into view, with the focus. */
export function focusStep(leadId: string, field: StepField): void {
  const control = document.querySelector<HTMLElement>(`[data-next="${field} ${leadId}"]`);
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}

/** Why a lead asks what happens next; undefined if it does not. A new lead waits for its first answer instead. */
function question(lead: Lead): string | undefined {
  const { status, next_step_on, next_step, patient_acted_at, home_on } = lead;
  if (status === "new" || status === "closed") return undefined;
  if (patient_acted_at) return "The patient did something on their page. What happens next?";
  if (next_step_on && next_step_on <= teamToday()) return "This step is due. What happens next?";
  // The booking asks once the patient is home.
  if (status === "booked" && home_on) return undefined;
  return next_step_on || next_step ? undefined : "What happens next?";
}

type NextStepProps = { lead: Lead; onChange: (change: LeadChange) => void };

/** What comes next and when, with the usual days as one press; or why nothing does. */
export function NextStep({ lead, onChange }: NextStepProps) {
  const [savedDay, savedStep] = [lead.next_step_on ?? "", lead.next_step ?? ""];
  const [changedDay, setChangedDay] = useDraft(lead.id, "next-step-on");
  const [typedStep, setTypedStep] = useDraft(lead.id, "next-step");
  const [saysWhy, setSaysWhy] = useState(false);
  const hintId = useId();
  const day = changedDay ?? savedDay;
  const step = typedStep ?? savedStep;
  const text = step.trim();
  const isReason = day === "" && (saysWhy || (savedDay === "" && savedStep !== ""));
  const lacksDay = text !== "" && day === "" && !isReason;
  const isChanged = day !== savedDay || text !== savedStep;
  const isTooLong = text.length > STEP_LENGTH;
  const isFaulty = isTooLong || lacksDay || (day !== "" && !typedDay(day));
  const asked = question(lead);
  function save(on: string) {
    if (isTooLong) return;
    setChangedDay(undefined);
    onChange({ kind: "next_step", next_step_on: on || null, next_step: text || null });
  }
  /** Asks for the reason, unless it was typed. */
  function saveNone() {
    if (day === "" && text) return save("");
    if (savedDay && text === savedStep) setTypedStep("");
    setChangedDay(savedDay ? "" : undefined);
    setSaysWhy(true);
    focusStep(lead.id, "step");
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFaulty) return;
        if (day) save(day);
        else onChange({ kind: "next_step", next_step_on: null, next_step: text || null });
      }}
    >
      {asked ? (
        <p className="rounded bg-caution-soft px-3 py-1.5 text-sm font-semibold text-caution">
          {asked}
        </p>
      ) : null}
      <SmallField
        label="Next step"
        error={isTooLong ? lengthFault("Next step", STEP_LENGTH) : undefined}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            {...mark(lead.id, "step")}
            dir="auto"
            rows={Math.min(6, 1 + Math.floor(step.length / 45))}
            className={`${attributes.className} field-sizing-content resize-y`}
            value={step}
            onChange={({ target: { value } }) => {
              setTypedStep(value === savedStep ? undefined : value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </SmallField>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <StepChips onDay={save} onNone={saveNone} />
        <SmallDayField
          label="Next step on"
          value={day}
          onChange={(value) => setChangedDay(value === savedDay ? undefined : value)}
          input={{
            ...mark(lead.id, "day"),
            ...(lacksDay ? { "aria-invalid": true, "aria-describedby": hintId } : {}),
          }}
        />
      </div>
      {lacksDay ? (
        <p id={hintId} className="text-sm text-danger">
          A next step needs a date. If there’s no next step, press “None because…”.
        </p>
      ) : null}
      {isReason ? (
        <p className="text-sm text-muted">
          {text ? "This is why there is no next step." : "Write why there is no next step."}
        </p>
      ) : null}
      {isChanged && !(isReason && !text) ? (
        <Button type="submit" size="small" disabled={isFaulty} className="self-start">
          {stepButton(day, text)}
        </Button>
      ) : null}
    </form>
  );
}

function stepButton(day: string, text: string): string {
  if (day) return `Save for ${shortDate(day)}`;
  return text ? "Save the reason" : "Remove the next step";
}
