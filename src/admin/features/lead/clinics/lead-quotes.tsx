import { shortDate } from "@shared/dates.ts";
import { linesOfKind, type QuoteKind } from "@shared/quote-lines.ts";
import { missingMessage } from "@shared/quote-questions.ts";
import { answersOf } from "@shared/recorded-quote.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { teamDate } from "@/admin/features/time/team-time.ts";
import { kindOf } from "@/content/plan/quote-kind.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { useLeadChange } from "../changes/use-lead-change.ts";
import type { ContactRules } from "../contact/contact-rules.ts";
import { nameOf } from "../history/change-text.ts";
import { colleaguesQuery } from "../lead-api.ts";
import { refreshAfterChange } from "../lead-cache.ts";
import { type ContactChannel, type Lead, STATUS_NAMES, shown } from "../lead-model.ts";
import { Section } from "../page/section.tsx";
import { ClinicMessage } from "./clinic-message.tsx";
import { QuoteForm, typedQuotes } from "./clinic-quote-form.tsx";
import { type AskedClinic, isWithdrawn, proposalsQuery, wasAsked } from "./proposals-api.ts";
import { QuoteView } from "./quote-view.tsx";
import { quotesQuery, type RecordedQuote, recordQuestion } from "./quotes-api.ts";
import { RetractQuote } from "./retract-quote.tsx";
import { ShareQuote } from "./share-quote.tsx";
import { useProposalCall } from "./use-proposal-call.ts";

/** The kind of quote for the treatment that the patient asked about. */
function kindFor(lead: Lead): QuoteKind {
  const slug = typedKeys(treatmentNames).find(
    (each) => treatmentNames[each] === shown(lead, "treatment"),
  );
  return slug ? kindOf(slug) : "operation";
}

/** The quotes of the clinics that were sent the request. */
export function LeadQuotes({ lead, rules }: { lead: Lead; rules: ContactRules }) {
  const { data: proposals = [] } = useQuery(proposalsQuery(lead.id));
  const asked = proposals.filter(wasAsked);
  if (asked.length === 0) return null;
  return (
    <Section title="Quotes">
      {lead.decision ? (
        <div className="rounded bg-sea-soft px-3 py-2 text-sm">
          <p className="font-semibold">
            {lead.decision.choice === "quote"
              ? `The patient would like to go ahead with ${lead.decision.clinic} (version ${lead.decision.revision})`
              : "The patient wants none of these quotes"}
          </p>
          {lead.decision.choice === "none" && lead.decision.because ? (
            <p dir="auto" className="break-words whitespace-pre-line">
              {lead.decision.because}
            </p>
          ) : null}
          <p className="text-muted">{`Said on their private page, ${teamDate(lead.decision.at)}.`}</p>
        </div>
      ) : null}
      <ul className="flex flex-col gap-3 print:grid print:grid-cols-2 print:gap-x-4 print:gap-y-1">
        {asked.map((proposal) => (
          <li
            key={proposal.id}
            className="flex flex-col gap-2 rounded border border-line p-3 text-sm print:gap-0.5 print:border-0 print:p-0"
          >
            <p className="font-semibold">
              <bdi>{proposal.clinic}</bdi>
            </p>
            <ClinicQuote lead={lead} proposal={proposal} rules={rules} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ClinicQuoteProps = { lead: Lead; proposal: AskedClinic; rules: ContactRules };

/** The quote of a clinic that was asked, with its versions, and the form to record or correct it. */
function ClinicQuote({ lead, proposal, rules }: ClinicQuoteProps) {
  const client = useQueryClient();
  const { data: quotes, isLoadingError, refetch } = useQuery(quotesQuery(proposal.id));
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const [isOpen, setIsOpen] = useState(() => typedQuotes.get(proposal.id) !== undefined);
  /** What was done last, in words. */
  const [done, setDone] = useState<string>();
  const change = useLeadChange(lead);
  const question = useProposalCall(lead);
  const mayRecord =
    proposal.state === "sent" && !isWithdrawn(proposal, rules) && lead.restricted_at === null;
  if (isLoadingError) return <LoadFailed what="the quote" onRetry={() => void refetch()} />;
  if (!quotes) return null;
  const [latest, ...earlier] = quotes;
  const by = ({ recorded_by }: RecordedQuote) => nameOf(recorded_by, colleagues);
  return (
    <div className="flex flex-col gap-2">
      {latest ? (
        <QuoteView quote={latest} by={by(latest)} />
      ) : (
        <p className="text-muted">{`No quote yet. Asked on ${shortDate(proposal.sent_on)}.`}</p>
      )}
      {earlier.length > 0 ? (
        <details className="text-sm">
          <summary className="inline-flex min-h-9 items-center text-sea underline underline-offset-4">
            {earlier.length === 1 ? "1 earlier version" : `${earlier.length} earlier versions`}
          </summary>
          <ul className="mt-1 flex flex-col gap-3">
            {earlier.map((quote) => (
              <li key={quote.id}>
                <QuoteView quote={quote} by={by(quote)} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {latest && mayRecord ? (
        <AskForMissing
          lead={lead}
          proposal={proposal}
          quote={latest}
          isBusy={question.isBusy}
          before={async (by) =>
            (await question.run(() => recordQuestion(lead.id, proposal.id, by))) !== undefined
          }
        />
      ) : null}
      <Fault>{question.fault}</Fault>
      <ShareQuote
        lead={lead}
        clinic={proposal.clinic}
        quotes={quotes}
        mayShare={mayRecord && !isOpen}
        onShared={() => setDone("The patient gets an email with the link to their private page.")}
      />
      {!mayRecord ? null : isOpen ? (
        <QuoteForm
          proposalId={proposal.id}
          clinic={proposal.clinic}
          askedOn={proposal.sent_on}
          latest={latest}
          kind={kindFor(lead)}
          onClose={(isSaved) => {
            setIsOpen(false);
            setDone(isSaved ? "The quote is saved." : undefined);
            if (isSaved) refreshAfterChange(client, lead);
          }}
        />
      ) : (
        <Button
          size="small"
          className="self-start print:hidden"
          aria-label={`${latest ? "Correct" : "Record"} the quote of ${proposal.clinic}`}
          onClick={() => setIsOpen(true)}
        >
          {latest ? "Correct the quote" : "Record its quote"}
        </Button>
      )}
      {latest && !isOpen && lead.restricted_at === null ? (
        <RetractQuote
          lead={lead}
          proposal={proposal}
          quote={latest}
          onRetracted={() => setDone("The quote has been retracted.")}
        />
      ) : null}
      <p
        role="status"
        className="flex flex-wrap items-center gap-2 text-sm empty:sr-only print:hidden"
      >
        {done && !isOpen ? <span>{done}</span> : null}
        {done && latest && !isOpen && (lead.status === "new" || lead.status === "contacted") ? (
          <Button
            size="small"
            onClick={() => change({ kind: "status", status: "quoted", close_reason: null })}
          >
            {`Move to ${STATUS_NAMES.quoted}`}
          </Button>
        ) : null}
      </p>
    </div>
  );
}

type AskForMissingProps = {
  lead: Lead;
  proposal: AskedClinic;
  quote: RecordedQuote;
  isBusy: boolean;
  /** Records that the clinic is asked, which is refused if it may not be. Only then may the message be opened. */
  before: (by: ContactChannel) => Promise<boolean>;
};

/** The message that asks a clinic for what its quote leaves open. */
function AskForMissing({ lead, proposal, quote, isBusy, before }: AskForMissingProps) {
  const { displayName } = useAdmin();
  const { data: clinics = [] } = useQuery(clinicsQuery());
  const message = missingMessage(answersOf(quote), linesOfKind(quote.kind), {
    clinic: proposal.clinic,
    // What the clinic has of the request, and nothing else of the patient.
    about: lead.reference,
    asker: "team",
    from: displayName,
  });
  if (!message) return null;
  return (
    <div className="flex flex-col gap-1.5 text-sm print:hidden">
      <p className="font-semibold">Ask for what is missing</p>
      <ClinicMessage
        verb="Ask for it"
        name={proposal.clinic}
        clinic={clinics.find(({ id }) => id === proposal.clinic_id)}
        message={message}
        isBusy={isBusy}
        before={before}
      />
      <details>
        <summary className="inline-flex min-h-9 items-center text-sea underline underline-offset-4">
          Read the message
        </summary>
        <p className="mt-2 whitespace-pre-line rounded bg-sand px-4 py-3">{message.body}</p>
      </details>
    </div>
  );
}
