import type { MyRequest } from "@shared/my-request.ts";
import { myRequestTexts } from "@/content/my-request.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { TextLink } from "@/ui/link.tsx";
import { moment } from "./dates.ts";
import { Panel } from "./panel.tsx";
import { statusTextOf } from "./status-text.ts";

/** A patient-friendly name for a status. The history can contain statuses that are not listed here. */
function stepName(status: string): string {
  const known: Readonly<Record<string, { name: string }>> = myRequestTexts.statuses;
  return known[status]?.name ?? status;
}

/** The reference, the status in plain English with its dates, and when to expect a reply. */
export function RequestStatus({ request }: { request: MyRequest }) {
  const { reference, status, created_at, due_at, steps } = request;
  const isNew = status === "new";
  const isLate = isNew && Date.parse(due_at) < Date.now();
  const { name, text } = statusTextOf(request);
  return (
    <Panel title={name}>
      <p>{text}</p>
      {isNew ? (
        <p>
          {isLate ? "We promised a reply by" : "We will reply by"}{" "}
          <strong className="font-semibold">{moment(due_at)}</strong>, your time.
        </p>
      ) : null}
      {isLate ? (
        <div className="flex flex-col gap-2 rounded border-s-4 border-caution bg-caution-soft px-4 py-3">
          <p>{myRequestTexts.late}</p>
          <ul className="flex flex-col gap-2">
            <li>
              <TextLink href={mailLink({ subject: `Request ${reference}` })}>
                {brand.email}
              </TextLink>
            </li>
            <li>
              <TextLink href={whatsAppLink(`Request ${reference}`)}>
                WhatsApp {brand.whatsAppNumber}
              </TextLink>
            </li>
          </ul>
        </div>
      ) : null}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr] sm:gap-y-2">
        <dt className="text-muted">Reference</dt>
        <dd className="mb-2 whitespace-nowrap font-semibold tabular-nums sm:mb-0">{reference}</dd>
        <dt className="text-muted">Received</dt>
        <dd className="mb-2 sm:mb-0">{moment(created_at)}</dd>
        {steps
          .filter((step) => step.status !== "new")
          .map((step) => (
            <div key={step.at} className="contents">
              <dt className="text-muted">{stepName(step.status)}</dt>
              <dd className="mb-2 sm:mb-0">{moment(step.at)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
