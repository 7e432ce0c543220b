import { shortDate } from "@shared/dates.ts";
import { lengthFault } from "@shared/text-length.ts";
import { useId } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { SmallField } from "@/admin/features/editing/small-field.tsx";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { Button } from "@/ui/button.tsx";
import { OwnerField } from "../changes/owner-field.tsx";
import { openStatuses, StatusField } from "../changes/status-field.tsx";
import { useDraft } from "../drafts.ts";
import { nameOf } from "../history/change-text.ts";
import type { Colleague } from "../lead-api.ts";
import { type Lead, type LeadChange, STATUS_NAMES } from "../lead-model.ts";
import { useLeadKeys } from "./focused-lead.ts";
import { Section } from "./section.tsx";

/** Maximum length of a next step, as in the database. */
const STEP_LENGTH = 500;

type LeadWorkProps = {
  lead: Lead;
  colleagues: readonly Colleague[];
  onChange: (change: LeadChange) => void;
};

/** Who looks after a lead, its status and its next step. */
export function LeadWork(props: LeadWorkProps) {
  const { lead, colleagues, onChange } = props;
  const { userId } = useAdmin();
  const take = () => {
    if (lead.owner_id !== userId) onChange({ kind: "owner", owner_id: userId });
  };
  useLeadKeys(lead.reference, { t: take });
  usePaletteActions([
    ...(lead.owner_id === userId ? [] : [{ label: "Take this lead", key: "t", run: take }]),
    ...openStatuses(lead)
      .filter((status) => status !== lead.status)
      .map((status) => ({
        label: `Move to ${STATUS_NAMES[status]}`,
        run: () => onChange({ kind: "status", status, close_reason: null }),
      })),
  ]);
  return (
    <Section title="Progress">
      <div className="flex flex-col gap-2.5 print:hidden">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
          <StatusField lead={lead} onChange={onChange} />
          <OwnerField {...props} />
        </div>
        <NextStep {...props} />
      </div>
      {/* Print shows the controls' values as text. The status is printed below the name. */}
      <p className="hidden text-sm print:block">
        Owner: <bdi>{nameOf(lead.owner_id, colleagues)}</bdi>. Next step:{" "}
        <span>{lead.next_step_on ? `${shortDate(lead.next_step_on)} ` : "none"}</span>
        <bdi>{lead.next_step}</bdi>
      </p>
    </Section>
  );
}

function NextStep({ lead, onChange }: LeadWorkProps) {
  const [savedDay, savedStep] = [lead.next_step_on ?? "", lead.next_step ?? ""];
  const [typedDay, setTypedDay] = useDraft(lead.id, "next-step-on");
  const [typedStep, setTypedStep] = useDraft(lead.id, "next-step");
  const day = typedDay ?? savedDay;
  const step = typedStep ?? savedStep;
  const hintId = useId();
  const isChanged = day !== savedDay || step.trim() !== savedStep;
  const lacksDay = step.trim() !== "" && day === "";
  const isTooLong = step.trim().length > STEP_LENGTH;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacksDay || isTooLong) return;
        onChange({ kind: "next_step", next_step_on: day || null, next_step: step.trim() || null });
      }}
    >
      <div className="grid grid-cols-[minmax(8rem,10rem)_1fr] gap-3">
        <SmallField label="Next step on">
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              value={day}
              aria-invalid={lacksDay || undefined}
              aria-describedby={lacksDay ? hintId : undefined}
              onChange={({ target: { value } }) => {
                setTypedDay(value === savedDay ? undefined : value);
              }}
            />
          )}
        </SmallField>
        <SmallField
          label="Next step"
          error={isTooLong ? lengthFault("Next step", STEP_LENGTH) : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              dir="auto"
              value={step}
              onChange={({ target: { value } }) => {
                setTypedStep(value === savedStep ? undefined : value);
              }}
            />
          )}
        </SmallField>
      </div>
      {lacksDay ? (
        <p id={hintId} className="text-sm text-danger">
          A next step needs a date.
        </p>
      ) : null}
      {isChanged ? (
        <Button type="submit" size="small" disabled={lacksDay || isTooLong} className="self-start">
          {day ? `Save for ${shortDate(day)}` : "Remove the next step"}
        </Button>
      ) : null}
    </form>
  );
}
