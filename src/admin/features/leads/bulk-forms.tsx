import { type RefObject, useState } from "react";
import { SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { STEP_DAYS } from "@/admin/features/lead/changes/step-chips.tsx";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import {
  CLOSE_REASON_NAMES,
  type CloseReason,
  LEAD_STATUSES,
  type LeadStatus,
  OTHER_CLOSE_REASONS,
} from "@/admin/features/lead/lead-model.ts";
import { ColleagueOptions, StatusOptions } from "@/admin/features/lead/page/work-options.tsx";
import type { BulkChange } from "@/admin/features/lead-search/leads-api.ts";
import { teamDay } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";

type ClosingSelectProps = {
  id: string;
  className: string;
  value: CloseReason | "";
  onChange: (reason: CloseReason | "") => void;
};

/** A select for the reason for closing a lead. */
function ClosingSelect({ value, onChange, ...attributes }: ClosingSelectProps) {
  return (
    <SmallSelect
      {...attributes}
      required
      value={value}
      onChange={(event) =>
        onChange(OTHER_CLOSE_REASONS.find((reason) => reason === event.target.value) ?? "")
      }
    >
      <option value="">Choose a reason</option>
      {OTHER_CLOSE_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {CLOSE_REASON_NAMES[reason]}
        </option>
      ))}
    </SmallSelect>
  );
}

type BulkFormProps = {
  id: string;
  /** Its first select, so that commands can move the focus there. */
  select: RefObject<HTMLSelectElement | null>;
  busy: boolean;
  className: string;
  onApply: (change: BulkChange) => void;
};

/** Assigns the chosen leads to a team member. */
export function OwnerForm({
  select,
  busy,
  onApply,
  colleagues,
  ...form
}: BulkFormProps & { colleagues: readonly Colleague[] }) {
  const [owner, setOwner] = useState("");
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (owner) onApply({ kind: "owner", owner_id: owner === "none" ? null : owner });
      }}
    >
      <SmallField label="Owner">
        {(attributes) => (
          <SmallSelect
            {...attributes}
            ref={select}
            value={owner}
            onChange={(event) => setOwner(event.target.value)}
          >
            <option value="">Choose</option>
            <ColleagueOptions colleagues={colleagues} />
            <option value="none">Nobody</option>
          </SmallSelect>
        )}
      </SmallField>
      <Button type="submit" size="small" disabled={!owner} busy={busy}>
        Assign
      </Button>
    </form>
  );
}

/** Sets the status of the chosen leads. Closing asks for the reason. */
export function StatusForm({ select, busy, onApply, ...form }: BulkFormProps) {
  const [status, setStatus] = useState<LeadStatus | "">("");
  const [reason, setReason] = useState<CloseReason | "">("");
  const isComplete = status !== "" && (status !== "closed" || reason !== "");
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onApply({ kind: "status", status, close_reason: reason || null });
      }}
    >
      <SmallField label="Status">
        {(attributes) => (
          <SmallSelect
            {...attributes}
            ref={select}
            value={status}
            onChange={(event) => {
              const next = LEAD_STATUSES.find((each) => each === event.target.value);
              setStatus(next ?? "");
              if (next !== "closed") setReason("");
            }}
          >
            <option value="">Choose</option>
            <StatusOptions />
          </SmallSelect>
        )}
      </SmallField>
      {status === "closed" ? (
        <SmallField label="Reason">
          {(attributes) => <ClosingSelect {...attributes} value={reason} onChange={setReason} />}
        </SmallField>
      ) : null}
      <Button type="submit" size="small" disabled={!isComplete} busy={busy}>
        Set status
      </Button>
    </form>
  );
}

/** Puts the next steps of the chosen leads off to one of the usual days. */
export function StepForm({ select, busy, onApply, ...form }: BulkFormProps) {
  const [day, setDay] = useState("");
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (day) onApply({ kind: "next_step", next_step_on: day });
      }}
    >
      <SmallField label="Next step">
        {(attributes) => (
          <SmallSelect
            {...attributes}
            ref={select}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          >
            <option value="">Choose</option>
            {STEP_DAYS.map(({ label, later }) => (
              <option key={label} value={teamDay(later)}>
                {label}
              </option>
            ))}
          </SmallSelect>
        )}
      </SmallField>
      <Button type="submit" size="small" disabled={!day} busy={busy}>
        Put off
      </Button>
    </form>
  );
}
