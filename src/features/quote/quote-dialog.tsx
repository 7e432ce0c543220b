import { useEffect, useRef, useState } from "react";
import { Dialog } from "@/ui/dialog.tsx";
import { Illustration } from "@/ui/illustration.tsx";
import type { QuotePreset } from "./quote-context.tsx";
import { QuoteForm } from "./quote-form.tsx";

/** How long the thank-you stands before the dialog closes. Source: specification, section 9. */
const THANK_YOU_MILLISECONDS = 3000;

export type QuoteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preset: QuotePreset;
  opener: HTMLElement | null;
};

/** The quote dialog: the form, then the thank-you. */
export default function QuoteDialog({ open, onOpenChange, preset, opener }: QuoteDialogProps) {
  const [received, setReceived] = useState(false);

  useEffect(() => {
    if (!received) return;
    const timer = window.setTimeout(() => onOpenChange(false), THANK_YOU_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [received, onOpenChange]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={opener}
      title={received ? "Request received" : "Get your free quote"}
      description={
        received ? undefined : "Free and without obligation. A coordinator replies within 24 hours."
      }
    >
      {received ? <ThankYou /> : <QuoteForm preset={preset} onReceived={() => setReceived(true)} />}
    </Dialog>
  );
}

function ThankYou() {
  const message = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: the message takes it, and is read out.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 pb-4 text-center">
      <Illustration name="thank-you" ratio="1/1" className="max-w-44" />
      <p ref={message} tabIndex={-1} className="max-w-form text-lg outline-none">
        Thank you! A coordinator will reach out within 24h via email/WhatsApp.
      </p>
    </div>
  );
}
