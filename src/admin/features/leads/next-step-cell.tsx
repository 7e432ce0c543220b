import { shortDate, shortDay } from "@shared/dates.ts";
import type { ReactNode } from "react";
import { ChoiceMenu } from "@/admin/features/lead/changes/choice-menu.tsx";
import { STEP_DAYS } from "@/admin/features/lead/changes/step-chips.tsx";
import { StepDay } from "@/admin/features/lead/changes/step-day.tsx";
import { useLeadChange } from "@/admin/features/lead/changes/use-lead-change.ts";
import { type Lead, shown } from "@/admin/features/lead/lead-model.ts";
import { teamClock, teamDay, teamToday } from "@/admin/features/time/team-time.ts";
import { daysBetween, daysInWords } from "@/lib/calendar-date.ts";

type NextStepProps = { lead: Lead; now: number };

/** Plans the next step for one of the usual days, or puts it off, keeping its text. */
function StepMenu({ lead, children }: { lead: Lead; children: ReactNode }) {
  const change = useLeadChange(lead);
  return (
    <ChoiceMenu
      label={`Next step of ${shown(lead, "name")}`}
      inRow
      value={lead.next_step_on ?? ""}
      groups={[
        { choices: STEP_DAYS.map(({ label, later }) => ({ value: teamDay(later), name: label })) },
      ]}
      onChoose={(next_step_on) =>
        change({ kind: "next_step", next_step_on, next_step: lead.next_step })
      }
    >
      {children}
    </ChoiceMenu>
  );
}

/** What a lead without a next step waits for, which gives it its place among the others, and why it has none. */
function whyNone({ status, home_on, touched_at, next_step }: Lead, now: number): string {
  const today = teamToday(new Date(now));
  const quiet = daysBetween(teamClock(touched_at).date, today);
  const isThisYear = home_on?.slice(0, 4) === today.slice(0, 4);
  const isWaiting = status !== "new" && status !== "closed";
  const state =
    status === "booked" && home_on
      ? `Home ${home_on > today ? "on" : "since"} ${isThisYear ? shortDay(home_on) : shortDate(home_on)}`
      : isWaiting && quiet > 1
        ? `Quiet for ${daysInWords(quiet)}`
        : "No next step";
  return next_step ? `${state}, because: ${next_step}` : state;
}

/** The date of the next step, in a menu where it can be changed, and its text. */
export function NextStepCell({ lead, now, mayChange }: NextStepProps & { mayChange: boolean }) {
  const text = lead.next_step_on ? lead.next_step : whyNone(lead, now);
  // A next step counts as an answer to the patient, so it is not planned without reading what they wrote.
  const isUnread = mayChange && lead.patient_acted_at !== null;
  const words = (
    <span className="two-lines whitespace-normal">
      <StepDay lead={lead} now={now} isShort />{" "}
      <span dir="auto" className="text-muted">
        {text}
      </span>
      {isUnread ? (
        <span>
          {"\u00a0· "}
          <span>Read the reply first</span>
        </span>
      ) : null}
    </span>
  );
  return mayChange && !isUnread ? <StepMenu lead={lead}>{words}</StepMenu> : words;
}
