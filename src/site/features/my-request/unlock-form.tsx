import { requiredEmail } from "@shared/email-address.ts";
import type { MyRequest, UnprovenRequest } from "@shared/my-request.ts";
import * as z from "zod/mini";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { callMyRequest, type Session } from "./my-request-api.ts";

const schema = z.object({ email: requiredEmail });

type UnlockFormProps = {
  token: string;
  /** Whether the link has ended, so that opening it again would fail. */
  hasEnded: boolean;
  onOpen: (session: Session, request: MyRequest) => void;
  /** Runs if the address is correct, but may have been mistyped by somebody else. */
  onUnproven: (session: Session, request: UnprovenRequest) => void;
  /** Receives the address if it is correct, but the link has expired or was revoked or replaced. */
  onFailed: (endedFor?: string) => void;
};

/** A form that asks for the email address before the request opens. Shows no personal data. */
export function UnlockForm({ token, hasEnded, onOpen, onUnproven, onFailed }: UnlockFormProps) {
  const form = useCheckedForm({
    schema,
    async send({ email }) {
      const outcome = await callMyRequest({ action: "open", token, email });
      if (outcome.kind === "request") onOpen({ token, email }, outcome.request);
      if (outcome.kind === "unproven") onUnproven({ token, email }, outcome.request);
      if (outcome.kind !== "failed") return;
      onFailed(outcome.failure.code === "ended" ? email : undefined);
      return { failure: outcome.failure.message };
    },
  });

  return (
    <form
      {...form.attributes}
      className="flex max-w-reading flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 className="text-2xl">Open your request</h2>
      <Field
        label="Your email address"
        hint="Enter the address that we sent this link to. This stops anyone who has only the link from opening your request."
        {...form.field("email")}
      >
        {(control) => <EmailInput {...control} />}
      </Field>
      <CallFailure message={form.failure} />
      <Button
        type="submit"
        variant={hasEnded ? "secondary" : "primary"}
        busy={form.busy}
        className="self-start"
      >
        Open my request
      </Button>
    </form>
  );
}
