import {
  CONTACT_FIELDS,
  CONTACT_LENGTHS,
  CONTACT_NOT_SENT_FRAGMENT,
  CONTACT_SENT_FRAGMENT,
  type ContactField,
  type ContactRequest,
  contactFormSchema,
} from "@shared/contact-message.ts";
import { clsx } from "clsx";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { contactFormNotice, howToComplain, whatToWrite } from "@/content/contact-details.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { callFunction } from "@/lib/call-function.ts";
import { environment } from "@/lib/environment.ts";
import { hrefTo } from "@/lib/routes.ts";
import { functionsUrl } from "@/lib/supabase-address.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { EmailInput, Field, TextArea, TextInput } from "@/ui/field.tsx";
import { Honeypot } from "@/ui/honeypot.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";

const receivedSchema = z.object({ status: z.literal("received") });
const failureSchema = z.object({
  error: z.string().check(z.minLength(1)),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

/** The outcome of sending. `message` is for the visitor; `faults` are shown next to their fields. */
type MessageOutcome =
  | { kind: "sent" }
  | { kind: "failed"; message: string; faults: Partial<Record<ContactField, string>> };

const failed = (message: string): MessageOutcome => ({ kind: "failed", message, faults: {} });

/** Sends a message to the team. Never throws. */
async function sendMessage(message: ContactRequest): Promise<MessageOutcome> {
  const answered = await callFunction("contact", message);
  if (!answered) {
    return failed("Network error. Please check your connection and try again.");
  }
  // Captive portals respond with status 200 and their own page.
  if (answered.ok && receivedSchema.safeParse(answered.body).success) return { kind: "sent" };
  const failure = failureSchema.safeParse(answered.body);
  if (!failure.success) {
    return failed(`Your message could not be sent. Please try again, or email ${brand.email}.`);
  }
  const { error, fields = {} } = failure.data;
  const faults: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) if (fields[field]) faults[field] = fields[field];
  return { kind: "failed", message: error, faults };
}

/** How long the form is busy at least, in milliseconds. Source: specification, section 9. */
const SENDING_DELAY = 1000;

/** What is typed but not sent, for when somebody reads another page and comes back. Not stored: it's personal. */
let unsent: Partial<Record<ContactField, string>> = {};

/** The contact form, which sends a message to the team. Without JavaScript, the browser submits it. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const complaintId = useId();
  const form = useCheckedForm({
    schema: contactFormSchema,
    action: functionsUrl("contact"),
    async send(values, { requestId, website }) {
      setSent(false);
      const [outcome] = await Promise.all([
        sendMessage({ ...values, request_id: requestId, website }),
        new Promise((resolve) => setTimeout(resolve, SENDING_DELAY)),
      ]);
      if (outcome.kind === "failed") {
        return { faults: outcome.faults, failure: outcome.message };
      }
      setSent(true);
      form.reset();
      // The form may have been left while it was being sent.
      unsent = {};
    },
  });
  const { getValues, setValue } = form.form;
  useEffect(() => {
    for (const name of CONTACT_FIELDS) if (unsent[name]) setValue(name, unsent[name]);
    return () => {
      unsent = getValues();
    };
  }, [getValues, setValue]);
  useEffect(() => {
    if (!sent) return;
    // The toast then leaves the message free.
    message.current?.focus();
    toast.success("Message Sent!", {
      description: `We'll get back to you within ${brand.replyWithinHours} hours.`,
    });
  }, [sent]);
  const field = (name: ContactField) => form.field(name, { maxLength: CONTACT_LENGTHS[name] });

  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <input type="hidden" name="apikey" value={environment.VITE_SUPABASE_ANON_KEY} />
      <Honeypot />
      <Outcomes sent={sent} message={message} />
      <ErrorSummary {...form.summary} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field label="Name" {...field("name")}>
          {(control) => <TextInput type="text" autoComplete="name" required {...control} />}
        </Field>
        <Field label="Email" {...field("email")}>
          {(control) => <EmailInput {...control} />}
        </Field>
      </div>
      <Field label="Subject" {...field("subject")}>
        {(control) => <TextInput type="text" required {...control} />}
      </Field>
      <Field label="Message" hint={whatToWrite} {...field("message")}>
        {(control) => (
          <TextArea
            rows={6}
            required
            {...control}
            aria-describedby={clsx(control["aria-describedby"], complaintId)}
          />
        )}
      </Field>
      <p id={complaintId} className="text-sm text-muted">
        {howToComplain}
      </p>
      <p className="text-muted">
        <RichText value={contactFormNotice} />
      </p>
      <div role="alert">
        {form.failure ? (
          <div className="rounded border-s-4 border-danger bg-danger-soft px-4 py-3">
            <p className="font-semibold">{form.failure}</p>
            <p>
              Everything you typed is still here. <OtherWays />
            </p>
          </div>
        ) : null}
      </div>
      <Button type="submit" variant="primary" size="large" busy={form.busy} className="self-start">
        {form.busy ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
}

/** Alternatives if the form does not work. */
function OtherWays() {
  return (
    <span>
      You can also contact us by <TextLink href={mailLink()}>email ({brand.email})</TextLink> or{" "}
      <TextLink href={whatsAppLink()}>WhatsApp</TextLink>.
    </span>
  );
}

/** Whether the message was sent: by the URL's fragment without JavaScript, by `sent` with it. */
function Outcomes({ sent, message }: { sent: boolean; message: Ref<HTMLParagraphElement> }) {
  const shown = "rounded border-s-4 px-4 py-3 target:block";
  return (
    <>
      <p
        ref={message}
        tabIndex={-1}
        id={CONTACT_SENT_FRAGMENT}
        className={`${shown} border-success bg-success-soft ${sent ? "" : "hidden"}`}
      >
        <strong>Message Sent!</strong> We'll get back to you within {brand.replyWithinHours} hours.{" "}
        <span>
          Meanwhile, see <TextLink href={hrefTo.faq()}>questions and answers</TextLink>.
        </span>
      </p>
      <p id={CONTACT_NOT_SENT_FRAGMENT} className={`hidden ${shown} border-danger bg-danger-soft`}>
        <strong>Your message was not sent.</strong> Go back to find what you typed, and try again.{" "}
        <OtherWays />
      </p>
    </>
  );
}
