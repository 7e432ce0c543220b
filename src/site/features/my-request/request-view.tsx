import { clockAt, dateInWords } from "@shared/dates.ts";
import { clsx } from "clsx";
import { myRequestTexts } from "@/content/my-request.ts";
import { DownloadButtons } from "./download-buttons.tsx";
import { ErasePanel } from "./erase-panel.tsx";
import { Panel } from "./panel.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { ProposalsPanel } from "./proposals-panel.tsx";
import { QuotesPart } from "./quotes-part.tsx";
import { RequestDetails } from "./request-details.tsx";
import type { RequestPartProps } from "./request-part.ts";
import { RequestStatus } from "./request-status.tsx";
import { WhoHasSeen } from "./who-has-seen.tsx";
import { WithdrawPanel } from "./withdraw-panel.tsx";

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
