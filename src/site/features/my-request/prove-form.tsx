import type { MyRequest, UnprovenRequest } from "@shared/my-request.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { callMyRequest, type Session } from "./my-request-api.ts";
import { Panel } from "./request-panel.tsx";
import { unprovenStatusName } from "./status-text.ts";

const { title, text, label, hint, missing, notMine } = myRequestTexts.prove;

const schema = z.object({
  digits: z.string().check(
    z.trim(),
    z.refine((text) => text.replace(/[^\p{Nd}]/gu, "").length >= 4, missing),
  ),
});

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
  const [notClosed, setNotClosed] = useState<string>();
  const [isClosing, setIsClosing] = useState(false);
  const form = useCheckedForm({
    schema,
    async send({ digits }) {
      const outcome = await callMyRequest({ action: "prove", ...session, digits });
      if (outcome.kind === "request") onProven(outcome.request);
      if (outcome.kind !== "failed") return;
      const { code, message } = outcome.failure;
      return code === "no_match" ? { faults: { digits: message } } : { failure: message };
    },
  });

  async function disown() {
    setNotClosed(undefined);
    setIsClosing(true);
    const outcome = await callMyRequest({ action: "disown", ...session });
    setIsClosing(false);
    if (outcome.kind === "done") onDisowned();
    if (outcome.kind === "failed") setNotClosed(outcome.failure.message);
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Panel title="Status">
        <p className="text-lg font-semibold">{unprovenStatusName(request.status)}</p>
        <dl className="flex flex-wrap gap-x-6">
          <dt className="text-muted">Reference</dt>
          <dd className="whitespace-nowrap font-semibold tabular-nums">{request.reference}</dd>
        </dl>
        <form {...form.attributes} className="flex w-full flex-col gap-4 border-t border-line pt-4">
          <h3 className="text-xl">{title}</h3>
          <p>{text}</p>
          <Field label={label} hint={hint} {...form.field("digits")}>
            {(control) => (
              <TextInput {...control} inputMode="numeric" autoComplete="off" className="max-w-44" />
            )}
          </Field>
          <CallFailure message={form.failure} />
          <Button type="submit" variant="primary" busy={form.busy} className="self-start">
            Show my request
          </Button>
        </form>
      </Panel>
      <Panel title={notMine.title}>
        <p>{notMine.text}</p>
        <CallFailure message={notClosed} />
        <Button busy={isClosing} onClick={() => void disown()}>
          {notMine.button}
        </Button>
      </Panel>
    </div>
  );
}
