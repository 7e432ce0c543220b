import { shortDate } from "@shared/dates.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { clinicMarks } from "@/admin/features/clinics/clinic-marks.ts";
import { clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { templatesFor, templatesQuery } from "@/admin/features/templates/templates-api.ts";
import { teamDate, teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { offerUndo, withdrawOfferOf } from "../changes/undo-offers.ts";
import type { ContactRules } from "../contact/contact-rules.ts";
import { messageToClinic } from "../contact/message.ts";
import { nameOf } from "../history/change-text.ts";
import { type Colleague, retractLeadEvent, undoLeadChanges } from "../lead-api.ts";
import { CHANNEL_WORDS, type Lead, type LeadEvent, shown } from "../lead-model.ts";
import { ClinicMessage } from "./clinic-message.tsx";
import { cancelProposal, isOpen, isWithdrawn, type Proposal, recordSent } from "./proposals-api.ts";
import { RecordAnswer } from "./record-answer.tsx";
import { useProposalCall } from "./use-proposal-call.ts";

/** Where a proposal stands, in words. */
function standing({ state, proposed_at, answered_at, answered_how, sent_on }: Proposal): string {
  const how = answered_how ? `by ${CHANNEL_WORDS[answered_how]}` : "on their private page";
  const answered = `${how}, ${answered_at ? teamDate(answered_at) : ""}`;
  const asked = sent_on ? `The clinic was asked on ${shortDate(sent_on)}` : "Nothing was sent";
  switch (state) {
    case "proposed":
      return `The patient has not answered yet. Asked on ${teamDate(proposed_at)}`;
    case "agreed":
      return `Yes, ${answered}. The clinic has not been asked yet`;
    case "refused":
      return `No, ${answered}. Nothing was sent`;
    case "taken_back":
      return `Yes taken back, ${answered}. ${asked}`;
    case "sent":
      return asked;
    case "cancelled":
      return "Cancelled. Nothing was sent";
  }
}

const PLAIN = {
  subject: `Request {reference}`,
  body: `Dear colleagues,\n\nA patient asks for a quote: {details}\n\nOur reference is {reference}.\n\nKind regards\n{coordinator}\n${brand.name}`,
};
const STOP = {
  subject: "Request {reference}: please stop",
  body: `Dear colleagues,\n\nThe patient of request {reference} no longer wants a quote from you. Please stop using what we sent, erase it, and confirm that you have. If the law makes you keep something, tell us what.\n\nKind regards\n{coordinator}\n${brand.name}`,
};

type ProposalItemProps = {
  lead: Lead;
  proposal: Proposal;
  rules: ContactRules;
  colleagues: readonly Colleague[];
  /** The lead's events, for the record that can be retracted. */
  events: readonly LeadEvent[];
};

/** A clinic that was proposed: where it stands, and what can be done next. */
export function ProposalItem({ lead, proposal, rules, colleagues, events }: ProposalItemProps) {
  const { id, clinic: name, city, would_get, state, sent_on } = proposal;
  const { userId } = useAdmin();
  const { data: register = [] } = useQuery(clinicsQuery());
  const { data: templates = [] } = useQuery(templatesQuery());
  const call = useProposalCall(lead);
  const [templateId, setTemplateId] = useState("");
  const clinic = register.find((known) => known.id === proposal.clinic_id);
  const marks = clinic && isOpen(proposal) ? clinicMarks(clinic, teamToday()) : [];
  const options = templatesFor(
    templates,
    { channel: "email", audience: "clinic" },
    state === "sent" ? "no_answer" : "first",
  );
  const template = options.find((known) => known.id === templateId) ?? options[0] ?? PLAIN;
  const fill = (text: { subject: string | null; body: string }) =>
    messageToClinic(text, lead.reference, would_get, nameOf(userId, colleagues));
  const isOver = isWithdrawn(proposal, rules);
  const own = events.filter(({ body }) => body.proposal_id === id);
  const record = own.findLast(({ kind }) => kind === "clinic");
  const retracted = own.flatMap(({ kind, body }) =>
    kind === "quote_retracted" ? [body.event_id] : [],
  );
  const hasQuoted = own.some((event) => event.kind === "quote" && !retracted.includes(event.id));

  /** Records that the clinic is asked, or checks that it may be asked again. Only then may the message be opened. */
  async function ask(): Promise<boolean> {
    const result = await call.run(() => recordSent(id, teamToday()));
    const event = result?.event;
    if (event !== undefined) {
      offerUndo({
        name: shown(lead, "name"),
        text: `recorded that ${name} was asked.`,
        eventId: event,
        undo: async () => {
          const [undone] = await undoLeadChanges([event]);
          await call.refresh();
          return undone !== undefined && undone.outcome !== "conflict";
        },
      });
    }
    return result !== undefined;
  }

  return (
    <li className="flex flex-col gap-2 rounded border border-line p-3 text-sm print:border-0 print:p-0">
      <div className="min-w-0 break-words">
        <p className="font-semibold">
          <bdi>{`${name}, ${city}`}</bdi>
        </p>
        <p>{`${standing(proposal)}.`}</p>
        <p className="text-muted">
          <span>{sent_on ? "It got:" : "It would get:"}</span> <bdi>{would_get}</bdi>
        </p>
        {marks.length > 0 ? <p className="text-caution">{`${marks.join(". ")}.`}</p> : null}
      </div>
      {!isOver && (state === "agreed" || state === "sent") ? (
        <div className="flex flex-col gap-2 print:hidden">
          {options.length > 1 ? (
            <SmallField label={`Template for ${name}`}>
              {(attributes) => (
                <SmallSelect
                  {...attributes}
                  value={"id" in template ? template.id : ""}
                  onChange={({ target }) => setTemplateId(target.value)}
                >
                  {options.map((option) => (
                    <option key={option.id} value={option.id}>
                      {option.name}
                    </option>
                  ))}
                </SmallSelect>
              )}
            </SmallField>
          ) : null}
          {state === "agreed" ? (
            <p className="text-muted">
              The message opens or is copied, and it is recorded that the clinic was asked today,
              which the patient sees. If you don’t send the message, press Undo.
            </p>
          ) : null}
          <ClinicMessage
            verb={state === "agreed" ? "Ask" : "Ask again"}
            name={name}
            clinic={clinic}
            message={fill(template)}
            isBusy={call.isBusy}
            before={ask}
          />
        </div>
      ) : null}
      {sent_on && (isOver || state === "taken_back") ? (
        <div className="flex flex-col gap-2 rounded bg-caution-soft px-2.5 py-2 print:hidden">
          <p>
            {`Tell the clinic that the patient no longer wants a quote, and ask it to erase what it got.${
              lead.withdrawn_at || state === "taken_back"
                ? " Administrators have a task for it under Personal data."
                : ""
            }`}
          </p>
          <ClinicMessage verb="Tell it" name={name} clinic={clinic} message={fill(STOP)} />
        </div>
      ) : null}
      <Fault>{call.fault}</Fault>
      {/* The words of quiet buttons are in line with the text above. */}
      <div className="-ms-3.5 flex flex-wrap gap-x-1.5 empty:hidden has-[form]:ms-0 print:hidden">
        <RecordAnswer lead={lead} proposal={proposal} />
        {isOpen(proposal) ? (
          <Button
            size="small"
            variant="quiet"
            busy={call.isBusy}
            aria-label={`Cancel the proposal: ${name}`}
            onClick={() => void call.run(() => cancelProposal(id))}
          >
            Cancel the proposal
          </Button>
        ) : null}
        {record && sent_on && state === "sent" && !hasQuoted ? (
          <Button
            size="small"
            variant="quiet"
            busy={call.isBusy}
            aria-label={`Recorded by mistake: ${name}, ${shortDate(sent_on)}`}
            onClick={() =>
              void call.run(async () => {
                if ((await retractLeadEvent(lead.id, record.id)) === "conflict") {
                  return { refusal: "This clinic has quoted in the meantime, so it was asked." };
                }
                withdrawOfferOf(record.id);
                return {};
              })
            }
          >
            Recorded by mistake
          </Button>
        ) : null}
      </div>
    </li>
  );
}
