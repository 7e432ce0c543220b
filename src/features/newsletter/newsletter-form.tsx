import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { requiredEmailAddress } from "@/lib/email-address.ts";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";

/**
 * The newsletter's form. It checks the address and makes no call (specification, section 7). The
 * log says that it was used and never with which address.
 */
export function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [done, setDone] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    const found = requiredEmailAddress.safeParse(field.value).error?.issues[0]?.message;
    // The fault must be on the page before the focus arrives, or it is not read out with the field.
    flushSync(() => {
      setFault(found);
      setDone(!found);
    });
    if (found) {
      field.focus();
      return;
    }
    field.value = "";
    console.info("Newsletter: the form was filled in. Nothing was sent or stored.");
  }

  return (
    // The method "dialog" keeps a press before script runs from doing anything.
    <form method="dialog" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-3">
      <Field
        label="Email"
        hint="The newsletter has not started. This form checks the address on this page: nothing is sent and nothing is stored."
        error={fault}
      >
        {(control) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <TextInput
              ref={input}
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              className="sm:flex-1"
              {...control}
            />
            <Button type="submit">Subscribe</Button>
          </div>
        )}
      </Field>
      <p role="status" className="min-h-6 font-semibold text-success">
        {done
          ? "Thank you. The address looks right. It was neither sent nor stored, so nothing will arrive yet."
          : null}
      </p>
    </form>
  );
}
