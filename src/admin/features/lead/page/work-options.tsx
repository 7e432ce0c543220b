import type { Colleague } from "../lead-api.ts";
import { LEAD_STATUSES, STATUS_NAMES } from "../lead-model.ts";

/** The team members as options of a select. */
export function ColleagueOptions({ colleagues }: { colleagues: readonly Colleague[] }) {
  return colleagues.map(({ user_id, display_name }) => (
    <option key={user_id} value={user_id}>
      {display_name}
    </option>
  ));
}

/** The lead statuses as options of a select. */
export function StatusOptions() {
  return LEAD_STATUSES.map((status) => (
    <option key={status} value={status}>
      {STATUS_NAMES[status]}
    </option>
  ));
}
