import { requiredEmail } from "@shared/email-address.ts";
import type { MyRequest, UnprovenRequest } from "@shared/my-request.ts";
import { type FormEvent, useState } from "react";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { callMyRequest, type Session } from "./my-request-api.ts";

type UnlockFormProps = {
  token: string;
  onOpen: (session: Session, request: MyRequest) => void;
  /** Runs if the address is correct, but may have been mistyped by somebody else. */
  onUnproven: (session: Session, request: UnprovenRequest) => void;
  /** Runs if the address is correct, but the link has expired or was revoked or replaced. */
  onEnded: (email: string) => void;
};

/** A form that asks for the email address before the request opens. Shows no personal data. */
export function UnlockForm({ token, onOpen, onUnproven, onEnded }: UnlockFormProps) {
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem("email");
    if (!(field instanceof HTMLInputElement)) return;
    const email = field.value.trim();
    const wrong = requiredEmail.safeParse(email).error?.issues[0]?.message;
    setError(wrong);
    setFault(undefined);
    if (wrong) {
      field.focus();
      return;
    }
    setBusy(true);
    const outcome = await callMyRequest({ action: "open", token, email });
    setBusy(false);
    if (outcome.kind === "request") onOpen({ token, email }, outcome.request);
    if (outcome.kind === "unproven") onUnproven({ token, email }, outcome.request);
    if (outcome.kind !== "fault") return;
    setFault(outcome.fault.message);
    if (outcome.fault.code === "ended") onEnded(email);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void open(event)}
      className="flex max-w-reading flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 className="text-2xl">Open your request</h2>
      <Field
        label="Your email address"
        hint="Enter the address that we sent this link to. This stops anyone who has only the link from opening your request."
        error={error}
      >
        {(control) => <EmailInput {...control} name="email" />}
      </Field>
      <CallFaultText message={fault} />
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        Open my request
      </Button>
    </form>
  );
}
