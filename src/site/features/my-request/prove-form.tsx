import type { MyRequest, UnprovenRequest } from "@shared/my-request.ts";
import { type FormEvent, useState } from "react";
import { myRequestTexts } from "@/content/my-request.ts";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { callMyRequest, type Session } from "./my-request-api.ts";
import { Panel } from "./panel.tsx";
import { unprovenStatusName } from "./status-text.ts";

const { title, text, label, hint, missing, notMine } = myRequestTexts.prove;

type ProveFormProps = {
  session: Session;
  request: UnprovenRequest;
  onProven: (request: MyRequest) => void;
  onDisowned: () => void;
};

/**
 * Shows the status and the reference alone, and asks for the end of the phone number: if someone mistyped their
 * email address, this link is in a stranger's mailbox.
 */
export function ProveForm({ session, request, onProven, onDisowned }: ProveFormProps) {
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [closeFault, setCloseFault] = useState<string>();
  const [busy, setBusy] = useState<"prove" | "disown">();

  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem("digits");
    if (!(field instanceof HTMLInputElement)) return;
    const digits = field.value.trim();
    const isMissing = digits.replace(/[^\p{Nd}]/gu, "").length < 4;
    setError(isMissing ? missing : undefined);
    setFault(undefined);
    if (isMissing) {
      field.focus();
      return;
    }
    setBusy("prove");
    const outcome = await callMyRequest({ action: "prove", ...session, digits });
    setBusy(undefined);
    if (outcome.kind === "request") return onProven(outcome.request);
    if (outcome.kind !== "fault") return;
    if (outcome.fault.code === "no_match") {
      setError(outcome.fault.message);
      field.focus();
    } else {
      setFault(outcome.fault.message);
    }
  }

  async function disown() {
    setCloseFault(undefined);
    setBusy("disown");
    const outcome = await callMyRequest({ action: "disown", ...session });
    setBusy(undefined);
    if (outcome.kind === "done") onDisowned();
    if (outcome.kind === "fault") setCloseFault(outcome.fault.message);
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Panel title="Status">
        <p className="text-lg font-semibold">{unprovenStatusName(request.status)}</p>
        <dl className="flex flex-wrap gap-x-6">
          <dt className="text-muted">Reference</dt>
          <dd className="whitespace-nowrap font-semibold tabular-nums">{request.reference}</dd>
        </dl>
        <form
          noValidate
          onSubmit={(event) => void prove(event)}
          className="flex w-full flex-col gap-4 border-t border-line pt-4"
        >
          <h3 className="text-xl">{title}</h3>
          <p>{text}</p>
          <Field label={label} hint={hint} error={error}>
            {(control) => (
              <TextInput
                {...control}
                name="digits"
                inputMode="numeric"
                autoComplete="off"
                className="max-w-40"
              />
            )}
          </Field>
          <CallFaultText message={fault} />
          <Button type="submit" variant="primary" busy={busy === "prove"} className="self-start">
            Show my request
          </Button>
        </form>
      </Panel>
      <Panel title={notMine.title}>
        <p>{notMine.text}</p>
        <CallFaultText message={closeFault} />
        <Button busy={busy === "disown"} onClick={() => void disown()}>
          {notMine.button}
        </Button>
      </Panel>
    </div>
  );
}
