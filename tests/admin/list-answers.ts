import type { Role } from "@/admin/features/access/auth-api.ts";
import { colleagues, exampleLead } from "./example-lead.ts";
import type { Answers } from "./fake-project.ts";

/** The numbers on the tabs of the list. */
export const exampleCounts = {
  due: 7,
  late: 2,
  mine: 1,
  unassigned: 3,
  follow_up: 0,
  all: 1204,
  new: 0,
};

/** The project's responses to the list of leads, for someone with a role. No view is saved. */
export function listAnswers(
  leads = [exampleLead],
  counts = exampleCounts,
  role: Role = "admin",
): Answers {
  return {
    "POST search_leads": () => ({ json: { leads, next: null } }),
    "POST lead_counts": () => ({ json: counts }),
    "POST count_leads": () => ({ json: 37 }),
    "POST list_colleagues": () => ({ json: colleagues }),
    "GET leads": () => ({ json: leads }),
    "GET user_roles": () => ({ json: [{ role }] }),
    "GET saved_views": () => ({ json: [] }),
  };
}
