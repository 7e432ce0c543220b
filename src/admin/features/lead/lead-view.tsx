import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { LeadAnswer } from "./lead-answer.tsx";
import { colleaguesQuery, leadQuery } from "./lead-api.ts";
import { LeadClinics } from "./lead-clinics.tsx";
import { clockOf, useNow } from "./lead-clock.ts";
import { LeadHistory } from "./lead-history.tsx";
import { LeadMailNotice } from "./lead-mail.tsx";
import { CLOSE_REASON_NAMES, type FullLead, shown } from "./lead-model.ts";
import { LeadRelated } from "./lead-related.tsx";
import { LeadSent } from "./lead-sent.tsx";
import { LeadWork } from "./lead-work.tsx";
import { PatientWishes } from "./patient-wishes.tsx";
import { PrivateLink } from "./private-link.tsx";
import { SectionLevel } from "./section.tsx";
import { ClockText, StatusChip } from "./status-chip.tsx";
import { UnsavedNotice } from "./unsaved-notice.tsx";
import { useLeadChange } from "./use-lead-change.ts";

const columnClass = "flex flex-col gap-3.5 print:gap-2.5";

type LeadViewProps = {
  reference: string;
  /** Heading level of the patient's name: 1 on the lead's own page. */
  level: 1 | 2;
  /** Buttons at the top: next, previous, close. */
  actions: ReactNode;
};

/** A lead with everything that was sent, and all actions. */
export function LeadView({ reference, level, actions }: LeadViewProps) {
  const query = useQuery(leadQuery(reference));
  const lead = query.data;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={columnClass}>
      {/* The same buttons before and after the lead has loaded, because one of them may have the focus. */}
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {lead ? (
            <>
              <Heading className="break-words text-xl">
                <bdi>{shown(lead, "name")}</bdi>
              </Heading>
              <p className="text-sm tabular-nums text-muted">{lead.reference}</p>
            </>
          ) : query.isPending ? (
            <Heading className="sr-only">Lead {reference}</Heading>
          ) : null}
        </div>
        <div className="-me-1 -mt-1 flex shrink-0 print:hidden">{actions}</div>
      </div>
      {lead ? (
        <LoadedLead key={lead.id} lead={lead} level={level} />
      ) : query.isPending && query.fetchStatus === "paused" ? (
        <p role="status" className="text-muted">
          You are offline, and this lead has not been loaded. It will be shown when you are online
          again.
        </p>
      ) : query.isPending ? (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner /> Loading the lead...
        </p>
      ) : query.isError ? (
        <LoadFault
          what="this lead"
          titleAs={`h${level}`}
          note="No data has been lost."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <EmptyState title="No lead has this reference" titleAs={`h${level}`}>
          {reference} may have been mistyped, or the request may have been deleted.
        </EmptyState>
      )}
    </div>
  );
}

type LoadedLeadProps = Pick<LeadViewProps, "level"> & { lead: FullLead };

function LoadedLead({ lead, level }: LoadedLeadProps) {
  const now = useNow();
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const { role } = useAdmin();
  // The database refuses every change to a restricted lead, except corrections by administrators.
  const isRestricted = lead.restricted_at !== null;
  const mayCorrect = !isRestricted || role === "admin";
  const { change, conflict, dismissConflict, unsaved, dismissUnsaved } = useLeadChange(lead);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <StatusChip status={lead.status} />
        {isRestricted ? null : <ClockText clock={clockOf(lead, now)} />}
        {lead.close_reason ? (
          <span className="text-muted">{CLOSE_REASON_NAMES[lead.close_reason]}</span>
        ) : null}
        {lead.is_repeat ? <span className="text-muted">Asked before</span> : null}
      </p>
      {isRestricted ? (
        <p className="rounded border border-line bg-sand p-3 text-sm">
          This person asked us to restrict the use of their data. Do not contact them about this
          request. You can send or revoke their private link, and administrators can correct what
          was sent. Nothing else can be changed until an administrator lifts the restriction.
        </p>
      ) : null}
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          colleagues={colleagues}
          now={Date.now()}
          onRetry={change}
          onDismiss={dismissConflict}
        />
      ) : null}
      {unsaved ? (
        <UnsavedNotice
          change={unsaved}
          colleagues={colleagues}
          onRetry={change}
          onDismiss={dismissUnsaved}
        />
      ) : null}
      <SectionLevel value={level === 1 ? 2 : 3}>
        <PatientWishes lead={lead} />
        <LeadMailNotice lead={lead} />
        {/* On the lead's own page, a wide screen has room for the actions beside the details. */}
        <div className={clsx(columnClass, level === 1 && !isRestricted && "lg:flex-row lg:gap-10")}>
          {isRestricted ? null : (
            <div
              className={clsx(
                columnClass,
                level === 1 &&
                  "lg:sticky lg:top-[calc(0.75rem+var(--top-notice,0rem))] lg:order-last lg:w-[22rem] lg:shrink-0 lg:self-start",
              )}
            >
              {lead.withdrawn_at ? null : (
                <LeadAnswer lead={lead} colleagues={colleagues} onChange={change} />
              )}
              <LeadWork lead={lead} colleagues={colleagues} onChange={change} />
            </div>
          )}
          <div className={clsx(columnClass, "min-w-0 grow")}>
            <LeadSent lead={lead} onChange={mayCorrect ? change : null} />
            {isRestricted ? null : <LeadClinics lead={lead} />}
            <LeadRelated leadId={lead.id} />
            <PrivateLink leadId={lead.id} />
            <LeadHistory leadId={lead.id} colleagues={colleagues} isRestricted={isRestricted} />
          </div>
        </div>
      </SectionLevel>
    </>
  );
}
