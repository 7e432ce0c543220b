import { clsx } from "clsx";
import { TEAM_TIME_NAME, teamTime } from "@/admin/features/time/team-time.ts";
import { focusStep } from "../changes/next-step.tsx";
import { OwnerField } from "../changes/owner-field.tsx";
import { StatusField } from "../changes/status-field.tsx";
import { StepDay } from "../changes/step-day.tsx";
import { nameOf } from "../history/change-text.ts";
import type { Colleague } from "../lead-api.ts";
import { clockOf, useNow } from "../lead-clock.ts";
import type { Lead, LeadChange } from "../lead-model.ts";
import { ClockText, RepeatChip, StatusChip, WishChip } from "../status-chip.tsx";

type StandingProps = {
  lead: Lead;
  colleagues: readonly Colleague[];
  onChange: (change: LeadChange) => void;
  className?: string;
};

/** The time left of the 24 hours in which a lead is answered, its status and owner, and what is next. */
export function Standing({ lead, colleagues, onChange, className }: StandingProps) {
  const now = useNow();
  const clock = clockOf(lead, now);
  const due = teamTime(lead.due_at);
  const isRestricted = lead.restricted_at !== null;
  const next = (
    <>
      <span>{lead.next_step_on ? "Next step: " : "No next step"}</span>
      <StepDay lead={lead} now={now} />
      {lead.next_step ? (
        <span dir="auto">{`, ${lead.next_step_on ? "" : "because: "}${lead.next_step}`}</span>
      ) : null}
    </>
  );
  return (
    <div className={clsx("flex flex-col gap-2 text-sm", className)}>
      <p
        className={clsx(
          "flex-wrap items-center gap-2 print:flex",
          isRestricted || lead.is_repeat || clock ? "flex" : "hidden",
        )}
      >
        <span className={clsx("flex", isRestricted || "hidden print:flex")}>
          <StatusChip status={lead.status} reason={lead.close_reason} />
        </span>
        {lead.is_repeat ? <RepeatChip /> : null}
        {isRestricted ? <WishChip>Restricted</WishChip> : <ClockText clock={clock} />}
        {lead.status === "new" && !isRestricted ? (
          <time dateTime={lead.due_at} className="text-xs tabular-nums text-muted">
            {clock?.tone === "danger"
              ? `due ${due}, ${TEAM_TIME_NAME}`
              : `(${due}, ${TEAM_TIME_NAME})`}
          </time>
        ) : null}
      </p>
      {/* Only a lead that can be changed has the fields. Paper has these lines further down. */}
      {isRestricted ? (
        <p className="print:hidden">
          <bdi>{lead.owner_id ? nameOf(lead.owner_id, colleagues) : "No owner"}</bdi> · {next}
        </p>
      ) : (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-x-3 gap-y-2 lg:min-w-96 print:hidden">
            <StatusField lead={lead} onChange={onChange} />
            <OwnerField lead={lead} colleagues={colleagues} onChange={onChange} />
          </div>
          <button
            type="button"
            title="Go to the next step"
            onClick={() => focusStep(lead.id, "step")}
            className="min-h-6 w-fit max-w-full rounded text-start underline decoration-outline underline-offset-4 hover:decoration-current print:hidden"
          >
            <span className="line-clamp-2 break-words">{next}</span>
          </button>
        </>
      )}
    </div>
  );
}
