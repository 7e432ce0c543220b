import { dayAndTime } from "@shared/dates.ts";
import { CORRECTABLE_FIELDS, type CorrectableField, LEAD_FIELDS } from "@shared/lead-fields.ts";
import type { MyRequest } from "@shared/my-request.ts";
import { useRef, useState } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { CorrectionForm } from "./correction-form.tsx";
import { shownValue } from "./fields.ts";
import { Panel, pairsClass } from "./request-panel.tsx";
import type { RequestPartProps } from "./request-part.ts";

/** The data that was sent, with its corrections, and a form to correct it. */
export function RequestDetails({
  session,
  request,
  onChange,
  canChange,
}: RequestPartProps & { canChange: boolean }) {
  const [isEditing, setIsEditing] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const editor = useRef<HTMLDivElement>(null);

  const afterRender = useAfterRender();

  /** Moves the focus to the new content, because the pressed button is removed. */
  function show(editing: boolean) {
    setIsEditing(editing);
    afterRender(() => (editing ? editor : shown).current?.focus());
  }

  return (
    <Panel id="details" title="Your details">
      {isEditing ? (
        <div ref={editor} tabIndex={-1} className="w-full outline-none">
          <CorrectionForm
            session={session}
            request={request}
            onCancel={() => show(false)}
            onSaved={(changed) => {
              show(false);
              toast.success("Your changes are saved");
              onChange(changed);
            }}
          />
        </div>
      ) : (
        <div
          ref={shown}
          tabIndex={-1}
          className="flex w-full flex-col items-start gap-4 outline-none"
        >
          <dl className={`${pairsClass} w-full sm:gap-y-3`}>
            {CORRECTABLE_FIELDS.map((field) => (
              <Detail key={field} field={field} request={request} />
            ))}
          </dl>
          <details className="w-full">
            <summary className="inline-flex min-h-11 items-center text-sea underline underline-offset-4">{`What you agreed to on ${dayAndTime(request.consent_at)}`}</summary>
            <p className="mt-2 rounded bg-sand px-4 py-3">{request.consent_text}</p>
          </details>
          {canChange ? (
            <>
              <p className="text-sm text-muted">{myRequestTexts.correct}</p>
              <Button onClick={() => show(true)}>Correct your details</Button>
            </>
          ) : null}
        </div>
      )}
    </Panel>
  );
}

function Detail({ field, request }: { field: CorrectableField; request: MyRequest }) {
  const value = shownValue(request, field);
  const country = field === "location_city" ? `, ${request.location_country}` : "";
  return (
    <>
      <dt className="text-muted">{LEAD_FIELDS[field].label}</dt>
      <dd className="min-w-0 whitespace-pre-wrap break-words pb-3 last:pb-0 sm:pb-0">
        {value ? <bdi>{value + country}</bdi> : <span className="text-muted">Nothing</span>}
        {field === "phone" && request.phone_e164 && !/^[+\uff0b]/.test(value) ? (
          <span className="block text-sm text-muted">
            With the country code: <bdi>{request.phone_e164}</bdi>
          </span>
        ) : null}
        {field in request.corrections ? (
          <span className="block text-sm text-muted">
            {request.corrected_by_team.includes(field) ? (
              <span>Corrected by our team. </span>
            ) : null}
            <span>
              You first sent: <bdi>{request.sent[field] || "nothing"}</bdi>
            </span>
          </span>
        ) : null}
      </dd>
    </>
  );
}
