import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { mailName } from "@/admin/features/mail/mail-api.ts";
import { teamDate } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { correctField } from "../changes/corrected-field.tsx";
import { leadMailQuery } from "../lead-api.ts";
import { type Lead, MAIL_PROBLEM_NAMES, shown } from "../lead-model.ts";
import type { ContactRules } from "./contact-rules.ts";

type LeadMailNoticeProps = { lead: Lead; rules: ContactRules; mayCorrect: boolean };

/** Why email may not reach the patient: their address does not work, or emails were not sent. */
export function LeadMailNotice({ lead, rules, mayCorrect }: LeadMailNoticeProps) {
  const { role } = useAdmin();
  const { data: mail, isLoadingError, refetch } = useQuery(leadMailQuery(lead.id));
  if (isLoadingError) {
    return <LoadFailed what="whether emails reached the patient" onRetry={() => void refetch()} />;
  }
  if (!mail || (!mail.problem && mail.parked.length === 0)) return null;
  const { problem, parked } = mail;
  const names = parked.map(({ kind }) => mailName(kind));
  const it = parked.length === 1 ? "it" : "them";
  return (
    <div className="flex flex-col gap-1 break-words rounded border-s-4 border-danger bg-danger-soft px-3 py-2 text-sm">
      {problem ? (
        <p>
          <strong className="font-semibold">
            Email to <bdi>{shown(lead, "email")}</bdi>{" "}
            <span>{`${MAIL_PROBLEM_NAMES[problem.problem]} on ${teamDate(problem.at)}.`}</span>
          </strong>{" "}
          {rules.mayContact ? (
            <span>
              {problem.problem === "complained"
                ? "Contact the patient another way."
                : "Check the address, or contact the patient another way."}
            </span>
          ) : null}
        </p>
      ) : null}
      {parked.length > 0 ? (
        <p>
          <strong className="font-semibold">
            {parked.length === 1
              ? "1 email about this request was not sent."
              : `${parked.length} emails about this request were not sent.`}
          </strong>{" "}
          <span>{`${names.join(", ")}.`}</span>{" "}
          {role === "admin" ? null : (
            <span>{`An administrator can send ${it} from the list of leads.`}</span>
          )}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden print:hidden">
        {mayCorrect && problem && problem.problem !== "complained" ? (
          <Button size="small" onClick={() => correctField(lead.id, "email")}>
            Correct the address
          </Button>
        ) : null}
        {role === "admin" && parked.length > 0 ? (
          <TextLink href={hrefTo.adminLeads()}>{`Send ${it} from the list of leads`}</TextLink>
        ) : null}
      </div>
    </div>
  );
}
