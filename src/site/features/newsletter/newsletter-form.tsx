import { requiredEmail } from "@shared/email-address.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { Honeypot } from "@/ui/honeypot.tsx";
import { TextLink } from "@/ui/link.tsx";
import { callNewsletter } from "./newsletter-api.ts";

const schema = z.object({ email: requiredEmail });

/** The newsletter form. A sign-up counts once it has been confirmed through the link in an email. */
export function NewsletterForm() {
  /** The address that has just signed up. */
  const [signedUp, setSignedUp] = useState("");
  const form = useCheckedForm({
    schema,
    async send({ email }, { requestId, website }) {
      setSignedUp("");
      const call = { action: "sign_up", email, request_id: requestId, website } as const;
      const answer = await callNewsletter(call);
      if (answer.kind === "failed") return { failure: answer.message };
      form.reset();
      setSignedUp(email);
    },
  });

  return (
    <form {...form.attributes} className="needs-script flex max-w-form flex-col gap-3">
      <Field
        label="Email"
        {...form.field("email")}
        hint={
          <span>
            We send you one email to confirm that it’s you. You can unsubscribe at any time. See our{" "}
            <TextLink href={hrefTo.privacy()}>privacy policy</TextLink>.
          </span>
        }
      >
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <EmailInput className="sm:flex-1" {...control} />
            <Button type="submit" busy={form.busy}>
              Subscribe
            </Button>
          </div>
        )}
      </Field>
      <Honeypot />
      <CallFailure message={form.failure} />
      <p
        role="status"
        className="break-words font-semibold text-success sm:min-h-6 empty:max-sm:sr-only"
      >
        {signedUp
          ? `Check your inbox. We’ve sent an email with a link to confirm to ${signedUp}. It can take a few minutes. Check your spam folder too.`
          : null}
      </p>
    </form>
  );
}
