import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { useMediaQuery } from "@/lib/media-query.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { useOpenLead } from "../changes/lead-problems.ts";
import { ProblemNotice } from "../changes/problem-notice.tsx";
import { useLeadChange } from "../changes/use-lead-change.ts";
import { LeadClinics } from "../clinics/lead-clinics.tsx";
import { LeadQuotes } from "../clinics/lead-quotes.tsx";
import { startAnswer } from "../contact/answers.ts";
import { ContactCheckNotice } from "../contact/contact-check-notice.tsx";
import { useContactRules } from "../contact/contact-rules.ts";
import { LeadAnswer } from "../contact/lead-answer.tsx";
import { LeadMailNotice } from "../contact/lead-mail.tsx";
import { LeadInShort, LeadNotes, LeadSent } from "../contact/lead-sent.tsx";
import { PatientWishes } from "../contact/patient-wishes.tsx";
import { PrivateLink } from "../contact/private-link.tsx";
import { RecordWithdrawal } from "../contact/record-withdrawal.tsx";
import { bookingDrafts } from "../drafts.ts";
import { LeadHistory } from "../history/lead-history.tsx";
import { colleaguesQuery } from "../lead-api.ts";
import { rowsInLists } from "../lead-cache.ts";
import { bookingOf, type Lead, type LeadChange, shown } from "../lead-model.ts";
import { useLeadKeys } from "./focused-lead.ts";
import { LeadRelated } from "./lead-related.tsx";
import { Standing } from "./lead-standing.tsx";
import { LeadWork } from "./lead-work.tsx";
import { LoadingNote } from "./loading-note.tsx";
import { RestrictedNotice } from "./restricted-note.tsx";
import { SectionLevel } from "./section.tsx";
import { useErased, useOpenedLead } from "./use-opened-lead.ts";

const columnClass = "flex flex-col gap-3.5 print:gap-1.5";

type LeadViewProps = {
  reference: string;
  /** The lead's row in the list, shown until the lead itself has loaded. */
  row?: Lead | undefined;
  /** Heading level of the patient's name: 1 on the lead's own page. */
  level: 1 | 2;
  /** The leads of the list from which this lead was opened, in order. */
  references: readonly string[];
  /** ID of the text with the patient's name and the reference, in the panel's name. */
  titleId?: string;
  /** Buttons at the top: next, previous, close. */
  actions: ReactNode;
};

/** A lead with everything that was sent, and all actions. */
export function LeadView(props: LeadViewProps) {
  const { reference, row, level, references, titleId, actions } = props;
  const opened = useOpenedLead(reference);
  const lead = opened.data === undefined ? row : opened.data;
  // At once, because the list's rows are forgotten when it is left.
  const client = useQueryClient();
  const [listed] = useState(() => rowsInLists(client, reference)[0]);
  const named = lead ?? (opened.isPending ? listed : undefined);
  // It was open, or a list that is out of date still has it.
  const isErased = useErased(reference, opened.data) || listed !== undefined;
  // An answer that is started before the lead has loaded waits for it.
  useLeadKeys(
    reference,
    lead || !opened.isPending
      ? {}
      : { e: () => startAnswer(reference, "email"), w: () => startAnswer(reference, "whatsapp") },
  );
  const Heading = level === 1 ? "h1" : "h2";
  const place = references.indexOf(reference) + 1;
  const isKnown = named !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [isFirstPage] = useState(key === "default");
  const isOpening = useRef(true);
  // On every step, so that whose lead this is is read out, and the keys below act on the name that has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the name is known.
  useEffect(() => {
    // Once the name is known, whoever has moved to another control stays there. If the control that had the focus is
    // gone, an element around the heading has it.
    const isFree = isOpening.current || document.activeElement?.contains(heading.current);
    isOpening.current = false;
    if (isFree && !isFirstPage) heading.current?.focus({ preventScroll: level === 2 });
  }, [isFirstPage, isKnown]);
  return (
    <div className={clsx("lead-view", columnClass)}>
      {/* The same buttons before and after the lead has loaded, because one of them may have the focus. */}
      <div
        className={clsx(
          "flex items-start justify-between gap-3",
          // Whose lead this is stays in view while the panel scrolls.
          level === 2 &&
            "sticky -top-4 z-10 -mx-4 -mt-4 border-b border-line bg-surface px-4 pt-4 pb-2 print:static print:border-0",
        )}
      >
        <div
          id={titleId}
          className={clsx(
            "min-w-0",
            level === 1 && "lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4",
          )}
        >
          {named ? (
            <>
              <Heading
                ref={heading}
                tabIndex={-1}
                aria-describedby={`reference-${named.id}`}
                className="break-words rounded-sm text-xl"
              >
                <bdi>{shown(named, "name")}</bdi>
              </Heading>
              <p id={`reference-${named.id}`} className="text-sm tabular-nums text-muted">
                <span>{named.reference}</span>
                {place > 0 ? <span>{`, ${place} of ${references.length}`}</span> : null}
              </p>
            </>
          ) : opened.isPending ? (
            <Heading key="pending" ref={heading} tabIndex={-1} className="sr-only">
              {`Lead ${reference}`}
            </Heading>
          ) : null}
        </div>
        <div className="-me-1 -mt-1 flex shrink-0 print:hidden">{actions}</div>
      </div>
      {opened.isPending ? (
        <LoadingNote isOffline={opened.isOffline} knows={lead ? "lead" : named && "name"} />
      ) : null}
      {opened.hasFailed ? (
        <LoadFault
          what="this lead"
          titleAs={`h${level}`}
          note="No data has been lost."
          onRetry={opened.retry}
        />
      ) : null}
      {lead ? <LoadedLead key={lead.id} lead={lead} level={level} /> : null}
      {opened.data === null ? (
        <EmptyState
          title={isErased ? "This request was erased" : "No lead has this reference"}
          titleAs={`h${level}`}
        >
          {isErased
            ? `${reference} is no longer stored, and neither is what you typed about it.`
            : `${reference} may have been mistyped, or the request may have been deleted.`}
        </EmptyState>
      ) : null}
    </div>
  );
}

/** A change to try again. A booking keeps what a colleague has entered in it meanwhile. */
function renewed(lead: Lead, change: LeadChange): LeadChange {
  if (change.kind !== "booking") return change;
  return { ...change, ...bookingOf(lead), ...bookingDrafts.get(lead.id) };
}

type LoadedLeadProps = Pick<LeadViewProps, "level"> & { lead: Lead };

function LoadedLead({ lead, level }: LoadedLeadProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const { role } = useAdmin();
  useOpenLead(lead.id);
  const change = useLeadChange(lead);
  // The database refuses every change to a restricted lead, except corrections by administrators.
  const isRestricted = lead.restricted_at !== null;
  const mayCorrect = !isRestricted || role === "admin";
  const { rulesFor, check } = useContactRules([lead.id]);
  const rules = rulesFor(lead);
  const answer =
    rules.mayContact || !(rules.isKnown || check.hasFailed) ? (
      <LeadAnswer
        lead={lead}
        rules={rules}
        colleagues={colleagues}
        onChange={change}
        onPage={level === 1}
      />
    ) : null;
  const sent = (
    <LeadSent
      lead={lead}
      onChange={mayCorrect ? change : null}
      rules={rules}
      onAnswer={(channel) => startAnswer(lead.reference, channel)}
    />
  );
  const work = isRestricted ? null : (
    <LeadWork lead={lead} colleagues={colleagues} onChange={change} />
  );
  // What was said last comes second, after who it is. In the panel it is short, because the work stands below it.
  const said = (
    <>
      <LeadNotes lead={lead} />
      <LeadHistory
        lead={lead}
        colleagues={colleagues}
        isRestricted={isRestricted}
        folded={level === 2 ? 3 : undefined}
      />
    </>
  );
  const clinics = isRestricted ? null : (
    <>
      <LeadClinics lead={lead} rules={rules} colleagues={colleagues} />
      <LeadQuotes lead={lead} rules={rules} />
    </>
  );
  const related = <LeadRelated leadId={lead.id} colleagues={colleagues} />;
  const rest = (
    <>
      {shown(lead, "email") ? <PrivateLink leadId={lead.id} /> : null}
      <RecordWithdrawal lead={lead} />
    </>
  );
  // Of two columns, the first has the clinics, which can be many.
  const hasTwoColumns = useMediaQuery("(64rem <= width < 96rem)");
  return (
    <>
      <div
        className={clsx(
          columnClass,
          "print:mt-0",
          // What was asked for stands below the name. The text after it stands on the line of the text in the menus.
          level === 1 &&
            "-mt-2.5 lg:flex-row lg:flex-wrap lg:items-baseline-last lg:gap-x-5 lg:gap-y-1 lg:*:first:basis-full",
        )}
      >
        <LeadInShort lead={lead} rules={rules} />
        <Standing
          lead={lead}
          colleagues={colleagues}
          onChange={change}
          className={clsx(level === 1 && "lg:contents")}
        />
      </div>
      {isRestricted ? <RestrictedNotice /> : null}
      <ProblemNotice
        leadId={lead.id}
        colleagues={colleagues}
        onRetry={(refused) => change(renewed(lead, refused))}
      />
      <ContactCheckNotice check={check} />
      <SectionLevel value={level === 1 ? 2 : 3}>
        <PatientWishes lead={lead} rules={rules} />
        <LeadMailNotice lead={lead} rules={rules} mayCorrect={mayCorrect} />
        {level === 1 ? (
          <div
            className={clsx(
              columnClass,
              "*:min-w-0 max-lg:pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(22rem,0.75fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10 2xl:grid-rows-1 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,1fr)]",
            )}
          >
            <div className={columnClass}>{said}</div>
            <div className={clsx(columnClass, "lg:row-span-2 2xl:row-span-1")}>
              {answer}
              {work}
              {sent}
              {hasTwoColumns ? rest : null}
            </div>
            <div className={columnClass}>
              {clinics}
              {related}
              {hasTwoColumns ? null : rest}
            </div>
          </div>
        ) : (
          <>
            {answer}
            {said}
            {work}
            {sent}
            {clinics}
            {related}
            {rest}
          </>
        )}
      </SectionLevel>
    </>
  );
}
