import { useState } from "react";
import { credentialsSchema } from "@/admin/features/access/credentials.ts";
import { EntryFrame } from "@/admin/features/access/entry-frame.tsx";
import { useSingleField } from "@/admin/features/access/use-single-field.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { AccountFault, requestPasswordLink } from "./account-api.ts";

/** A form to request an email with a link to choose a new password. */
export function ResetRequest() {
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string>();
  const { field, fault, busy, onSubmit } = useSingleField(async () => {
    const checked = credentialsSchema.shape.email.safeParse(email);
    if (!checked.success) return checked.error.issues[0]?.message ?? "Enter your email address.";
    setSentTo(undefined);
    try {
      await requestPasswordLink(checked.data);
      setSentTo(checked.data);
    } catch (error) {
      return error instanceof AccountFault ? error.message : "Something went wrong. Try again.";
    }
  });

  return (
    <EntryFrame
      title="Reset your password"
      about="We will email you a link to choose a new password."
      below={
        <TextLink href={hrefTo.adminLogin()} className="self-start">
          Back to sign in
        </TextLink>
      }
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <Field label="Email" error={fault}>
          {(attributes) => (
            <EmailInput
              {...attributes}
              ref={field}
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          Send the link
        </Button>
        <div role="status">
          {sentTo ? (
            <p className="rounded bg-sea-soft px-4 py-3">
              If <strong className="break-all">{sentTo}</strong> has an account, an email is on its
              way. Open the link in this browser within an hour.
            </p>
          ) : null}
        </div>
      </form>
    </EntryFrame>
  );
}
