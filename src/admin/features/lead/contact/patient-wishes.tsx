import { teamDate } from "@/admin/features/time/team-time.ts";
import type { Lead } from "../lead-model.ts";
import type { ContactRules } from "./contact-rules.ts";

/** What the patient asked for on their own page: no further contact, or how and when to be contacted. */
export function PatientWishes({ lead, rules }: { lead: Lead; rules: ContactRules }) {
  const { withdrawnAt } = rules;
  if (withdrawnAt) {
    return (
      <p className="rounded border-s-4 border-danger bg-danger-soft px-3 py-2 text-sm">
        <strong className="font-semibold">
          {`Consent withdrawn on ${teamDate(withdrawnAt)}${lead.withdrawn_at ? "" : ", in another request from this person, which may have been deleted since"}.`}
        </strong>{" "}
        <span>
          Do not contact the patient about this request, and do not send anything to a clinic. A
          clinic that has received their data has to be asked to stop using it: administrators have
          a task for it under Personal data.
        </span>
      </p>
    );
  }
  const wishes = [
    ...(lead.no_calls ? ["Do not call."] : []),
    ...(lead.contact_when ? [`Best time to contact them: ${lead.contact_when}`] : []),
  ];
  if (wishes.length === 0) return null;
  return (
    <p className="rounded border-s-4 border-caution bg-caution-soft px-3 py-2 text-sm">
      <strong className="font-semibold">The patient asks:</strong> <bdi>{wishes.join(" ")}</bdi>
    </p>
  );
}
