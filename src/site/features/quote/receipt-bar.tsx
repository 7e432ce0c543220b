import { dayAndTime } from "@shared/dates.ts";
import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { replyDue } from "./answer-time.ts";
import { RECEIPTS_ID } from "./has-receipts.ts";
import { dismissBar, type QuoteReceipt } from "./receipts.ts";

export type ReceiptBarProps = { receipt: QuoteReceipt; onDismiss: () => void };

/** Confirms a sent request at the bottom of every page until it is dismissed. */
export default function ReceiptBar({ receipt, onDismiss }: ReceiptBarProps) {
  const { pathname, hash } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const { reference } = receipt;
  const isListed =
    pathname === hrefTo.request() &&
    (hash === `#${RECEIPTS_ID}` || window.linkTokens?.[pathname] === undefined);
  useEffect(() => {
    if (!isListed) return;
    const dismissSeen = () => {
      // In a tab that nobody sees, the list must not remove the bar of the tab that has sent the request.
      if (document.hidden) return;
      dismissBar(reference);
      onDismiss();
    };
    dismissSeen();
    document.addEventListener("visibilitychange", dismissSeen);
    return () => document.removeEventListener("visibilitychange", dismissSeen);
  }, [isListed, onDismiss, reference]);

  // The height, for bars of pages, which stick above this one.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--receipt-bar", `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--receipt-bar");
    };
  }, []);

  function dismiss() {
    dismissBar(reference);
    onDismiss();
    // The pressed button is removed.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  const due = replyDue(receipt.sentAt);
  const dueText = `${dayAndTime(due)}, your time`;
  return (
    <section
      ref={bar}
      aria-label="Your quote request"
      data-receipt-bar=""
      className="sticky bottom-0 z-20 border-t border-line bg-success-soft text-ink shadow-raised print:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-1 sm:px-6">
        <p className="flex-1 text-sm">
          <span className="font-semibold">
            Request received. Reference <span className="whitespace-nowrap">{reference}</span>.
          </span>{" "}
          <span className="max-sm:hidden">
            {due.getTime() < Date.now()
              ? `We promised a reply by ${dueText}.`
              : `A coordinator replies by ${dueText}.`}
          </span>{" "}
          <TextLink href={`${hrefTo.request()}#${RECEIPTS_ID}`}>See your receipt</TextLink>
        </p>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={dismiss}
          className="-me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-surface"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
