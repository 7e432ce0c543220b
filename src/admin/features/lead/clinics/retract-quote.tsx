import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { leadEventsQuery, retractLeadEvent } from "../lead-api.ts";
import type { Lead } from "../lead-model.ts";
import type { Proposal } from "./proposals-api.ts";
import type { RecordedQuote } from "./quotes-api.ts";
import { useProposalCall } from "./use-proposal-call.ts";

type RetractQuoteProps = {
  lead: Lead;
  proposal: Proposal;
  /** The last version. The one before it can be retracted next. */
  quote: RecordedQuote;
  onRetracted: () => void;
};

/** Retracts the last version of a quote that was recorded by mistake, unless the patient has ever seen it. */
export function RetractQuote({ lead, proposal, quote, onRetracted }: RetractQuoteProps) {
  const { data: events = [] } = useQuery(leadEventsQuery(lead.id));
  const call = useProposalCall(lead);
  // The version that was on the screen when the button was pressed.
  const [asked, setAsked] = useState<{ eventId: number; version: number }>();
  const own = events.filter(
    ({ body }) => body.proposal_id === proposal.id && body.revision === quote.revision,
  );
  const record = own.findLast(({ kind }) => kind === "quote");
  async function retract(eventId: number) {
    await call.run(async () => {
      const outcome = await retractLeadEvent(lead.id, eventId);
      if (outcome !== "conflict") onRetracted();
      return outcome === "conflict"
        ? { refusal: "This quote has been corrected or shared in the meantime." }
        : {};
    });
    setAsked(undefined);
  }
  return (
    <>
      <Fault>{call.fault}</Fault>
      {record && !own.some(({ kind }) => kind === "quote_shared") ? (
        <Button
          size="small"
          variant="quiet"
          className="-ms-3.5 self-start print:hidden"
          aria-label={`Recorded by mistake: version ${quote.revision} of the quote of ${proposal.clinic}`}
          onClick={() => setAsked({ eventId: record.id, version: quote.revision })}
        >
          Recorded by mistake
        </Button>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={`Retract version ${asked.version} of the quote of ${proposal.clinic}?`}
          description="What it says is deleted, and the history keeps that it was recorded. You cannot undo this."
          confirm="Retract the quote"
          variant="danger"
          cancel="Keep the quote"
          busy={call.isBusy}
          onConfirm={() => void retract(asked.eventId)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
