import { myRequestTexts } from "@/content/my-request.ts";
import { Panel } from "./panel.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import type { RequestPartProps } from "./request-part.ts";

const { title, lead, withdrawn, restricted } = myRequestTexts.proposals;

/** The clinics that we suggested, each with what it would get and the patient's answer. */
export function ProposalsPanel(part: RequestPartProps) {
  const { proposals, withdrawn_at, restricted_at } = part.request;
  if (proposals.length === 0) return null;
  return (
    <Panel title={title}>
      <p>{withdrawn_at ? withdrawn : restricted_at ? restricted : lead}</p>
      <ul className="flex w-full flex-col gap-4">
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.id} {...part} proposal={proposal} />
        ))}
      </ul>
    </Panel>
  );
}
