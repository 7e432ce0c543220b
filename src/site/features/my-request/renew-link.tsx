import { requiredEmail } from "@shared/email-address.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { brand, mailLink } from "@/lib/brand.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { callMyRequest } from "./my-request-api.ts";

const schema = z.object({ email: requiredEmail });

type RenewLinkProps = {
  /** Its heading, unless it has one around it. */
  title?: string;
  /** The address for which a link has ended. It replaces nothing that is typed here. */
  email?: string;
};

/** A form to request a new private link by email. The response is the same for every address. */
export function RenewLink({ title, email = "" }: RenewLinkProps) {
  const [asked, setAsked] = useState(false);
  const form = useCheckedForm({
    schema,
    async send(values) {
      setAsked(false);
      const outcome = await callMyRequest({ action: "renew", ...values });
      if (outcome.kind === "failed") return { failure: outcome.failure.message };
      setAsked(true);
    },
  });

  return (
    <div className="flex max-w-reading flex-col gap-4">
      {title ? <h2 className="text-2xl">{title}</h2> : null}
      <p>
        Each request has a private page. There you can check or correct the request, withdraw your
        consent, and download or erase your data. We send the link by email. A new link replaces the
        old one. If you cannot use the form, write to{" "}
        <TextLink href={mailLink({ subject: "New link" })}>{brand.email}</TextLink>.
      </p>
      {/* Without JavaScript, the form would put the address into the URL, and the private page would not open. */}
      <form {...form.attributes} className="needs-script flex flex-col gap-4">
        <Field
          label="Email address"
          hint="Enter the address that we write to about your request."
          {...form.field("email")}
        >
          {(control) => <EmailInput {...control} defaultValue={email} />}
        </Field>
        <CallFailure message={form.failure} />
        <Button
          type="submit"
          variant={email ? "primary" : "secondary"}
          busy={form.busy}
          className="needs-script self-start"
        >
          Send me a new link
        </Button>
        <div role="status">
          {asked ? (
            <p className="rounded border-s-4 border-success bg-success-soft px-4 py-3">
              If we have a request from this address, we’ve sent a new link to it. It can take a few
              minutes. Check your spam folder too. If nothing arrives, write to {brand.email}.
            </p>
          ) : null}
        </div>
      </form>
    </div>
  );
}
