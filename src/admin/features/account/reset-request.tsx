import { useState } from "react";
import * as z from "zod/mini";
import { credentialsSchema } from "@/admin/features/access/auth-api.ts";
import { EntryFrame } from "@/admin/features/access/entry-frame.tsx";
import { type EntryState, keepTarget, useEntryState } from "@/admin/features/access/entry-state.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { AccountError, requestPasswordLink } from "./account-api.ts";

const schema = z.pick(credentialsSchema, { email: true });

/** A form to request an email with a link to choose a new password. */
export function ResetRequest() {
  const { target } = useEntryState();
  const [sentTo, setSentTo] = useState<string>();
  const form = useCheckedForm({
    schema,
    async send({ email }) {
      setSentTo(undefined);
      try {
        await requestPasswordLink(email);
        keepTarget(target);
        setSentTo(email);
      } catch (error) {
        const message =
          error instanceof AccountError ? error.message : "Something went wrong. Try again.";
        return { faults: { email: message } };
      }
    },
  });

  return (
    <EntryFrame
      title="Reset your password"
      about="We’ll email you a link to choose a new password."
      below={
        <TextLink
          href={hrefTo.adminLogin()}
          state={{ target } satisfies EntryState}
          className="self-start"
        >
          Back to sign in
        </TextLink>
      }
    >
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label="Email" {...form.field("email")}>
          {(attributes) => <EmailInput {...attributes} autoComplete="username" />}
        </Field>
        <Button type="submit" variant="primary" busy={form.busy}>
          Send the link
        </Button>
        <div role="status">
          {sentTo ? (
            <p className="rounded border-s-4 border-sea bg-sea-soft px-3 py-2 text-sm">
              If <strong className="break-all">{sentTo}</strong> has an account, an email is on its
              way. Open the link in this browser within an hour. If nothing arrives, check your spam
              folder, or ask an administrator whether you have access.
            </p>
          ) : null}
        </div>
      </form>
    </EntryFrame>
  );
}
