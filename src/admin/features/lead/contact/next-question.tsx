import { teamToday } from "@/admin/features/time/team-time.ts";
import { focusStep } from "../changes/next-step.tsx";
import { StepChips } from "../changes/step-chips.tsx";
import { draftOf } from "../drafts.ts";
import type { Lead, LeadChange } from "../lead-model.ts";

type NextQuestionProps = {
  lead: Lead;
  onChange: (change: LeadChange) => void;
  /** Whether the patient was reached. */
  reached: boolean;
  onEnd: () => void;
};

/** Asks what happens next, after a contact or an attempt. */
export function NextQuestion({ lead, reached, onChange, onEnd }: NextQuestionProps) {
  // What was due is done once the patient was reached. What was planned for later, or typed, stays.
  const isDone = reached && (lead.next_step_on ?? "") <= teamToday();
  const next_step = draftOf(lead.id, "next-step")?.trim() ?? (isDone ? null : lead.next_step);
  const leadTo = (field: "day" | "step") => () => {
    onEnd();
    focusStep(lead.id, field);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded bg-sea-soft px-3 py-2 text-sm">
      <span className="font-semibold">What happens next?</span>
      <StepChips
        onDay={(next_step_on) => {
          onChange({ kind: "next_step", next_step_on, next_step: next_step || null });
          onEnd();
        }}
        onDate={leadTo("day")}
        onNone={leadTo("step")}
      />
    </div>
  );
}
