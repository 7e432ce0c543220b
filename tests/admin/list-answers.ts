import type { Role } from "@/admin/features/access/auth-api.ts";
import { colleagues, exampleLead } from "./example-lead.ts";
import { type Answers, roleAnswer } from "./fake-project.ts";

/** The numbers on the tabs of the list. */
export const exampleCounts = {
  due: 7,
  late: 2,
  mine: 1,
  unassigned: 3,
  follow_up: 0,
  stalled: 4,
  all: 1204,
  new: 0,
};

type Counts = Record<keyof typeof exampleCounts, number>;

/** Which number a count of leads asks for. Any other filter has `filtered` leads. */
export function countAnswer(counts: Counts, filtered = 37): Answers[string] {
  return ({ search }) => {
    const asked = [...search]
      .filter(([name]) => !["select", "restricted_at", "limit"].includes(name))
      .map(([name, value]) => (/^(lte|lt|gt)\./.test(value) ? name : `${name}=${value}`))
      .join("&")
      .replace(/owner_id=eq\.[-0-9a-f]+/, "owner_id");
    const names: Record<string, keyof Counts> = {
      "status=eq.new": "due",
      "status=eq.new&due_at": "late",
      "owner_id&status=neq.closed": "mine",
      "owner_id=is.null&status=neq.closed": "unassigned",
      "next_step_on&status=neq.closed": "follow_up",
      stalled_at: "stalled",
      "": "all",
      created_at: "new",
    };
    const name = names[asked];
    return { json: null, count: name ? counts[name] : filtered };
  };
}

/** The project's responses to the list of leads, for someone with a role. No view is saved. */
export function listAnswers(
  leads = [exampleLead],
  counts = exampleCounts,
  role: Role = "admin",
): Answers {
  return {
    "POST search_leads": () => ({ json: leads, count: 37 }),
    "HEAD leads": countAnswer(counts),
    "POST list_colleagues": () => ({ json: colleagues }),
    "GET leads": () => ({ json: leads }),
    "GET user_roles": roleAnswer(role),
  };
}
