import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { LEAD_CITIES, LEAD_COUNTRY } from "@shared/cities.ts";
import {
  CONSENT_HEALTH_STATEMENT,
  CONSENT_LABEL,
  LEAD_LENGTHS,
  type LeadFormOutput,
  leadFormSchema,
} from "@shared/lead.ts";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { useOnline } from "@/lib/online.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { Combobox } from "@/ui/combobox.tsx";
import { Checkbox, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import type { QuotePreset } from "./quote-context.tsx";
import {
  clearQuoteDraft,
  EMPTY_QUOTE,
  type QuoteDraft,
  type QuoteDraftValues,
  readQuoteDraft,
  writeQuoteDraft,
} from "./quote-draft.ts";
import { QUOTE_MESSAGES } from "./quote-messages.ts";
import { submitQuote } from "./submit-quote.ts";

type FormValues = QuoteDraftValues & { consent: boolean };

/** The fields from top to bottom. */
const FIELD_ORDER = [
  "treatment",
  "location_city",
  "name",
  "email",
  "phone",
  "travel_month",
  "notes",
  "consent",
] as const satisfies readonly (keyof FormValues)[];

const treatmentNames = searchSuggestions.map((suggestion) => suggestion.name);

/** What was typed before, with what the opener of the dialog knows on top. */
function startingValues(preset: QuotePreset, draft: QuoteDraft | undefined): FormValues {
  const values = draft?.values ?? EMPTY_QUOTE;
  return {
    ...values,
    treatment: preset.treatment || values.treatment,
    location_city: preset.city ?? values.location_city,
    consent: false,
  };
}

type QuoteFormProps = { preset: QuotePreset; onReceived: () => void };

/** The quote form: its fields, its faults, the draft it keeps, and sending it. */
export function QuoteForm({ preset, onReceived }: QuoteFormProps) {
  const { pathname } = useLocation();
  const [draft] = useState(readQuoteDraft);
  const attempt = useRef<QuoteDraft["attempt"]>(draft?.attempt ?? null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const failureNotice = useRef<HTMLDivElement>(null);
  const chosenPackage = preset.package ?? draft?.package;
  const online = useOnline();
  // Set by the person alone, and kept nowhere: the wait ends with the dialog and with the page, so
  // that nothing goes out unseen. What was typed stays in the draft, to be sent by hand.
  const [waiting, setWaiting] = useState(false);
  const honeypotId = useId();

  const {
    control,
    register,
    handleSubmit,
    setError,
    clearErrors,
    getValues,
    setFocus,
    subscribe,
    formState: { errors, isSubmitting },
  } = useForm<FormValues, unknown, LeadFormOutput>({
    defaultValues: startingValues(preset, draft),
    resolver: standardSchemaResolver(leadFormSchema),
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });

  // The draft follows every keystroke, so that closing or reloading loses nothing.
  const values = useWatch({ control });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    const { consent: _consent, ...typed } = { ...getValues(), ...values };
    writeQuoteDraft({ values: typed, package: chosenPackage, attempt: attempt.current });
  }, [values, getValues, chosenPackage]);

  // A fault goes as soon as its field is mended, and no new one comes before the next attempt. Not on
  // blur: the page would move under a finger that is about to press something else.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: current }) => {
          // What waits to be sent is what the person saw when asking for it.
          if (name) setWaiting(false);
          const issues = leadFormSchema.safeParse(current).error?.issues ?? [];
          if (name && !issues.some((issue) => issue.path[0] === name)) clearErrors(name as never);
        },
      }),
    [subscribe, clearErrors],
  );

  async function send() {
    const { consent: _consent, ...typed } = getValues();
    const content = JSON.stringify(typed);
    if (attempt.current?.content !== content) {
      attempt.current = { requestId: crypto.randomUUID(), content };
      writeQuoteDraft({ values: typed, package: chosenPackage, attempt: attempt.current });
    }
    setFailed(false);
    const outcome = await submitQuote({
      ...typed,
      travel_month: typed.travel_month.trim() || null,
      notes: typed.notes.trim() || null,
      location_country: LEAD_COUNTRY,
      consent: true,
      source_page: pathname.slice(0, LEAD_LENGTHS.source_page),
      request_id: attempt.current.requestId,
      website: honeypot.current?.value ?? "",
    });
    if (outcome.kind === "received") {
      sent.current = true;
      clearQuoteDraft();
      toast.success(QUOTE_MESSAGES.success);
      onReceived();
      return;
    }
    toast.error(outcome.message);
    flushSync(() => setFailed(true));
    const faulty = FIELD_ORDER.filter((field) => outcome.fields[field]);
    for (const field of faulty) setError(field, { message: outcome.fields[field] ?? "" });
    // The button, disabled while it sent, has lost the focus.
    if (faulty.length > 0) focusFirst(faulty);
    else failureNotice.current?.focus();
  }

  const faultsFound = (found: Partial<Record<keyof FormValues, unknown>>) =>
    focusFirst(FIELD_ORDER.filter((field) => found[field]));
  const submit = handleSubmit(send, faultsFound);

  const sendNow = useEffectEvent(() => void submit());
  useEffect(() => {
    if (!waiting || !online) return;
    setWaiting(false);
    sendNow();
  }, [waiting, online]);

  /** The topmost fault gets the focus; the library would take the field that it met first. */
  function focusFirst(faulty: readonly (keyof FormValues)[]) {
    const first = FIELD_ORDER.find((field) => faulty.includes(field));
    if (first) setFocus(first);
  }

  const notesUsed = (values.notes ?? "").length;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {chosenPackage ? (
        <p className="rounded bg-sea-soft px-4 py-2.5 text-sea">
          <span className="font-semibold">Package:</span> {chosenPackage}
        </p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field label="Treatment" error={errors.treatment?.message}>
          {(attributes) => (
            <Controller
              control={control}
              name="treatment"
              render={({ field }) => (
                <Combobox
                  control={attributes}
                  listLabel="Treatments"
                  suggestions={treatmentNames}
                  value={field.value}
                  onValueChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  required
                />
              )}
            />
          )}
        </Field>
        <Field label="Location" error={errors.location_city?.message}>
          {(attributes) => (
            <Select {...attributes} {...register("location_city")}>
              {LEAD_CITIES.map((city) => (
                <option key={city}>{city}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Full name" error={errors.name?.message}>
        {(attributes) => (
          <TextInput
            type="text"
            required
            autoComplete="name"
            {...attributes}
            {...register("name")}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field label="Email" error={errors.email?.message}>
          {(attributes) => (
            <TextInput
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              {...attributes}
              {...register("email")}
            />
          )}
        </Field>
        <Field label="Phone (WhatsApp number)" error={errors.phone?.message}>
          {(attributes) => (
            <TextInput
              type="tel"
              required
              autoComplete="tel"
              {...attributes}
              {...register("phone")}
            />
          )}
        </Field>
      </div>
      <Field
        label="Travel month"
        optional
        hint="A rough idea is enough, for example “spring” or “May 2027”."
        error={errors.travel_month?.message}
      >
        {(attributes) => <TextInput type="text" {...attributes} {...register("travel_month")} />}
      </Field>
      <Field
        label="Notes"
        optional
        hint="Anything a coordinator should know. Please send no medical records here."
        error={errors.notes?.message}
        counter={{ used: notesUsed, limit: LEAD_LENGTHS.notes }}
      >
        {(attributes) => <TextArea {...attributes} {...register("notes")} />}
      </Field>

      {/* People never meet this field; programs that fill in every field do. */}
      <div aria-hidden="true" className="hidden">
        <label htmlFor={honeypotId}>Website</label>
        <input ref={honeypot} id={honeypotId} type="text" tabIndex={-1} autoComplete="off" />
      </div>

      <Checkbox
        label={CONSENT_LABEL}
        statement={
          <>
            {CONSENT_HEALTH_STATEMENT}{" "}
            <TextLink href={hrefTo.privacy()} target="_blank">
              Privacy Policy (opens in a new tab)
            </TextLink>
          </>
        }
        error={errors.consent?.message}
        required
        {...register("consent")}
      />

      <OfflineNotice
        online={online}
        waiting={waiting}
        onWait={handleSubmit(() => setWaiting(true), faultsFound)}
        onCancel={() => setWaiting(false)}
      />
      {failed && online ? (
        <div
          ref={failureNotice}
          tabIndex={-1}
          // The button under it comes into view with it.
          className="scroll-mb-28 rounded border-s-4 border-danger bg-danger-soft px-4 py-3"
        >
          <p className="font-semibold">Your request has not been sent.</p>
          <p>
            Everything you typed is still here. You can try again, or reach us by{" "}
            <TextLink href={mailLink({ subject: "Quote request" })}>
              e-mail ({brand.email})
            </TextLink>{" "}
            or <TextLink href={whatsAppLink()}>WhatsApp</TextLink>.
          </p>
        </div>
      ) : null}

      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? "Submitting..." : "Send my request"}
      </Button>
    </form>
  );
}
