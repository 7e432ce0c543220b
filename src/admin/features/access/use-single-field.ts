import { type FormEvent, useRef, useState } from "react";

/**
 * A form with one field: it is sent once at a time, and what is wrong stands at the field, which then has the
 * focus. `send` returns what is wrong, if anything is.
 */
export function useSingleField(send: () => Promise<string | undefined>) {
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault(undefined);
    const found = await send();
    setBusy(false);
    setFault(found);
    if (found) field.current?.focus();
  }

  return { field, fault, busy, onSubmit: (event: FormEvent) => void submit(event) };
}
