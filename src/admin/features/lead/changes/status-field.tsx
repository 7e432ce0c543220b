import {
  CLOSE_REASON_NAMES,
  CLOSE_REASONS,
  LEAD_STATUSES,
  type Lead,
  type LeadChange,
  OTHER_CLOSE_REASONS,
  STATUS_NAMES,
  shown,
  statusText,
} from "../lead-model.ts";
import { StatusChip } from "../status-chip.tsx";
import { ChoiceMenu } from "./choice-menu.tsx";

type StatusFieldProps = {
  lead: Lead;
  onChange: (change: LeadChange) => void;
  /** In a row of the list. */
  inRow?: boolean;
};

/** The statuses that need no reason. There are none if the patient withdrew their consent: the lead stays closed. */
export function openStatuses({ withdrawn_at }: Lead) {
  return withdrawn_at ? [] : LEAD_STATUSES.filter((status) => status !== "closed");
}

/** Shows and changes the status. Choosing a reason closes the lead, or replaces the reason. */
export function StatusField({ lead, onChange, inRow = false }: StatusFieldProps) {
  const statuses = openStatuses(lead);
  const isTreated = lead.status === "booked" || lead.close_reason === "treatment_done";
  const reasons = isTreated ? CLOSE_REASONS : OTHER_CLOSE_REASONS;
  const groups = [
    ...(statuses.length > 0
      ? [{ choices: statuses.map((status) => ({ value: status, name: STATUS_NAMES[status] })) }]
      : []),
    {
      title: STATUS_NAMES.closed,
      choices: reasons.map((reason) => ({ value: reason, name: CLOSE_REASON_NAMES[reason] })),
    },
  ];
  function choose(value: string) {
    const status = statuses.find((each) => each === value);
    if (status) return onChange({ kind: "status", status, close_reason: null });
    const close_reason = CLOSE_REASONS.find((each) => each === value);
    if (close_reason) onChange({ kind: "status", status: "closed", close_reason });
  }
  return (
    <ChoiceMenu
      label={inRow ? `Status of ${shown(lead, "name")}` : "Status"}
      inRow={inRow}
      value={lead.close_reason ?? lead.status}
      groups={groups}
      onChoose={choose}
    >
      {/* A row shows the reason below. */}
      {inRow ? <StatusChip status={lead.status} /> : statusText(lead.status, lead.close_reason)}
    </ChoiceMenu>
  );
}
