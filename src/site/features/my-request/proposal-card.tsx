import { YES_WORDING } from "@shared/clinic-consent.ts";
import type { Proposal, ProposalAnswer } from "@shared/my-request.ts";
import { useRef, useState } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { callMyRequest } from "./my-request-api.ts";
import { checksOf, proposalStateText } from "./proposal-text.ts";
import type { RequestPartProps } from "./request-part.ts";

const texts = myRequestTexts.proposals;

/** One clinic: what we checked, exactly what it would get, and the patient's answer or the buttons to give one. */
export function ProposalCard({
  proposal,
  session,
  request,
  onChange,
}: RequestPartProps & { proposal: Proposal }) {
  const { id, clinic, city, would_get, state, sent_on } = proposal;
  const [asked, setAsked] = useState<ProposalAnswer>();
  const [failure, setFailure] = useState<string>();
  const [isChanging, setIsChanging] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const afterRender = useAfterRender();
  const mayAgree = request.withdrawn_at === null && request.restricted_at === null;
  const isOver = state === "refused" || (state === "taken_back" && sent_on === null);
  const isAsking = mayAgree && (state === "proposed" || (isOver && isChanging));

  async function answer(wanted: ProposalAnswer) {
    setFailure(undefined);
    setAsked(wanted);
    const outcome = await callMyRequest({
      action: "answer",
      ...session,
      proposal_id: id,
      answer: wanted,
    });
    setAsked(undefined);
    if (outcome.kind === "failed") setFailure(outcome.failure.message);
    if (outcome.kind !== "request") return;
    const now = outcome.request.proposals.find((known) => known.id === id)?.state;
    if (now !== wanted) setFailure(texts.changedMeanwhile);
    setIsChanging(false);
    onChange(outcome.request);
    // The pressed button is removed.
    afterRender(() => result.current?.focus());
  }

  /** A button that gives an answer. Its name includes the clinic, for those who hear a list of buttons. */
  const answerButton = (wanted: ProposalAnswer, label: string, isPrimary = false) => (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      busy={asked === wanted}
      aria-label={`${label}: ${clinic}`}
      onClick={() => {
        if (asked === undefined) void answer(wanted);
      }}
    >
      {label}
    </Button>
  );

  return (
    <li className="flex flex-col items-start gap-4 rounded border border-line p-4 sm:p-5">
      <h3 className="text-xl">
        <bdi className="block">{clinic}</bdi>
        <span className="block font-sans text-base font-normal text-muted">{city}</span>
      </h3>
      <dl className="flex w-full flex-col gap-3">
        {checksOf(proposal).map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
        <div className="rounded bg-sand px-4 py-3">
          <dt className="text-sm text-muted">{sent_on ? texts.got : texts.wouldGet}</dt>
          <dd className="whitespace-pre-wrap break-words">{would_get}</dd>
        </div>
      </dl>
      <p ref={result} tabIndex={-1} className="font-semibold outline-none">
        {proposalStateText(proposal)}
      </p>
      {isAsking ? <p className="text-sm">{YES_WORDING}</p> : null}
      <CallFailure message={failure} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isAsking ? answerButton("agreed", texts.yes, true) : null}
        {isAsking && state === "proposed" ? answerButton("refused", texts.no) : null}
        {!request.withdrawn_at && (state === "agreed" || state === "sent")
          ? answerButton("taken_back", texts.takeBack)
          : null}
        {mayAgree && isOver && !isChanging ? (
          <Button
            variant="quiet"
            aria-label={`${texts.change}: ${clinic}`}
            onClick={() => {
              setIsChanging(true);
              afterRender(() => result.current?.focus());
            }}
          >
            {texts.change}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
