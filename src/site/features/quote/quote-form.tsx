import { LEAD_CITIES, LEAD_COUNTRY } from "@shared/cities.ts";
import { NO_CALLS } from "@shared/contact-promise.ts";
import { LEAD_LENGTHS, leadField, OPTIONAL_TEXTS, type OptionalText } from "@shared/lead-fields.ts";
import type { Ref } from "react";
import { useLocation } from "react-router-dom";
import { findCategory } from "@/content/categories.ts";
import { financialInterest } from "@/content/financial-interest.ts";
import { quotePackages } from "@/content/package-contents.ts";
import { searchSuggestions } from "@/content/search-suggestions.ts";
import { isTreatmentSlug, treatmentNames } from "@/content/treatments/names.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { environment } from "@/lib/environment.ts";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Button } from "@/ui/button.tsx";
import { Combobox } from "@/ui/combobox.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { EmailInput, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { Honeypot } from "@/ui/honeypot.tsx";
import { TextLink } from "@/ui/link.tsx";
import { AttachPlan } from "./attach-plan.tsx";
import { ConsentBlock } from "./consent-block.tsx";
import { DistressBeside } from "./distress-beside.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PhoneCountrySelect } from "./phone-country-select.tsx";
import type { QuotePreset } from "./quote-preset.ts";
import type { QuoteField } from "./quote-values.ts";
import { suggestedPage } from "./suggested-page.ts";
import { type OnReceived, useQuoteForm } from "./use-quote-form.ts";

/** The pages that the search found, or that of a suggested treatment. Waits for no more. */
function FoundPages({ searched, found }: QuotePreset) {
  const suggested = suggestedPage(searched);
  const pages = found ?? (suggested ? [suggested] : []);
  if (pages.length === 0) return null;
  return (
    <div className="rounded bg-sand px-4 py-2.5 text-sm">
      <p>Read before you ask:</p>
      <ul>
        {pages.map(({ href, title, price }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink> {price}
          </li>
        ))}
      </ul>
    </div>
  );
}

const suggestedNames = searchSuggestions.map((suggestion) => suggestion.name);

/** The name of the preset treatment, the names of several, the search text, or the category's name. */
function presetTreatment(preset: QuotePreset): string {
  const { treatment = "", treatments = [], searched, category } = preset;
  if (isTreatmentSlug(treatment)) return treatmentNames[treatment];
  return namesInWords(treatments) || (searched ?? findCategory(category)?.name ?? "");
}

/** The optional fields that the specification does not have. */
const ownTexts = OPTIONAL_TEXTS.filter((name) => name !== "travel_month" && name !== "notes");
const lengths: Partial<Record<QuoteField, number>> = LEAD_LENGTHS;

type QuoteFormProps = {
  id?: string;
  preset: QuotePreset;
  onReceived: OnReceived;
};

/** The quote form, in the dialog or on its own page. `useQuoteForm` adds what needs JavaScript. */
export function QuoteForm({ id, preset, onReceived }: QuoteFormProps) {
  const state = useQuoteForm({ preset, onReceived });
  const field = (name: QuoteField) => state.field(name, { maxLength: lengths[name] });
  function optionalText(name: OptionalText, used?: number) {
    const { label, hint, max, lines, autoComplete } = leadField(name);
    const counter = used === undefined ? {} : { counter: { used, limit: max } };
    const Control = lines ? TextArea : TextInput;
    // Two lines on a wide screen, so that the button is in the first view.
    const className = lines ? "lg:h-20" : undefined;
    return (
      <Field key={name} label={label} optional hint={hint} {...field(name)} {...counter}>
        {(attributes) => (
          <Control autoComplete={autoComplete} className={className} {...attributes} />
        )}
      </Field>
    );
  }
  return (
    <form
      id={id}
      {...state.attributes}
      onInput={state.onInput}
      className="grid gap-x-10 gap-y-5 lg:grid-cols-2"
    >
      <HiddenFields />
      <ErrorSummary {...state.summary} className="lg:col-span-2" />
      <div className="flex flex-col gap-5 lg:gap-4">
        <FoundPages {...preset} />
        {state.chosenPackage ? (
          <p className="rounded bg-sea-soft px-4 py-2.5 text-sea">
            <span className="font-semibold">Package:</span> {quotePackages[state.chosenPackage]}
          </p>
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Treatment" {...field("treatment")}>
            {(attributes) => (
              <Combobox
                required
                defaultValue={presetTreatment(preset)}
                listLabel="Treatments"
                suggestions={suggestedNames}
                {...attributes}
              />
            )}
          </Field>
          <DistressBeside text={state.typed.treatment} />
          <Field label="Location" {...field("location_city")}>
            {(attributes) => (
              <Select defaultValue={preset.city} {...attributes}>
                {LEAD_CITIES.map((city) => (
                  <option key={city}>{city}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Field label="Full name" {...field("name")}>
          {(attributes) => <TextInput type="text" required autoComplete="name" {...attributes} />}
        </Field>
        <div className="flex flex-col gap-1.5">
          <Field label="Email" {...field("email")}>
            {(attributes) => <EmailInput {...attributes} />}
          </Field>
          <div role="status" className={state.suggestedEmail ? "text-sm" : "sr-only"}>
            {state.suggestedEmail ? (
              <span>
                Did you mean{" "}
                <button
                  type="button"
                  onClick={state.onAcceptEmail}
                  className="min-h-6 break-all font-semibold text-sea underline underline-offset-4"
                >
                  {state.suggestedEmail}
                </button>
                ?
              </span>
            ) : null}
          </div>
        </div>
        {/* Not side by side on a phone, where the country's name and code would be truncated. */}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Country code" className="needs-script" {...field("phone_country")}>
            {(attributes) => (
              <PhoneCountrySelect
                countries={state.phoneCountries}
                onPrepare={state.onPreparePhone}
                {...attributes}
              />
            )}
          </Field>
          <Field label="Phone (WhatsApp number)" hint={NO_CALLS} {...field("phone")}>
            {(attributes) => <TextInput type="tel" required autoComplete="tel" {...attributes} />}
          </Field>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          {optionalText("travel_month")}
          {ownTexts.map((name) => optionalText(name))}
        </div>
      </div>
      <div className="flex flex-col gap-5 lg:gap-4">
        {optionalText("notes", state.typed.notes.length)}
        <DistressBeside text={state.typed.notes} />
        <AttachPlan />
        <ConsentBlock {...field("consent")} />
        <OfflineNotice
          online={state.online}
          waiting={state.waiting}
          onWait={state.onWait}
          onCancel={state.onCancelWait}
        />
        {state.failure && state.online ? (
          <FailureNotice ref={state.notice} failure={state.failure} mayBeSent={state.mayBeSent} />
        ) : null}
        <div className="flex flex-col gap-x-5 gap-y-3 sm:flex-row sm:flex-wrap sm:items-center">
          <Button
            ref={state.submitButton}
            type="submit"
            variant="primary"
            size="large"
            // As wide with either of its texts.
            className="sm:basis-60"
            busy={state.busy}
          >
            {state.busy ? "Submitting..." : "Send my request"}
          </Button>
          <p className="text-sm text-muted sm:flex-1 sm:basis-60">
            <RichText value={financialInterest} />
          </p>
        </div>
      </div>
    </form>
  );
}

/** Fields that are sent but not filled in by the user. */
function HiddenFields() {
  const { pathname } = useLocation();
  return (
    <div className="hidden">
      <input type="hidden" name="apikey" value={environment.VITE_SUPABASE_ANON_KEY} />
      <input type="hidden" name="location_country" value={LEAD_COUNTRY} />
      <input type="hidden" name="source_page" value={pathname.slice(0, LEAD_LENGTHS.source_page)} />
      <Honeypot />
    </div>
  );
}

type FailureNoticeProps = { ref: Ref<HTMLDivElement>; failure: string; mayBeSent: boolean };

/** Why a request was not sent. Stays, unlike the toast. */
function FailureNotice({ ref, failure, mayBeSent }: FailureNoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // Also scrolls the button below into view.
      className="scroll-mb-28 rounded border-s-4 border-danger bg-danger-soft px-4 py-3"
    >
      <p className="font-semibold">{failure}</p>
      <p>
        <span>
          {mayBeSent
            ? "Your request may not have been sent. If it has arrived, trying again does not send it twice."
            : "Your request has not been sent."}
        </span>{" "}
        <span>
          Everything you typed is still here. You can also contact us by{" "}
          <TextLink href={mailLink({ subject: "Quote request" })}>email ({brand.email})</TextLink>{" "}
          or <TextLink href={whatsAppLink()}>WhatsApp</TextLink>.
        </span>
      </p>
    </div>
  );
}
