import { requiredEmail } from "@shared/email-address.ts";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useAfterRender } from "@/lib/after-render.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { callNewsletter } from "./newsletter-api.ts";

const schema = z.object({ email: requiredEmail });

const outcomes = {
  confirmed: {
    title: "You’ve signed up for our newsletter",
    text: "You can unsubscribe at any time with the link in our emails.",
  },
  left: {
    title: "You’ve unsubscribed",
    text: "We’ve deleted your address from our mailing list. We won’t send you the newsletter again, or an email to confirm this.",
  },
} as const;

type NewsletterChoiceProps = {
  token: string;
  /** The link was one to unsubscribe, so nothing else is offered. */
  isLeaving?: boolean;
};

/** The page of a newsletter's link, with buttons to confirm or unsubscribe. Opening it does neither. */
export function NewsletterChoice({ token, isLeaving = false }: NewsletterChoiceProps) {
  const result = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<keyof typeof outcomes>();
  const afterRender = useAfterRender();
  const form = useCheckedForm({
    schema,
    async send({ email }, { pressed }) {
      const action = pressed === "leave" ? "leave" : "confirm";
      const answer = await callNewsletter({ action, token, email });
      if (answer.kind === "failed") {
        const { code, message } = answer;
        return code === "no_match" ? { faults: { email: message } } : { failure: message };
      }
      setDone(action === "confirm" ? "confirmed" : "left");
      // The pressed button is removed.
      afterRender(() => result.current?.focus());
    },
  });
  const isBusy = (action: "confirm" | "leave") => form.busy && form.pressed === action;

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
      {...form.attributes}
      className="flex max-w-reading flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      {isLeaving ? null : <h2 className="text-2xl">Confirm or unsubscribe</h2>}
      <Field
        label="Your email address"
        hint={`Enter the address that we sent the email to. This stops software that checks links from ${isLeaving ? "unsubscribing" : "confirming for"} you.`}
        {...form.field("email")}
      >
        {(control) => <EmailInput {...control} />}
      </Field>
      <CallFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        {isLeaving ? (
          <Button type="submit" variant="primary" value="leave" busy={isBusy("leave")}>
            Unsubscribe
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" value="confirm" busy={isBusy("confirm")}>
              Yes, send me the newsletter
            </Button>
            <Button type="submit" value="leave" busy={isBusy("leave")}>
              Unsubscribe from the newsletter
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
