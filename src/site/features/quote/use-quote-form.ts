import { LEAD_LENGTHS } from "@shared/lead-fields.ts";
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { idle } from "@/lib/idle.ts";
import { useOnline } from "@/lib/online.ts";
import { within } from "@/lib/timeout.ts";
import { type ErrorSummaryItem, summaryItems } from "@/ui/error-summary.tsx";
import { toast } from "@/ui/toast.ts";
import type { PhoneCountry } from "./likely-country.ts";
import { clearQuoteDraft } from "./quote-draft.ts";
import { QUOTE_MESSAGES } from "./quote-messages.ts";
import type { QuotePreset } from "./quote-preset.ts";
import {
  clearHoneypot,
  controlOf,
  QUOTE_FIELDS,
  type QuoteFaults,
  type QuoteField,
  readValues,
  typedValues,
} from "./quote-values.ts";
import type { QuoteReceipt } from "./receipts.ts";
import { useQuoteDraft } from "./use-quote-draft.ts";

/** The schema, the phone number library and the request code, loaded when the visitor starts typing. */
const loadSubmission = () => import("./submit-quote.ts");
type Submission = Awaited<ReturnType<typeof loadSubmission>>;

/**
 * How long to wait for that code, longer than a slow phone needs. After that, the browser submits the form
 * itself.
 */
const LOAD_TIMEOUT_MILLISECONDS = 10_000;

/** Delay after typing before an email address is checked for mistakes. */
const EMAIL_DELAY_MILLISECONDS = 700;

type QuoteFormOptions = {
  preset: QuotePreset;
  onReceived: (receipt: QuoteReceipt | undefined) => void;
};

/**
 * Enhances the quote form with JavaScript: errors next to their fields, a draft, sending without leaving the
 * page, and waiting for the network. The fields are uncontrolled, so that text typed before hydration is
 * kept.
 */
export function useQuoteForm({ preset, onReceived }: QuoteFormOptions) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const failureNotice = useRef<HTMLDivElement>(null);
  const errorSummary = useRef<HTMLElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [faults, setFaults] = useState<QuoteFaults>({});
  /** The errors of the last attempt to send. Not updated while fields are corrected. */
  const [summary, setSummary] = useState<readonly ErrorSummaryItem[]>([]);
  const [status, setStatus] = useState<"editing" | "sending" | "failed">("editing");
  /** What is in the fields of free text. */
  const [typed, setTyped] = useState({ treatment: "", notes: "" });
  const [phoneCountries, setPhoneCountries] = useState<readonly PhoneCountry[]>([]);
  const [suggestedEmail, setSuggestedEmail] = useState<string>();
  const emailTimer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(emailTimer.current), []);
  const online = useOnline();
  // Only set by the visitor, and not stored: waiting ends when the form or the page is closed, so that
  // nothing is sent unseen. The values stay in the draft.
  const [waiting, setWaiting] = useState(false);

  const readTyped = () => {
    if (!form.current) return;
    const { treatment, notes } = readValues(form.current);
    setTyped({ treatment, notes });
  };
  const readPreset = useEffectEvent(readTyped);
  // What was searched for, and what was typed before hydration, has not triggered any handler.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preset fills in the field.
  useEffect(() => readPreset(), [preset]);
  const draft = useQuoteDraft({
    form,
    preset,
    onRestored: () => {
      readTyped();
      // A draft may contain a country that only the whole list has.
      prepareSubmission();
    },
  });

  function onInput(event: FormEvent<HTMLFormElement>) {
    // Waits, because on a slow phone running that code takes longer than showing the typed character.
    void idle().then(prepareSubmission);
    // Editing cancels the wait, because the visitor asked to send the previous values.
    setWaiting(false);
    readTyped();
    draft.keep(typedValues(readValues(event.currentTarget)));
    const { target } = event;
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name === "email") checkEmailSoon();
    const field = QUOTE_FIELDS.find((known) => known === name);
    if (field && faults[field]) void clearIfValid(field);
  }

  /** Loads the code for validation and sending, together with the list of countries. Sending retries. */
  function prepareSubmission() {
    loadSubmission().then(showCountries, () => {});
  }

  function showCountries({ listPhoneCountries }: Submission) {
    setPhoneCountries((known) => (known.length > 0 ? known : listPhoneCountries()));
  }

  /**
   * Suggests another address once typing pauses. Not on blur, because the layout would shift while the
   * visitor is about to press something else.
   */
  function checkEmailSoon() {
    window.clearTimeout(emailTimer.current);
    setSuggestedEmail(undefined);
    emailTimer.current = window.setTimeout(async () => {
      const submission = await loadSubmission().catch(() => null);
      if (submission && form.current) {
        setSuggestedEmail(submission.suggestEmail(readValues(form.current).email));
      }
    }, EMAIL_DELAY_MILLISECONDS);
  }

  function acceptEmail() {
    const control = form.current && controlOf(form.current, "email");
    if (!control || !suggestedEmail) return;
    control.value = suggestedEmail;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    // The pressed button is removed.
    control.focus();
  }

  /**
   * Clears an error as soon as its field is valid. New errors only appear on the next attempt: on blur, the
   * layout would shift while the visitor is about to press something else.
   */
  async function clearIfValid(field: QuoteField) {
    // If the code has not loaded, the error stays until the next attempt to send.
    const submission = await loadSubmission().catch(() => null);
    if (!form.current || !submission?.isValidField(field, readValues(form.current))) return;
    setFaults(({ [field]: _cleared, ...others }) => others);
  }

  /** Shows the errors, and focuses their summary or the failure notice. */
  function show(found: QuoteFaults, next: "editing" | "failed") {
    const items = summaryItems(
      QUOTE_FIELDS,
      found,
      (field) => form.current && controlOf(form.current, field),
    );
    // Renders first, so that screen readers announce it on focus.
    flushSync(() => {
      setFaults(found);
      setSummary(items);
      setStatus(next);
    });
    (errorSummary.current ?? failureNotice.current)?.focus();
  }

  function fail(message: string, found: QuoteFaults = {}) {
    toast.error(message);
    show(found, "failed");
  }

  /** Validates the fields and sends them. */
  async function send(element: HTMLFormElement) {
    if (status === "sending") return;
    setStatus("sending");
    const submission = await within(LOAD_TIMEOUT_MILLISECONDS, loadSubmission()).catch(() => null);
    if (!submission) return sendWithoutCode(element);
    // The country from a draft is part of the request, even if it is sent before the list has loaded.
    flushSync(() => showCountries(submission));
    const values = readValues(element);
    const { quote, faults: found } = submission.checkQuote(values);
    if (!quote) return show(found, "editing");
    const outcome = await submission.submitQuote(quote, {
      source_page: pathname.slice(0, LEAD_LENGTHS.source_page),
      request_id: draft.requestId(typedValues(values)),
      website: values.website,
    });
    if (outcome.kind === "failed") {
      // A password manager may have filled it in. Only a bot does so again.
      clearHoneypot(element);
      return fail(outcome.message, outcome.faults);
    }
    clearQuoteDraft();
    toast.success(QUOTE_MESSAGES.success);
    onReceived(outcome.receipt);
  }

  /** If the code cannot be loaded, the browser validates and submits the form. */
  function sendWithoutCode(element: HTMLFormElement) {
    if (!navigator.onLine) return fail(QUOTE_MESSAGES.network);
    setStatus("editing");
    if (element.reportValidity()) element.submit();
  }

  /** Sends the request when the network returns, provided that it is valid now. */
  async function wait() {
    const submission = await loadSubmission().catch(() => null);
    const found = form.current
      ? submission?.checkQuote(readValues(form.current)).faults
      : undefined;
    if (found) return show(found, "editing");
    setWaiting(true);
  }

  const sendNow = useEffectEvent(() => {
    if (form.current) void send(form.current);
  });
  useEffect(() => {
    if (!waiting || !online) return;
    setWaiting(false);
    sendNow();
  }, [waiting, online]);

  // Losing or regaining the network can remove the notice with the focused button. Moves the focus before the
  // dialog's focus trap resets it to the top.
  const wasOnline = useRef(online);
  useLayoutEffect(() => {
    if (wasOnline.current === online) return;
    wasOnline.current = online;
    if (document.activeElement === document.body) submitButton.current?.focus();
  }, [online]);

  return {
    form,
    failureNotice,
    errorSummary,
    submitButton,
    faults,
    summary,
    sending: status === "sending",
    failed: status === "failed",
    online,
    waiting,
    typed,
    phoneCountries,
    onPreparePhone: prepareSubmission,
    suggestedEmail,
    onAcceptEmail: acceptEmail,
    chosenPackage: draft.chosenPackage,
    onInput,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
    onWait: () => void wait(),
    onCancelWait: () => setWaiting(false),
  };
}
