import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { brand } from "@/lib/brand.ts";
import { requiredEmailAddress } from "@/lib/email-address.ts";
import { Button } from "@/ui/button.tsx";
import { type ControlAttributes, Field, TextArea, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";

/** How long the form shows that it is busy, in milliseconds. Source: specification, section 9. */
const SENDING_DELAY = 1000;

function requiredText(missing: string) {
  return z.string().check(z.trim(), z.minLength(1, missing));
}

const schemas = {
  name: requiredText("Enter your name."),
  email: requiredEmailAddress,
  subject: requiredText("Enter a subject."),
  message: requiredText("Enter your message."),
} as const;

type FieldName = keyof typeof schemas;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** In the order in which they stand, so that the first fault is the topmost. */
const fieldNames = Object.keys(schemas) as FieldName[];

/** What is wrong with a field's text, or `undefined`. */
function faultOf(name: FieldName, text: string): string | undefined {
  return schemas[name].safeParse(text).error?.issues[0]?.message;
}

/**
 * The contact form. It is acknowledged on the page only (specification, sections 4 and 7): nothing
 * typed here is sent or stored, which is why the page's notice stands above it.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const controls = useRef(new Map<FieldName, TextControl>());
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const [sending, setSending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(event: FormEvent) {
    event.preventDefault();
    const found: Partial<Record<FieldName, string>> = {};
    for (const name of fieldNames) {
      const fault = faultOf(name, controls.current.get(name)?.value ?? "");
      if (fault) found[name] = fault;
    }
    const first = fieldNames.find((name) => found[name]);
    // The fault must be on the page before the focus arrives, or it is not read out with the field.
    flushSync(() => setFaults(found));
    if (first) {
      controls.current.get(first)?.focus();
      return;
    }
    setSending(true);
    timer.current = setTimeout(finish, SENDING_DELAY);
  }

  function finish() {
    form.current?.reset();
    flushSync(() => setSending(false));
    // A disabled button loses the focus, and with it a keyboard's place on the page.
    if (document.activeElement === document.body) submit.current?.focus();
    toast.success("Message Sent!", {
      description: `We'll get back to you within ${brand.replyWithinHours} hours.`,
    });
  }

  /** Ties a control to its label and fault, and checks it again once somebody has corrected it. */
  function attributesOf(name: FieldName, control: ControlAttributes) {
    return {
      ...control,
      required: true,
      ref: (element: TextControl | null) => {
        if (element) controls.current.set(name, element);
        else controls.current.delete(name);
      },
      // A fault goes as soon as it is mended. Not on blur: the form would move under a finger that is
      // about to press the button.
      onChange: (event: FormEvent<TextControl>) => {
        if (!faults[name] || faultOf(name, event.currentTarget.value)) return;
        setFaults(({ [name]: _mended, ...others }) => others);
      },
    };
  }

  return (
    // Before script runs, a form with the method "dialog" outside of a dialog does nothing at all,
    // so an early press can neither lose the text nor put it into an address.
    <form ref={form} method="dialog" noValidate onSubmit={send} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field label="Name" error={faults.name}>
          {(control) => (
            <TextInput type="text" autoComplete="name" {...attributesOf("name", control)} />
          )}
        </Field>
        <Field label="Email" error={faults.email}>
          {(control) => (
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              {...attributesOf("email", control)}
            />
          )}
        </Field>
      </div>
      <Field label="Subject" error={faults.subject}>
        {(control) => <TextInput type="text" {...attributesOf("subject", control)} />}
      </Field>
      <Field label="Message" error={faults.message}>
        {(control) => <TextArea rows={6} {...attributesOf("message", control)} />}
      </Field>
      <Button
        ref={submit}
        type="submit"
        variant="primary"
        size="large"
        busy={sending}
        className="self-start"
      >
        {sending ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
}
