import { requiredEmail } from "@shared/email-address.ts";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { hrefTo } from "@/lib/routes.ts";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { callNewsletter } from "./newsletter-api.ts";

const outcomes = {
  confirmed: {
    title: "You have signed up for our newsletter",
    text: "You can unsubscribe at any time with the link in our emails.",
  },
  left: {
    title: "You have unsubscribed",
    text: "We have deleted your address from our mailing list. We will not send you the newsletter again, or an email to confirm this.",
  },
} as const;

type NewsletterChoiceProps = {
  token: string;
  /** The link was one to unsubscribe, so nothing else is offered. */
  isLeaving?: boolean;
};

/**
 * The page opened by the link in a newsletter email, with buttons to confirm or unsubscribe. Opening it does
 * neither.
 */
export function NewsletterChoice({ token, isLeaving = false }: NewsletterChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<"confirm" | "leave">();
  const [done, setDone] = useState<keyof typeof outcomes>();

  async function send(action: "confirm" | "leave") {
    const field = input.current;
    if (!field || busy) return;
    const checked = requiredEmail.safeParse(field.value);
    flushSync(() => {
      setError(checked.error?.issues[0]?.message);
      setFault(undefined);
    });
    if (!checked.success) {
      field.focus();
      return;
    }
    setBusy(action);
    const answer = await callNewsletter({ action, token, email: checked.data });
    setBusy(undefined);
    if (answer.kind === "fault") return setFault(answer.message);
    flushSync(() => setDone(action === "confirm" ? "confirmed" : "left"));
    // The pressed button is removed.
    result.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(isLeaving ? "leave" : "confirm");
  }

  if (done) {
    return (
      <div
        ref={result}
        tabIndex={-1}
        className="flex max-w-reading flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card outline-none sm:p-6"
      >
        <h2 className="text-2xl">{outcomes[done].title}</h2>
        <p>{outcomes[done].text}</p>
        <p>
          <TextLink href={hrefTo.blog()}>Read our guides</TextLink>
        </p>
      </div>
    );
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-reading flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 className="text-2xl">
        {isLeaving ? "Unsubscribe from the newsletter" : "Confirm or unsubscribe"}
      </h2>
      <Field
        label="Your email address"
        hint={`Enter the address that we sent the email to. This stops software that checks links from ${isLeaving ? "unsubscribing" : "confirming for"} you.`}
        error={error}
      >
        {(control) => <EmailInput {...control} ref={input} />}
      </Field>
      <CallFaultText message={fault} />
      <div className="flex flex-wrap gap-3">
        {isLeaving ? (
          <Button type="submit" variant="primary" busy={busy === "leave"}>
            Unsubscribe
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" busy={busy === "confirm"}>
              Yes, send me the newsletter
            </Button>
            <Button busy={busy === "leave"} onClick={() => void send("leave")}>
              Unsubscribe from the newsletter
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
