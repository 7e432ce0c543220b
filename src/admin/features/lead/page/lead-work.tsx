import { shortDate } from "@shared/dates.ts";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { BookingForm } from "../changes/booking.tsx";
import { NextStep } from "../changes/next-step.tsx";
import { openStatuses } from "../changes/status-field.tsx";
import { nameOf } from "../history/change-text.ts";
import type { Colleague } from "../lead-api.ts";
import { type Lead, type LeadChange, STATUS_NAMES } from "../lead-model.ts";
import { useLeadKeys } from "./focused-lead.ts";
import { Section } from "./section.tsx";

type LeadWorkProps = {
  lead: Lead;
  colleagues: readonly Colleague[];
  onChange: (change: LeadChange) => void;
};

/** A lead's next step and booking, and the keys and commands for its status and owner, which stand at its head. */
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
        {lead.status === "booked" ? <BookingForm lead={lead} onChange={onChange} /> : null}
        <NextStep {...props} />
      </div>
      {/* Print shows the controls' values as text. The status is printed below the name. */}
      <p className="hidden text-sm print:block">
        Owner: <bdi>{nameOf(lead.owner_id, colleagues)}</bdi>. Next step:{" "}
        <span>{stepDay(lead)}</span> <bdi>{lead.next_step}</bdi>
      </p>
    </Section>
  );
}

function stepDay({ next_step_on, next_step }: Lead): string {
  if (next_step_on) return shortDate(next_step_on);
  return next_step ? "none, because:" : "none";
}
