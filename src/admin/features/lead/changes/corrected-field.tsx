import { plainLine } from "@shared/clean-text.ts";
import { isEmailAddress, plainEmail } from "@shared/email-address.ts";
import { LEAD_LENGTHS, type TeamField } from "@shared/lead-fields.ts";
import { correctedPhoneInE164 } from "@shared/phone.ts";
import { lengthFault } from "@shared/text-length.ts";
import { clsx } from "clsx";
import { Pencil } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button } from "@/ui/button.tsx";
import { Fault } from "@/ui/live-region.tsx";
import { useDraft } from "../drafts.ts";
import { type Lead, type LeadChange, shown, teamLabel } from "../lead-model.ts";

/** What is stored of a typed correction: without what a paste brings along. */
export function correctedValue(field: TeamField, typed: string): string {
  if (field === "email") return plainEmail(typed);
  return field === "name" ? plainLine(typed) : typed.trim();
}

/** The reason why a correction cannot be stored, as a message; null if it can. */
function correctionFault(lead: Lead, field: TeamField, value: string): string | null {
  if (value === "") {
    return lead[field] ? `Enter the ${teamLabel(field).toLowerCase()}.` : null;
  }
  if (field === "email" && !isEmailAddress(value)) {
    return "Enter an email address like name@example.com.";
  }
  if (field === "phone" && value.replace(/[^\p{Nd}]/gu, "").length < 5) {
    return "Enter a phone number with at least 5 digits.";
  }
  if (value.length > LEAD_LENGTHS[field]) {
    return lengthFault(teamLabel(field), LEAD_LENGTHS[field]);
  }
  return null;
}

const mark = (leadId: string, field: TeamField) => `${field} ${leadId}`;

/** Opens the form that corrects a field of a lead, with the focus. */
export function correctField(leadId: string, field: TeamField): void {
  const corrected = document.querySelector(`[data-corrected="${mark(leadId, field)}"]`);
  // If the form is open, its input comes first.
  const control = corrected?.querySelector<HTMLElement>("button, input");
  if (control?.matches("button")) control.click();
  else control?.focus();
}

type CorrectedFieldProps = {
  lead: Lead;
  field: TeamField;
  /** Null if corrections are not allowed. */
  onChange: ((change: LeadChange) => void) | null;
  /** The displayed value. */
  children: ReactNode;
};

/** A field with its original value if it has been corrected, and a form to correct it. */
export function CorrectedField({ lead, field, onChange, children }: CorrectedFieldProps) {
  const [draft, setDraft] = useDraft(lead.id, `correction-${field}`);
  const [isOpen, setIsOpen] = useState(draft !== undefined);
  const afterRender = useAfterRender();
  const opener = useRef<HTMLButtonElement>(null);
  const label = teamLabel(field);

  function close() {
    setIsOpen(false);
    afterRender(() => opener.current?.focus());
  }
  function discard() {
    setDraft(undefined);
    close();
  }
  return (
    <div
      data-corrected={mark(lead.id, field)}
      className={clsx("min-w-0", field === "email" && "max-sm:col-span-full")}
    >
      <dt className="flex min-h-6 items-center gap-1 text-xs text-muted print:min-h-0">
        {label}
        {isOpen || !onChange ? null : (
          <button
            ref={opener}
            type="button"
            aria-label={`Correct the ${label.toLowerCase()}`}
            title={`Correct the ${label.toLowerCase()}`}
            onClick={() => setIsOpen(true)}
            className="inline-flex size-6 items-center justify-center rounded-full hover:bg-sand hover:text-ink print:hidden"
          >
            <Pencil aria-hidden="true" className="size-3" />
          </button>
        )}
      </dt>
      <dd className="break-words">
        {isOpen && onChange ? (
          <CorrectionForm
            lead={lead}
            field={field}
            draft={draft}
            onDraft={setDraft}
            onSave={(value) => {
              if (value === shown(lead, field)) return discard();
              close();
              onChange({
                kind: "correction",
                field,
                value,
                ...(field === "phone"
                  ? { phone_e164: correctedPhoneInE164(value, lead.phone_e164) }
                  : {}),
              });
            }}
            onCancel={discard}
          />
        ) : (
          <>
            {children}
            {field in lead.corrections ? (
              <span className="block text-xs text-muted">
                Sent as <bdi>{lead[field] ? `“${lead[field]}”` : "nothing"}</bdi>
              </span>
            ) : null}
          </>
        )}
      </dd>
    </div>
  );
}

type CorrectionFormProps = {
  lead: Lead;
  field: TeamField;
  draft: string | undefined;
  onDraft: (value: string) => void;
  onSave: (value: string) => void;
  onCancel: () => void;
};

const inputTypes = { email: "email", phone: "tel" } as const;

function CorrectionForm(props: CorrectionFormProps) {
  const { lead, field, draft, onDraft, onSave, onCancel } = props;
  const id = useId();
  // A form opened by a stored draft must not take the focus.
  const [isNew] = useState(draft === undefined);
  const value = draft ?? shown(lead, field);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const corrected = correctedValue(field, value);
        const found = correctionFault(lead, field, corrected);
        setFault(found);
        if (found) input.current?.focus();
        else onSave(corrected);
      }}
    >
      <Fault id={id} className="font-semibold">
        {fault}
      </Fault>
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed.
        autoFocus={isNew}
        type={field in inputTypes ? inputTypes[field as keyof typeof inputTypes] : "text"}
        aria-label={`Corrected ${teamLabel(field).toLowerCase()}`}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault ? id : undefined}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // Keeps Escape from closing the panel too.
          event.preventDefault();
          onCancel();
        }}
        className="min-h-9 w-full rounded border-[1.5px] border-outline bg-surface px-2.5 py-1 text-sm aria-invalid:border-danger"
      />
      <div className="flex gap-1">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
