import { requiredEmail } from "@shared/email-address.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { brand, mailLink } from "@/lib/brand.ts";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { callMyRequest } from "./my-request-api.ts";

type RenewLinkProps = {
  title: string;
  /** The address, if it was entered elsewhere. It replaces nothing that is typed here. */
  email?: string;
};

/** A form to request a new private link by email. The response is the same for every address. */
export function RenewLink({ title, email: known = "" }: RenewLinkProps) {
  // Without a name, so that a press before the script runs does not put the address into the URL.
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (input.current?.value === "") input.current.value = known;
  }, [known]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current;
    if (!field || busy) return;
    const email = field.value;
    const wrong = requiredEmail.safeParse(email).error?.issues[0]?.message;
    setError(wrong);
    setFault(undefined);
    setAsked(false);
    if (wrong) {
      field.focus();
      return;
    }
    setBusy(true);
    const outcome = await callMyRequest({ action: "renew", email: email.trim() });
    setBusy(false);
    if (outcome.kind === "fault") setFault(outcome.fault.message);
    else setAsked(true);
  }

  return (
    <section aria-labelledby="new-link" className="flex max-w-reading flex-col gap-4">
      <h2 id="new-link" className="text-2xl">
        {title}
      </h2>
      <p>
        Each request has a private page. There you can check or correct the request, withdraw your
        consent, and download or erase your data. We send the link by email. A new link replaces the
        old one. If you cannot use the form, write to{" "}
        <TextLink href={mailLink({ subject: "New link" })}>{brand.email}</TextLink>.
      </p>
      {/* Without JavaScript, the form would put the address into the URL, and the private page would not open. */}
      <form
        noValidate
        onSubmit={(event) => void send(event)}
        className="needs-script flex flex-col gap-4"
      >
        <Field
          label="Email address"
          hint="Enter the address that we write to about your request."
          error={error}
        >
          {(control) => <EmailInput {...control} ref={input} />}
        </Field>
        <CallFaultText message={fault} />
        <Button type="submit" busy={busy} className="needs-script self-start">
          Send me a new link
        </Button>
        <div role="status">
          {asked ? (
            <p className="rounded border-s-4 border-success bg-success-soft px-4 py-3">
              If we have a request from this address, we have sent a new link to it. It can take a
              few minutes. Check your spam folder too. If nothing arrives, write to {brand.email}.
            </p>
          ) : null}
        </div>
      </form>
    </section>
  );
}
