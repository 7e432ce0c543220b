import { teamDate } from "@/admin/features/time/team-time.ts";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import type { Lead } from "../lead-model.ts";
import { type RecordedQuote, shareQuote } from "./quotes-api.ts";
import { useProposalCall } from "./use-proposal-call.ts";

type ShareQuoteProps = {
  lead: Lead;
  clinic: string;
  /** All versions, newest first. */
  quotes: readonly RecordedQuote[];
  /** Whether a version may be shared now. Sharing can always be ended. */
  mayShare: boolean;
  /** Called when the patient is sent an email about it. */
  onShared: () => void;
};

/** Which version of a quote the patient sees, with the buttons to share the last one, and to end that. */
export function ShareQuote({ lead, clinic, quotes, mayShare, onShared }: ShareQuoteProps) {
  const call = useProposalCall(lead);
  const [latest] = quotes;
  const shared = quotes.find(({ shared_at }) => shared_at !== null);
  if (!latest) return null;
  const change = async (quote: RecordedQuote, isShared: boolean) => {
    const result = await call.run(() => shareQuote(quote.id, isShared));
    if (result && isShared) onShared();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <p>
        {shared?.shared_at
          ? `The patient sees version ${shared.revision}, since ${teamDate(shared.shared_at)}.`
          : "The patient does not see this quote."}
      </p>
      {mayShare && shared !== latest ? (
        <Button
          size="small"
          variant="primary"
          busy={call.isBusy}
          aria-label={`Share version ${latest.revision} with the patient: ${clinic}`}
          onClick={() => void change(latest, true)}
        >
          {shared ? `Share version ${latest.revision} instead` : "Share with the patient"}
        </Button>
      ) : null}
      {shared && lead.restricted_at === null ? (
        <Button
          size="small"
          variant="quiet"
          busy={call.isBusy}
          aria-label={`Stop sharing: ${clinic}`}
          onClick={() => void change(shared, false)}
        >
          Stop sharing
        </Button>
      ) : null}
      <Fault>{call.fault}</Fault>
    </div>
  );
}
