import { clockAt, dateInWords } from "@shared/dates.ts";
import type { MyRequest } from "@shared/my-request.ts";
import { plainJson } from "@shared/plain-json.ts";
import { daysOf, RETENTION } from "@shared/retention.ts";
import { clsx } from "clsx";
import { Download } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { addDays } from "@/lib/calendar-date.ts";
import { saveFile } from "@/lib/save-file.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { callMyRequest, type Session, shownIn } from "./my-request-api.ts";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { QuotesPart, RequestSections } from "./quotes-part.tsx";
import { readableCopy } from "./readable-copy.ts";
import { RequestDetails } from "./request-details.tsx";
import { Panel } from "./request-panel.tsx";
import type { RequestPartProps } from "./request-part.ts";
import { RequestStatus } from "./request-status.tsx";
import { WithdrawPanel } from "./withdraw-panel.tsx";

const { title, lead, withdrawn, restricted } = myRequestTexts.proposals;

/** The clinics that we suggested, each with what it would get and the patient's answer. */
function ProposalsPanel(part: RequestPartProps) {
  const { proposals, withdrawn_at, restricted_at } = part.request;
  if (proposals.length === 0) return null;
  return (
    <Panel title={title}>
      <p>{withdrawn_at ? withdrawn : restricted_at ? restricted : lead}</p>
      <ul className="flex w-full flex-col gap-4">
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.id} {...part} proposal={proposal} />
        ))}
      </ul>
    </Panel>
  );
}

/** The recipients of the data: the team, and each clinic recorded by a coordinator. */
function WhoCanRead({ request }: { request: MyRequest }) {
  return (
    <Panel title="Who can read your data">
      <p>{myRequestTexts.team}</p>
      {request.clinics.length > 0 ? (
        <ul className="flex w-full flex-col gap-3">
          {request.clinics.map(({ clinic, shared, on }) => (
            <li key={`${clinic} ${shared} ${on}`} className="border-s-2 border-line ps-3">
              <strong className="block font-semibold">{clinic}</strong>
              Received on {dateInWords(on)}: {shared}
            </li>
          ))}
        </ul>
      ) : (
        <p>{myRequestTexts.noClinic}</p>
      )}
    </Panel>
  );
}

/** Until when the link works. A withdrawn or unwanted request is deleted long before its link would end. */
function linkEndText(request: MyRequest): string {
  const { withdrawn_at, restricted_at, close_reason, steps, link_ends_at } = request;
  const isUnwanted = !restricted_at && ["spam", "duplicate"].includes(close_reason ?? "");
  const closedAt = isUnwanted ? steps.findLast(({ status }) => status === "closed")?.at : undefined;
  const endedAt = withdrawn_at ?? closedAt;
  if (!endedAt) {
    return `Your private link works until ${dateInWords(clockAt(link_ends_at).date)}, or longer if there is activity on your request.`;
  }
  const days = daysOf(withdrawn_at ? RETENTION.withdrawn : RETENTION.unwanted);
  return `Your private link works until ${dateInWords(addDays(clockAt(endedAt).date, days))}, when we delete this request.`;
}

/** An opened request: its data and status, and everything that the patient can do with it. */
export function RequestView({ onErased, ...part }: RequestPartProps & { onErased: () => void }) {
  const { request, session } = part;
  const canWithdraw = request.withdrawn_at === null;
  // While the request is restricted, the server refuses everything else.
  const canChange = canWithdraw && request.restricted_at === null;
  return (
    <>
      <RequestSections request={request} />
      <QuotesPart {...part} />
      {/* On paper, the quotes have the sheet to themselves. */}
      <div
        className={clsx(
          "grid items-start gap-6 lg:grid-cols-[3fr_2fr]",
          request.quotes.length > 0 && "print:hidden",
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <RequestStatus request={request} />
          <ProposalsPanel {...part} />
          <RequestDetails {...part} canChange={canChange} />
          <WhoCanRead request={request} />
          <Panel title="Download your data">
            <p>
              What we hold about this request, including our notes and its history. If you want to
              know who has seen it, write to us.
            </p>
            <DownloadButtons session={session} reference={request.reference} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {canChange ? <PreferencesPanel {...part} /> : null}
          {canWithdraw ? <WithdrawPanel {...part} /> : null}
          <ErasePanel session={session} request={request} onErased={onErased} />
        </div>
      </div>
      <p className="text-sm text-muted print:hidden">{`${linkEndText(request)} ${myRequestTexts.notSaved(request.quotes.length > 0)}`}</p>
    </>
  );
}

/** Buttons to download all data about the request, as a readable page or as machine-readable data. */
function DownloadButtons({ session, reference }: { session: Session; reference: string }) {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"html" | "json">();

  async function download(format: "html" | "json") {
    setFailure(undefined);
    setBusy(format);
    const outcome = await callMyRequest({ action: "download", ...session });
    setBusy(undefined);
    if (outcome.kind === "failed") setFailure(outcome.failure.message);
    if (outcome.kind !== "download") return;
    const name = `request-${reference}.${format}`;
    if (format === "json") {
      const data = plainJson(outcome.download);
      saveFile(new Blob([data], { type: "application/json" }), name);
    } else {
      saveFile(new Blob([readableCopy(outcome.download)], { type: "text/html" }), name);
    }
  }

  return (
    <>
      <CallFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === "html"} onClick={() => void download("html")}>
          <Download aria-hidden="true" className="size-5" /> Download as a page
        </Button>
        <Button busy={busy === "json"} onClick={() => void download("json")}>
          <Download aria-hidden="true" className="size-5" /> Download as data (JSON)
        </Button>
      </div>
    </>
  );
}

const { text, items, kept, clinics, final } = myRequestTexts.erase;

const schema = z.object({
  reference: z.string().check(z.trim(), z.minLength(1, "Type the reference to confirm.")),
});

type ErasePanelProps = { session: Session; request: MyRequest; onErased: () => void };

/** Erases the request immediately. Typing its reference confirms this. */
function ErasePanel({ session, request, onErased }: ErasePanelProps) {
  const form = useCheckedForm({
    schema,
    async send({ reference }) {
      const outcome = await callMyRequest({ action: "erase", ...session, reference });
      if (outcome.kind === "failed") return shownIn(["reference"], outcome.failure);
      if (outcome.kind === "done") onErased();
    },
  });

  return (
    <Panel title="Erase this request">
      <div className="flex flex-col gap-3">
        <p>{text}</p>
        <TextList items={items} />
        <p>{kept}</p>
        <p>{clinics}</p>
        <p className="font-semibold">{final}</p>
      </div>
      <form {...form.attributes} className="flex w-full flex-col gap-4">
        <Field label={`Type ${request.reference} to confirm`} {...form.field("reference")}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <CallFailure message={form.failure} />
        <Button type="submit" variant="danger" busy={form.busy} className="self-start">
          Erase this request
        </Button>
      </form>
    </Panel>
  );
}
