import { clockAt, dateInWords } from "@shared/dates.ts";
import type { MyRequest } from "@shared/my-request.ts";
import { clsx } from "clsx";
import { myRequestTexts } from "@/content/my-request.ts";
import { DownloadButtons } from "./download-buttons.tsx";
import { ErasePanel } from "./erase-panel.tsx";
import { Panel } from "./panel.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { QuotesPart } from "./quotes-part.tsx";
import { RequestDetails } from "./request-details.tsx";
import type { RequestPartProps } from "./request-part.ts";
import { RequestStatus } from "./request-status.tsx";
import { WithdrawPanel } from "./withdraw-panel.tsx";

const { title, lead, withdrawn, restricted } = myRequestTexts.proposals;

/** The clinics that we suggested, each with what it would get and the patient's answer. */
function ProposalsPanel(part: RequestPartProps) {
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

/** The recipients of the data: the team, and each clinic recorded by a coordinator. */
function WhoHasSeen({ request }: { request: MyRequest }) {
  return (
    <Panel title="Who has seen your data">
      <p>{myRequestTexts.team}</p>
      {request.clinics.length > 0 ? (
        <ul className="flex w-full flex-col gap-3">
          {request.clinics.map(({ clinic, shared, on }) => (
            <li key={`${clinic} ${shared} ${on}`} className="border-s-2 border-line ps-3">
              <strong className="block font-semibold">{clinic}</strong>
              Received on {dateInWords(on)}: {shared}
            </li>
          ))}
        </ul>
      ) : (
        <p>{myRequestTexts.noClinic}</p>
      )}
    </Panel>
  );
}

/** An opened request: its data and status, and everything that the patient can do with it. */
export function RequestView({ onErased, ...part }: RequestPartProps & { onErased: () => void }) {
  const { request, session } = part;
  const canWithdraw = request.withdrawn_at === null;
  // While the request is restricted, the server refuses everything else.
  const canChange = canWithdraw && request.restricted_at === null;
  return (
    <>
      <QuotesPart {...part} />
      {/* On paper, the quotes have the sheet to themselves. */}
      <div
        className={clsx(
          "grid items-start gap-6 lg:grid-cols-[3fr_2fr]",
          request.quotes.length > 0 && "print:hidden",
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <RequestStatus request={request} />
          <ProposalsPanel {...part} />
          <RequestDetails {...part} canChange={canChange} />
          <WhoHasSeen request={request} />
          <Panel title="Download your data">
            <p>Everything that we store about this request, including our notes.</p>
            <DownloadButtons session={session} reference={request.reference} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {canChange ? <PreferencesPanel {...part} /> : null}
          {canWithdraw ? <WithdrawPanel {...part} /> : null}
          <ErasePanel session={session} request={request} onErased={onErased} />
        </div>
      </div>
      <p className="text-sm text-muted print:hidden">{`Your private link works until ${dateInWords(clockAt(request.link_ends_at).date)}, or longer if there is activity on your request. ${myRequestTexts.closing}`}</p>
    </>
  );
}
