import { type FormEvent, useRef, useState } from "react";

/**
 * A form with one field. Prevents double submission, and shows an error next to the field, which receives the
 * focus. `send` returns the error message, if any.
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
