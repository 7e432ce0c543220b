import { requiredEmail } from "@shared/email-address.ts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { hrefTo } from "@/lib/routes.ts";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { callNewsletter } from "./newsletter-api.ts";

/** The newsletter form. A sign-up counts once it has been confirmed through the link in an email. */
export function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  /**
   * ID and address of the last attempt. Sending the same address again reuses the ID, so that it counts as
   * one sign-up.
   */
  const attempt = useRef({ email: "", requestId: "" });
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field || busy) return;
    const checked = requiredEmail.safeParse(field.value);
    // Renders the error before moving the focus, so that screen readers announce it with the field.
    flushSync(() => {
      setError(checked.error?.issues[0]?.message);
      setFault(undefined);
      setDone(false);
    });
    if (!checked.success) {
      field.focus();
      return;
    }
    const email = checked.data;
    if (attempt.current.email !== email) {
      attempt.current = { email, requestId: crypto.randomUUID() };
    }
    setBusy(true);
    const answer = await callNewsletter({
      action: "sign_up",
      email,
      request_id: attempt.current.requestId,
      website: honeypot.current?.value ?? "",
    });
    setBusy(false);
    if (answer.kind === "fault") {
      // A password manager may have filled it in. Only a bot does so again.
      if (honeypot.current) honeypot.current.value = "";
      return setFault(answer.message);
    }
    attempt.current = { email: "", requestId: "" };
    field.value = "";
    setDone(true);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="needs-script flex max-w-form flex-col gap-3"
    >
      <Field
        label="Email"
        hint={
          <span>
            We send you one email to confirm that it is you. You can unsubscribe at any time. See
            our <TextLink href={hrefTo.privacy()}>privacy policy</TextLink>.
          </span>
        }
        error={error}
      >
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <EmailInput ref={input} className="sm:flex-1" {...control} />
            <Button type="submit" busy={busy}>
              Subscribe
            </Button>
          </div>
        )}
      </Field>
      {/* A honeypot: only bots fill it in. `hidden` keeps it from autofill and from screen readers. */}
      <div hidden>
        <label>
          Website
          <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CallFaultText message={fault} />
      <p role="status" className="min-h-6 font-semibold text-success">
        {done
          ? "Check your inbox. We have sent you an email with a link to confirm. It can take a few minutes. Check your spam folder too."
          : null}
      </p>
    </form>
  );
}
