import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { idle } from "@/lib/idle.ts";
import { announce } from "@/ui/announce.ts";
import { Dialog } from "@/ui/dialog.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import { likelyCountry } from "./likely-country.ts";
import { QuoteForm } from "./quote-form.tsx";
import type { QuotePreset } from "./quote-preset.ts";
import { quoteWords } from "./quote-words.ts";
import { WhoAnswers } from "./who-answers.tsx";

/** @public See there. */
export { prepareDraft } from "./quote-draft.ts";

// The names of countries are slow the first time, and this code usually loads long before the dialog opens.
if (typeof window !== "undefined") void idle().then(() => likelyCountry(navigator.languages));

/** How long the thank-you message is shown before the dialog closes. Source: specification, section 9. */
const THANK_YOU_MILLISECONDS = 3000;

export type QuoteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preset: QuotePreset;
  opener: HTMLElement | null;
  /** Runs when a request has been received, if there is a receipt. */
  onReceipt: () => void;
};

/** The quote dialog: the form, then a thank-you message. */
export default function QuoteDialog({
  open,
  onOpenChange,
  preset,
  opener,
  onReceipt,
}: QuoteDialogProps) {
  const [received, setReceived] = useState(false);
  const [reference, setReference] = useState<string>();
  const { title, lead } = quoteWords(preset);

  useEffect(() => {
    if (!received) return;
    const timer = window.setTimeout(() => onOpenChange(false), THANK_YOU_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [received, onOpenChange]);

  return (
    <Dialog
      className={received ? "" : "lg:max-h-[96dvh] lg:w-[min(74rem,94vw)]"}
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={opener}
      title={received ? "Request received" : title}
      description={received ? undefined : lead}
    >
      {received ? (
        <ThankYou reference={reference} />
      ) : (
        <div className="flex flex-col gap-8">
          <QuoteForm
            preset={preset}
            onReceived={(receipt) => {
              setReceived(true);
              setReference(receipt?.reference);
              if (receipt) onReceipt();
            }}
          />
          <WhoAnswers />
        </div>
      )}
    </Dialog>
  );
}

function ThankYou({ reference }: { reference: string | undefined }) {
  const id = useId();
  const message = useRef<HTMLParagraphElement>(null);
  // Moves the focus from the removed form to the message before the browser paints, so that screen readers
  // announce the message rather than the dialog.
  useLayoutEffect(() => message.current?.focus(), []);
  useEffect(() => announce(reference ? `Reference ${reference}` : ""), [reference]);
  return (
    <div className="flex flex-col items-center gap-4 pb-4 text-center">
      <Illustration name="thank-you" ratio="1/1" className="max-w-44" />
      <p
        ref={message}
        tabIndex={-1}
        aria-describedby={reference ? id : undefined}
        className="max-w-form text-lg outline-none"
      >
        Thank you! A coordinator will reach out within 24h via email/WhatsApp.
      </p>
      {reference ? (
        <p id={id} className="text-muted">
          Reference <span className="whitespace-nowrap font-semibold text-ink">{reference}</span>.
          You can see your receipt when this window closes.
        </p>
      ) : null}
    </div>
  );
}
