import { dayAndTime } from "@shared/dates.ts";
import type { MyRequest } from "@shared/my-request.ts";
import type { ReactNode } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Panel, pairsClass } from "./request-panel.tsx";
import { closeReasonText, statusTextOf } from "./status-text.ts";

/** A patient-friendly name for a status. The history can contain statuses that are not listed here. */
function stepName(status: string): string {
  const known: Readonly<Record<string, { name: string }>> = myRequestTexts.statuses;
  return known[status]?.name ?? status;
}

/** The reference, the status in plain English with its dates, and when to expect a reply. */
export function RequestStatus({ request }: { request: MyRequest }) {
  const { reference, created_at, withdrawn_at, steps } = request;
  const { name, text } = statusTextOf(request);
  return (
    <Panel id="status" title="Status">
      <p className="text-lg font-semibold">{name}</p>
      <p>{text}</p>
      <WhatNow request={request} />
      <dl className={`${pairsClass} sm:gap-y-2`}>
        <Row label="Reference">
          <span className="whitespace-nowrap font-semibold tabular-nums">{reference}</span>
        </Row>
        <Row label="Received">{dayAndTime(created_at)}</Row>
        {steps
          // Withdrawing closes a request, and has a row of its own.
          .filter(({ status, at }) => status !== "new" && (!withdrawn_at || at < withdrawn_at))
          .map(({ status, at }) => (
            <Row key={at} label={stepName(status)}>
              {dayAndTime(at)}
            </Row>
          ))}
        {withdrawn_at ? <Row label="Consent withdrawn">{dayAndTime(withdrawn_at)}</Row> : null}
      </dl>
    </Panel>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="pb-3 last:pb-0 sm:pb-0">{children}</dd>
    </>
  );
}

/** What happens next, or what the patient can do. */
function WhatNow({ request }: { request: MyRequest }) {
  const { reference, status, due_at, withdrawn_at, restricted_at, close_reason, quotes } = request;
  const email = (
    <TextLink href={mailLink({ subject: `Request ${reference}` })}>{brand.email}</TextLink>
  );
  if (withdrawn_at) {
    return (
      <>
        <p>{`${myRequestTexts.keptFor} ${myRequestTexts.askAgain}`}</p>
        <ButtonLink href={hrefTo.quote()}>Send a new request</ButtonLink>
      </>
    );
  }
  if (restricted_at) return <p>{email}</p>;
  if (status === "closed") {
    const reason = closeReasonText(close_reason);
    return (
      <>
        {reason ? <p>{`We closed it because ${reason}.`}</p> : null}
        <p>
          <span>{myRequestTexts.reopen}</span> {email}
          <span>.</span>
        </p>
        <ButtonLink href={hrefTo.quote()}>Ask again</ButtonLink>
      </>
    );
  }
  if (status === "quoted" && quotes.length === 0) {
    return (
      <div>
        <span>{myRequestTexts.quoteElsewhere}</span> {email}
        <span>.</span>
      </div>
    );
  }
  if (status !== "new") return null;
  const isLate = Date.parse(due_at) < Date.now();
  return (
    <>
      <p>
        <span>{isLate ? "We promised a reply by" : "We’ll reply by"}</span>{" "}
        <strong className="font-semibold">{dayAndTime(due_at)}</strong>
        <span>, your time.</span>
      </p>
      {isLate ? (
        <div className="flex flex-col gap-2 rounded border-s-4 border-caution bg-caution-soft px-4 py-3">
          <p>{myRequestTexts.late}</p>
          <ul className="flex flex-col gap-2">
            <li>{email}</li>
            <li>
              <TextLink href={whatsAppLink(`Request ${reference}`)}>
                WhatsApp {brand.whatsAppNumber}
              </TextLink>
            </li>
          </ul>
        </div>
      ) : null}
    </>
  );
}
