import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button } from "@/ui/button.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import type { ContactRules } from "../contact/contact-rules.ts";
import { type Colleague, leadEventsQuery } from "../lead-api.ts";
import type { Lead } from "../lead-model.ts";
import { Section } from "../page/section.tsx";
import { ProposalItem } from "./proposal-item.tsx";
import { isOpen, MOST_OPEN, proposalsQuery } from "./proposals-api.ts";
import { hasDraft, ProposeClinics } from "./propose-clinics.tsx";

type LeadClinicsProps = { lead: Lead; rules: ContactRules; colleagues: readonly Colleague[] };

/** The clinics that were proposed to the patient, what the patient said to each, and a form to propose more. */
export function LeadClinics({ lead, rules, colleagues }: LeadClinicsProps) {
  const { data: proposals, isLoadingError, refetch } = useQuery(proposalsQuery(lead.id));
  const { data: events = [] } = useQuery(leadEventsQuery(lead.id));
  const [isProposing, setIsProposing] = useState(() => hasDraft(lead.id));
  const list = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();
  const open = proposals?.filter(isOpen) ?? [];
  const most = MOST_OPEN - open.length;
  function close() {
    setIsProposing(false);
    afterRender(() => list.current?.focus());
  }
  return (
    <Section title="Clinics" isPrinted={proposals !== undefined && proposals.length > 0}>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-2.5 rounded-sm">
        {proposals && proposals.length > 0 ? (
          <ul className="flex flex-col gap-2.5 print:grid print:grid-cols-2 print:gap-x-4 print:gap-y-1">
            {proposals.map((proposal) => (
              <ProposalItem key={proposal.id} {...{ lead, proposal, rules, colleagues, events }} />
            ))}
          </ul>
        ) : proposals ? (
          <p className="text-sm text-muted">
            No clinic has been proposed. A clinic gets nothing until the patient says yes to it.
          </p>
        ) : isLoadingError ? (
          <LoadFailed what="the proposed clinics" onRetry={() => void refetch()} />
        ) : null}
      </div>
      {!proposals || rules.withdrawnAt ? null : isProposing ? (
        <ProposeClinics
          lead={lead}
          most={most}
          taken={open.map(({ clinic_id }) => clinic_id)}
          onDone={close}
        />
      ) : most > 0 ? (
        <Button
          size="small"
          className="self-start print:hidden"
          onClick={() => setIsProposing(true)}
        >
          Propose clinics
        </Button>
      ) : (
        <p className="text-sm text-muted print:hidden">
          {`${MOST_OPEN} proposals are open. Cancel one to propose another clinic.`}
        </p>
      )}
      {rules.withdrawnAt || rules.emailWorks ? null : (
        <p className="text-sm text-muted print:hidden">
          Email does not reach this patient. Ask them another way, and record the answer.
        </p>
      )}
    </Section>
  );
}
