import { BECAUSE_LENGTH, type DecisionInput, type MyRequest } from "@shared/my-request.ts";
import { type FormEvent, useId, useRef, useState } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { LimitedField } from "@/ui/field.tsx";
import { callMyRequest } from "./my-request-api.ts";
import { decisionText, isExpired } from "./proposal-text.ts";
import type { RequestPartProps } from "./request-part.ts";

const texts = myRequestTexts.quotes;

/** What is chosen at first: the quote that the patient chose before, if it is still shared in that version. */
function choiceOf({ decision, quotes }: MyRequest): string {
  if (decision?.choice !== "quote") return decision?.choice ?? "";
  return isCurrent({ decision, quotes }) ? decision.proposal_id : "";
}

/** Whether the chosen quote is shared in the version that was chosen. */
function isCurrent({ decision, quotes }: Pick<MyRequest, "decision" | "quotes">): boolean {
  return (
    decision?.choice !== "quote" ||
    quotes.some(
      ({ proposal_id, revision }) =>
        proposal_id === decision.proposal_id && revision === decision.revision,
    )
  );
}

/** The heading of the decision, which a link above leads to. */
export const DECISION_ID = "decide";

/** Whether the patient can still decide. */
const mayDecideOn = ({ withdrawn_at, restricted_at }: MyRequest) =>
  withdrawn_at === null && restricted_at === null;

/** Whether there is a decision to make or to read. */
export const showsDecision = (request: MyRequest) =>
  mayDecideOn(request) || request.decision !== null;

/** With which quote the patient would like to go on, if any. It can be changed until they withdraw their consent. */
export function QuoteDecision({ session, request, onChange }: RequestPartProps) {
  const { quotes, decision } = request;
  const [choice, setChoice] = useState(() => choiceOf(request));
  const [because, setBecause] = useState(() =>
    decision?.choice === "none" ? (decision.because ?? "") : "",
  );
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const name = useId();
  const result = useRef<HTMLParagraphElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();
  const mayDecide = mayDecideOn(request);

  /** What the form says, or undefined if nothing is chosen. */
  function chosen(): DecisionInput | undefined {
    if (choice === "none") return { choice, because };
    if (choice === "open") return { choice };
    const quote = quotes.find(({ proposal_id }) => proposal_id === choice);
    return quote && { choice: "quote", proposal_id: choice, revision: quote.revision };
  }

  function fail(message: string) {
    setFailure(message);
    // The form is gone if the request can no longer be changed.
    afterRender(() => (notice.current ?? result.current)?.focus());
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const wanted = chosen();
    if (busy) return;
    if (!wanted) return fail(texts.chooseOne);
    setFailure(undefined);
    setBusy(true);
    const outcome = await callMyRequest({ action: "decide", ...session, decision: wanted });
    setBusy(false);
    if (outcome.kind === "failed") fail(outcome.failure.message);
    if (outcome.kind !== "request") return;
    const now = choiceOf(outcome.request);
    setChoice(now);
    onChange(outcome.request);
    if ((now || "open") !== choice) return fail(texts.changedMeanwhile);
    afterRender(() => result.current?.focus());
  }

  const options = [
    ...quotes.map((quote) => {
      const goOn = isExpired(quote) ? texts.goOnExpired : texts.goOn;
      return [quote.proposal_id, goOn(quote.clinic)] as const;
    }),
    ["none", quotes.length === 1 ? texts.notThisOne : texts.none] as const,
    ...(decision ? [["open", texts.open] as const] : []),
  ];
  if (!showsDecision(request)) return null;
  return (
    <section
      aria-labelledby={DECISION_ID}
      className="flex max-w-reading flex-col gap-4 print:hidden"
    >
      <h2 id={DECISION_ID} tabIndex={-1} className="text-3xl outline-none">
        Your decision
      </h2>
      <p ref={result} tabIndex={-1} className="font-semibold outline-none empty:hidden">
        {decision ? decisionText(decision) : null}
      </p>
      {isCurrent(request) ? null : (
        <p className="rounded border-s-4 border-caution bg-caution-soft px-4 py-3">
          {texts.isOutdated}
        </p>
      )}
      {mayDecide ? (
        <form onSubmit={(event) => void send(event)} className="flex flex-col items-start gap-4">
          <p className="text-muted">{texts.deciding}</p>
          <fieldset className="flex w-full flex-col gap-2">
            <legend className="sr-only">Which quote would you like to go ahead with?</legend>
            {options.map(([value, label]) => (
              <label
                key={value}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded border border-outline bg-surface px-4 py-2 has-checked:border-sea has-checked:bg-sea-soft"
              >
                <input
                  type="radio"
                  name={name}
                  value={value}
                  className="checkbox size-5 shrink-0"
                  checked={choice === value}
                  onChange={() => setChoice(value)}
                />
                <span className="min-w-0 break-words">{label}</span>
              </label>
            ))}
          </fieldset>
          {choice === "none" ? (
            <LimitedField
              label={texts.because}
              hint={texts.becauseHint}
              className="w-full"
              limit={BECAUSE_LENGTH}
              rows={3}
              value={because}
              onChange={setBecause}
            />
          ) : null}
          <CallFailure ref={notice} message={failure} />
          <Button type="submit" variant="primary" busy={busy}>
            {texts.tell}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
