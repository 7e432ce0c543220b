import {
  CONTACT_FIELDS,
  CONTACT_LENGTHS,
  CONTACT_NOT_SENT_FRAGMENT,
  CONTACT_SENT_FRAGMENT,
  type ContactField,
  contactFaults,
  contactFormSchema,
} from "@shared/contact.ts";
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { environment } from "@/lib/environment.ts";
import { useHydrated } from "@/lib/hydrated.ts";
import { functionsUrl } from "@/lib/supabase-address.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary, type ErrorSummaryItem, summaryItems } from "@/ui/error-summary.tsx";
import { type ControlAttributes, EmailInput, Field, TextArea, TextInput } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { sendMessage } from "./send-message.ts";

/**
 * Minimum time for which the form shows that it is busy, in milliseconds. Source: specification, section 9.
 */
const SENDING_DELAY = 1000;

type Faults = Partial<Record<ContactField, string>>;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The contact form, which sends a message to the team. Without JavaScript, the browser submits it. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const controls = useRef(new Map<ContactField, TextControl>());
  const honeypot = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [summary, setSummary] = useState<readonly ErrorSummaryItem[]>([]);
  const errorSummary = useRef<HTMLElement>(null);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /**
   * ID and content of the last attempt. Sending the same content again reuses the ID, so that it counts as
   * one message.
   */
  const attempt = useRef({ content: "", requestId: "" });
  const hydrated = useHydrated();

  const textOf = (name: ContactField) => controls.current.get(name)?.value ?? "";
  const faultOf = (name: ContactField, text: string) =>
    contactFormSchema.shape[name].safeParse(text).error?.issues[0]?.message;

  /** Shows the errors, and moves the focus to their summary. */
  function show(found: Faults) {
    const items = summaryItems(CONTACT_FIELDS, found, (name) => controls.current.get(name));
    // Renders first, so that screen readers announce the errors on focus.
    flushSync(() => {
      setFaults(found);
      setSummary(items);
    });
    if (items.length > 0) errorSummary.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    setSent(false);
    const values = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, textOf(name)]));
    const checked = contactFormSchema.safeParse(values);
    show(checked.success ? {} : contactFaults(checked.error));
    if (!checked.success) return;

    setSending(true);
    const content = JSON.stringify(checked.data);
    if (attempt.current.content !== content) {
      attempt.current = { content, requestId: crypto.randomUUID() };
    }
    const message = {
      ...checked.data,
      request_id: attempt.current.requestId,
      website: honeypot.current?.value ?? "",
    };
    const [outcome] = await Promise.all([
      sendMessage(message),
      new Promise((resolve) => setTimeout(resolve, SENDING_DELAY)),
    ]);
    if (outcome.kind === "sent") {
      toast.success("Message Sent!", {
        description: `We'll get back to you within ${brand.replyWithinHours} hours.`,
      });
      form.current?.reset();
    }
    if (!isMounted.current) return;
    setSending(false);
    setSent(outcome.kind === "sent");
    if (outcome.kind === "failed") {
      // A password manager may have filled it in. Only a bot does so again.
      if (honeypot.current) honeypot.current.value = "";
      setFailure(outcome.message);
      show(outcome.faults);
    }
  }

  /** Attributes of a control. An invalid field is validated again on every change. */
  function attributesOf(name: ContactField, control: ControlAttributes) {
    return {
      ...control,
      name,
      required: true,
      // With JavaScript, pasted text that is too long gets an error instead of being truncated.
      ...(hydrated ? {} : { maxLength: CONTACT_LENGTHS[name] }),
      ref: (element: TextControl | null) => {
        if (element) controls.current.set(name, element);
        else controls.current.delete(name);
      },
      // Clears an error as soon as it is corrected. Not on blur, because the layout would shift while the
      // user is about to press the button.
      onChange: (event: FormEvent<TextControl>) => {
        if (!faults[name] || faultOf(name, event.currentTarget.value)) return;
        setFaults(({ [name]: _cleared, ...others }) => others);
      },
    };
  }

  return (
    // Without JavaScript, the browser validates and submits the form.
    <form
      ref={form}
      method="post"
      action={functionsUrl("contact")}
      noValidate={hydrated}
      onSubmit={send}
      className="flex flex-col gap-5"
    >
      <HiddenFields honeypot={honeypot} />
      <Outcomes sent={sent} />
      {summary.length > 0 ? <ErrorSummary ref={errorSummary} items={summary} /> : null}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field label="Name" error={faults.name}>
          {(control) => (
            <TextInput type="text" autoComplete="name" {...attributesOf("name", control)} />
          )}
        </Field>
        <Field label="Email" error={faults.email}>
          {(control) => <EmailInput {...attributesOf("email", control)} />}
        </Field>
      </div>
      <Field label="Subject" error={faults.subject}>
        {(control) => <TextInput type="text" {...attributesOf("subject", control)} />}
      </Field>
      <Field label="Message" error={faults.message}>
        {(control) => <TextArea rows={6} {...attributesOf("message", control)} />}
      </Field>
      <div role="alert">
        {failure ? (
          <div className="rounded border-s-4 border-danger bg-danger-soft px-4 py-3">
            <p className="font-semibold">{failure}</p>
            <p>
              Everything you typed is still here. <OtherWays />
            </p>
          </div>
        ) : null}
      </div>
      <Button type="submit" variant="primary" size="large" busy={sending} className="self-start">
        {sending ? "Sending..." : "Send Message"}
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

/**
 * Whether the message was sent. After a form submitted without JavaScript, the URL's fragment shows the
 * outcome. With JavaScript, `sent` shows it, and stays after the toast has gone.
 */
function Outcomes({ sent }: { sent: boolean }) {
  const shown = "rounded border-s-4 px-4 py-3 target:block";
  return (
    <>
      <p
        id={CONTACT_SENT_FRAGMENT}
        className={`${shown} border-success bg-success-soft ${sent ? "" : "hidden"}`}
      >
        <strong>Message Sent!</strong> We'll get back to you within {brand.replyWithinHours} hours.
      </p>
      <p id={CONTACT_NOT_SENT_FRAGMENT} className={`hidden ${shown} border-danger bg-danger-soft`}>
        <strong>Your message was not sent.</strong> Go back to find what you typed, and try again.{" "}
        <OtherWays />
      </p>
    </>
  );
}

/** Fields that are sent but not filled in by the user. */
function HiddenFields({ honeypot }: { honeypot: Ref<HTMLInputElement> }) {
  const honeypotId = useId();
  return (
    <div className="hidden">
      <input type="hidden" name="apikey" value={environment.VITE_SUPABASE_ANON_KEY} />
      {/* A honeypot: hidden from people, but filled in by bots. */}
      <div aria-hidden="true">
        <label htmlFor={honeypotId}>Website</label>
        <input
          ref={honeypot}
          id={honeypotId}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
