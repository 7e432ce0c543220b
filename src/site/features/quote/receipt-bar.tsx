import { X } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "@/lib/router.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { dayAndTime, replyDue } from "./answer-time.ts";
import type { QuoteReceipt } from "./receipts.ts";

export type ReceiptBarProps = { receipt: QuoteReceipt; onDismiss: () => void };

/** Confirms a sent request at the bottom of every page until it is dismissed. */
export default function ReceiptBar({ receipt, onDismiss }: ReceiptBarProps) {
  const { pathname } = useLocation();
  const onItsPage = pathname === hrefTo.request();
  useEffect(() => {
    if (onItsPage) onDismiss();
  }, [onItsPage, onDismiss]);
  return (
    <section
      aria-label="Your quote request"
      data-lower-bar=""
      className="sticky bottom-0 z-20 border-t border-line bg-success-soft text-ink shadow-raised print:hidden"
    >
      <div className="mx-auto flex max-w-page items-start gap-3 px-4 py-3 sm:items-center sm:px-6">
        <p className="flex-1 text-sm">
          <span className="font-semibold">
            Request received. Reference{" "}
            <span className="whitespace-nowrap">{receipt.reference}</span>.
          </span>{" "}
          A coordinator replies by {dayAndTime(replyDue(receipt.sentAt))}, your time.{" "}
          <TextLink href={hrefTo.request()}>See your receipt</TextLink>
        </p>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-me-2 inline-flex size-9 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-surface"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
