import { LEAD_LENGTHS } from "@shared/lead-fields.ts";
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { useAfterRender } from "@/lib/after-render.ts";
import { idle } from "@/lib/idle.ts";
import { useOnline } from "@/lib/online.ts";
import { functionsUrl } from "@/lib/supabase-address.ts";
import { within } from "@/lib/timeout.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { toast } from "@/ui/toast.ts";
import type { PhoneCountry } from "./likely-country.ts";
import { clearQuoteDraft } from "./quote-draft.ts";
import { QUOTE_MESSAGES } from "./quote-messages.ts";
import type { QuotePreset } from "./quote-preset.ts";
import { controlOf, isCountryGuessed, readValues, typedValues } from "./quote-values.ts";
import type { QuoteReceipt } from "./receipts.ts";
import { useQuoteDraft } from "./use-quote-draft.ts";

/** The schema, the phone number library and the request code, loaded when the visitor starts typing. */
const loadSubmission = () => import("./submit-quote.ts");
type Submission = Awaited<ReturnType<typeof loadSubmission>>;

/** How long to wait for that code before the browser submits the form itself. */
const LOAD_TIMEOUT_MILLISECONDS = 10_000;

/** Delay after typing before an email address is checked for mistakes. */
const EMAIL_DELAY_MILLISECONDS = 700;

/** What follows a request that was received. `isOpen` is false if the form was left while it was being sent. */
export type OnReceived = (receipt: QuoteReceipt | undefined, isOpen: boolean) => void;

type QuoteFormOptions = {
  preset: QuotePreset;
  onReceived: OnReceived;
};

/** The value of the button that sends the request when the network returns. */
const WHEN_ONLINE = "when-online";

/** What the quote form adds to `useCheckedForm`: a draft, waiting for the network, and code that loads late. */
export function useQuoteForm({ preset, onReceived }: QuoteFormOptions) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const afterRender = useAfterRender();
  const code = useRef<Submission>(undefined);
  const submitButton = useRef<HTMLButtonElement>(null);
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
  /** Whether the request may have been stored although sending it failed. */
  const [mayBeSent, setMayBeSent] = useState(false);

  const checked = useCheckedForm({
    element: form,
    action: functionsUrl("submit-lead"),
    async schema() {
      const submission = await within(LOAD_TIMEOUT_MILLISECONDS, loadSubmission()).catch(
        () => null,
      );
      const element = form.current;
      if (!element) {
        // Closed while the button said that it was being submitted.
        toast.error("Your request was not sent. Open the form again: what you typed is kept.");
        return null;
      }
      if (!submission) return null;
      code.current = submission;
      // The country from a draft is part of the request, even if it is sent before the list has loaded.
      showCountries(submission);
      await new Promise<void>((resolve) => afterRender(resolve));
      return submission.quoteSchema(isCountryGuessed(element));
    },
    async send(quote, { website, pressed }) {
      if (pressed === WHEN_ONLINE || !form.current || !code.current) {
        setWaiting(pressed === WHEN_ONLINE);
        return {};
      }
      const outcome = await code.current.submitQuote(quote, {
        source_page: pathname.slice(0, LEAD_LENGTHS.source_page),
        request_id: draft.requestId(typedValues(form.current)),
        website,
      });
      if (outcome.kind === "failed") {
        const { message, faults } = outcome;
        toast.error(message);
        setMayBeSent(outcome.mayBeSent);
        // The notice about a failure would contradict the messages next to the fields.
        return Object.keys(faults).length > 0 ? { faults } : { failure: message };
      }
      clearQuoteDraft();
      toast.success(QUOTE_MESSAGES.success);
      onReceived(outcome.receipt, form.current !== null);
    },
    /** If the code cannot be loaded, the browser validates and submits the form. */
    onUnloaded(element, pressed) {
      if (pressed === WHEN_ONLINE) setWaiting(true);
      else if (!navigator.onLine) {
        toast.error(QUOTE_MESSAGES.network);
        setMayBeSent(false);
        return QUOTE_MESSAGES.network;
      } else if (element.reportValidity()) element.submit();
    },
  });
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
    draft.keep(typedValues(event.currentTarget));
    const { target } = event;
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name === "email") checkEmailSoon();
    checked.attributes.onInput(event);
  }

  /** Loads the code for validation and sending, together with the list of countries. Sending retries. */
  function prepareSubmission() {
    loadSubmission().then(showCountries, () => {});
  }

  function showCountries({ listPhoneCountries }: Submission) {
    setPhoneCountries((known) => (known.length > 0 ? known : listPhoneCountries()));
  }

  /** Suggests another address once typing pauses; on blur, the layout would shift under a press. */
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

  const { busy } = checked;
  const sendNow = useEffectEvent(() => checked.submit());
  useEffect(() => {
    if (!waiting || !online || busy) return;
    setWaiting(false);
    sendNow();
  }, [waiting, online, busy]);

  // Losing or regaining the network can remove the notice with the focused button. Moves the focus before the
  // dialog's focus trap resets it to the top.
  const wasOnline = useRef(online);
  useLayoutEffect(() => {
    if (wasOnline.current === online) return;
    wasOnline.current = online;
    if (document.activeElement === document.body) submitButton.current?.focus();
  }, [online]);

  return {
    ...checked,
    submitButton,
    online,
    waiting,
    mayBeSent,
    typed,
    phoneCountries,
    onPreparePhone: prepareSubmission,
    suggestedEmail,
    onAcceptEmail: acceptEmail,
    chosenPackage: draft.chosenPackage,
    onInput,
    onWait: () => checked.submit(WHEN_ONLINE),
    onCancelWait: () => setWaiting(false),
  };
}
