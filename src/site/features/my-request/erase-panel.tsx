import type { MyRequest } from "@shared/my-request.ts";
import { type FormEvent, useState } from "react";
import { myRequestTexts } from "@/content/my-request.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { CallFaultText } from "@/site/features/private-link/call-fault.tsx";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { callMyRequest, type Session } from "./my-request-api.ts";
import { Panel } from "./panel.tsx";

const { text, items, kept, clinics, final } = myRequestTexts.erase;

type ErasePanelProps = { session: Session; request: MyRequest; onErased: () => void };

/** Erases the request immediately. Typing its reference confirms this. */
export function ErasePanel({ session, request, onErased }: ErasePanelProps) {
  const [error, setError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem("reference");
    if (!(field instanceof HTMLInputElement)) return;
    const missing = field.value.trim() === "";
    setError(missing ? "Type the reference to confirm." : undefined);
    setFault(undefined);
    if (missing) {
      field.focus();
      return;
    }
    setBusy(true);
    const outcome = await callMyRequest({ action: "erase", ...session, reference: field.value });
    setBusy(false);
    if (outcome.kind === "done") return onErased();
    if (outcome.kind !== "fault") return;
    const { fields, message } = outcome.fault;
    if (fields.reference) {
      setError(fields.reference);
      field.focus();
    } else {
      setFault(message);
    }
  }

  return (
    <Panel title="Erase this request">
      <div className="flex flex-col gap-3">
        <p>{text}</p>
        <TextList items={items} />
        <p>{kept}</p>
        <p>{clinics}</p>
        <p className="font-semibold">{final}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => void erase(event)}
        className="flex w-full flex-col gap-4"
      >
        <Field label={`Type ${request.reference} to confirm`} error={error}>
          {(control) => (
            <TextInput
              {...control}
              name="reference"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <CallFaultText message={fault} />
        <Button type="submit" variant="danger" busy={busy} className="self-start">
          Erase this request
        </Button>
      </form>
    </Panel>
  );
}
