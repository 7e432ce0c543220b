import { dayAndTime } from "@shared/dates.ts";
import { Mail, MessageCircle, Printer, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { TextLink } from "@/ui/link.tsx";
import { replyDue } from "./answer-time.ts";
import { GET_QUOTE } from "./quote-preset.ts";
import { forgetReceipt, onReceiptsChange, type QuoteReceipt, readReceipts } from "./receipts.ts";

/** The receipts stored in this browser. */
export function ReceiptList() {
  const [receipts, setReceipts] = useState<readonly QuoteReceipt[]>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => setReceipts(readReceipts());
    read();
    // A request may be sent from the dialog above this page.
    return onReceiptsChange(read);
  }, []);

  function forget(reference: string) {
    forgetReceipt(reference);
    // The pressed button is removed.
    list.current?.focus();
  }

  return (
    // Reserves space for the receipts, which can only be read in the browser.
    <div
      ref={list}
      tabIndex={-1}
      className="flex min-h-120 flex-col gap-8 outline-none noscript:min-h-0"
    >
      {receipts?.map((receipt) => (
        <ReceiptCard
          key={receipt.reference}
          receipt={receipt}
          onForget={() => forget(receipt.reference)}
        />
      ))}
      {receipts?.length === 0 ? (
        <EmptyState
          title="No requests sent from this device"
          action={<ButtonLink href={hrefTo.quote()}>{GET_QUOTE}</ButtonLink>}
        >
          A receipt is kept only in the browser that sent the request. If you sent one from another
          device, look there, or write to{" "}
          <TextLink href={mailLink({ subject: "Quote request" })}>{brand.email}</TextLink>.
        </EmptyState>
      ) : null}
      <noscript>
        The receipts of your requests are kept in this browser. You need JavaScript to see them.
      </noscript>
    </div>
  );
}

/** A term and its value: side by side, or close together on a phone. */
function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-0.5 sm:flex-row">
      <dt className="shrink-0 text-muted sm:w-44">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ReceiptCard({ receipt, onForget }: { receipt: QuoteReceipt; onForget: () => void }) {
  const { reference, treatment, city, firstName, sentAt } = receipt;
  const due = replyDue(sentAt);
  const overdue = due.getTime() < Date.now();
  const greeting = `Hello, this is ${firstName}. My reference is ${reference}.`;
  return (
    <section
      aria-labelledby={reference}
      className="flex max-w-reading flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div>
        <p className="text-muted">Your reference</p>
        <h2 id={reference} className="font-sans text-3xl font-semibold tracking-wide tabular-nums">
          {reference}
        </h2>
      </div>
      <dl className="flex flex-col gap-3">
        <Line term="You asked about">{`${treatment} in ${city}`}</Line>
        <Line term="Sent">{dayAndTime(sentAt)}</Line>
        <Line term={overdue ? "We promised a reply by" : "A coordinator replies by"}>
          <span className="font-semibold">{`${dayAndTime(due)}, your time`}</span>
        </Line>
      </dl>
      <p>
        {overdue
          ? "If you haven’t heard from us, check your spam folder first. Then contact us and give your reference."
          : "If you want to add or correct something, use the private link in our email, or contact us and give your reference."}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink
          size="small"
          href={mailLink({ subject: `Quote request ${reference}`, body: greeting })}
        >
          <Mail aria-hidden="true" className="size-4" /> Email us
        </ButtonLink>
        <ButtonLink size="small" href={whatsAppLink(greeting)}>
          <MessageCircle aria-hidden="true" className="size-4" /> WhatsApp
        </ButtonLink>
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" /> Print
        </Button>
        <Button size="small" variant="quiet" onClick={onForget}>
          <Trash2 aria-hidden="true" className="size-4" /> Delete this receipt
        </Button>
      </div>
      <p className="text-sm text-muted print:hidden">
        This deletes the receipt from this browser only. It does not withdraw the request.
      </p>
    </section>
  );
}
