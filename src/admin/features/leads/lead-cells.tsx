import { shortDay } from "@shared/dates.ts";
import { COLUMN_FIELDS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { OwnerField } from "@/admin/features/lead/changes/owner-field.tsx";
import { StatusField } from "@/admin/features/lead/changes/status-field.tsx";
import { useLeadChange } from "@/admin/features/lead/changes/use-lead-change.ts";
import { startAnswer } from "@/admin/features/lead/contact/answers.ts";
import { CallLink, MailLink } from "@/admin/features/lead/contact/contact-links.tsx";
import type { ContactRules } from "@/admin/features/lead/contact/contact-rules.ts";
import { nameOf } from "@/admin/features/lead/history/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { clockOf } from "@/admin/features/lead/lead-clock.ts";
import {
  CHANNEL_NAMES,
  CLOSE_REASON_NAMES,
  type ContactChannel,
  columnText,
  type Lead,
  shown,
  sourceText,
} from "@/admin/features/lead/lead-model.ts";
import { PagePath } from "@/admin/features/lead/page/page-path.tsx";
import {
  AnsweredChip,
  ClockText,
  DecisionChip,
  RepeatChip,
  StatusChip,
  WishChip,
} from "@/admin/features/lead/status-chip.tsx";
import type { ListColumnId } from "@/admin/features/lead-search/list-columns.ts";
import { teamClock, teamToday } from "@/admin/features/time/team-time.ts";
import { withCapital } from "@/lib/english.ts";
import { LeadLink, useOpenFromList } from "./lead-link.tsx";
import { NextStepCell } from "./next-step-cell.tsx";

export type CellProps = {
  lead: Lead;
  rules: ContactRules;
  now: number;
  colleagues: readonly Colleague[];
  /** The references of the listed leads, in order. */
  references: readonly string[];
  isOpen: boolean;
  /** Whether status and owner can be changed here: where the table has all its columns. */
  mayChange: boolean;
  onOpen?: ((reference: string) => void) | undefined;
};

/** A date and time on two lines. A narrow table has no room for the year, and needs none if it is this one. */
function Time({ at, now }: { at: string; now: number }) {
  const { date, time } = teamClock(at);
  const isThisYear = date.slice(0, 4) === teamToday(new Date(now)).slice(0, 4);
  return (
    <time dateTime={at} className="flex flex-wrap gap-x-1.5 whitespace-nowrap tabular-nums">
      <span>
        <span>{shortDay(date)}</span>
        <span className={isThisYear ? "in-full" : undefined}>{`, ${date.slice(0, 4)}`}</span>
      </span>{" "}
      <span className="text-muted">{time}</span>
    </time>
  );
}

function ContactCell({ lead, rules, now, references, isOpen, onOpen }: CellProps) {
  const open = useOpenFromList({ references, onOpen });
  const answer = (channel: ContactChannel) => {
    startAnswer(lead.reference, channel);
    open(lead.reference);
  };
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        <LeadLink
          reference={lead.reference}
          references={references}
          isOpen={isOpen}
          onOpen={onOpen}
        >
          <bdi>{shown(lead, "name")}</bdi>
        </LeadLink>
        {rules.marks.map((mark) => (
          <WishChip key={mark}>{mark}</WishChip>
        ))}
        {lead.patient_acted_at && lead.status !== "closed" ? (
          <AnsweredChip at={lead.patient_acted_at} now={now} />
        ) : null}
        <DecisionChip decision={lead.decision} />
        {lead.is_repeat ? (
          <span className="in-table">
            <RepeatChip />
          </span>
        ) : null}
      </span>
      {rules.mayContact || !rules.isKnown ? (
        <span className="in-table">
          <span className="flex gap-x-3 *:truncate print:flex-wrap">
            <MailLink lead={lead} rules={rules} onAnswer={answer} small />
            <span className="number">
              <CallLink lead={lead} rules={rules} onAnswer={answer} small />
            </span>
          </span>
        </span>
      ) : null}
    </>
  );
}

function StatusMenu({ lead }: { lead: Lead }) {
  return <StatusField lead={lead} onChange={useLeadChange(lead)} inRow />;
}

function OwnerMenu({ lead, colleagues }: Pick<CellProps, "lead" | "colleagues">) {
  return <OwnerField lead={lead} colleagues={colleagues} onChange={useLeadChange(lead)} inRow />;
}

/** The owner. In a narrow list, only the first name and an initial: the treatment and what is next need the room. */
function Owner({ lead, colleagues }: Pick<CellProps, "lead" | "colleagues">) {
  const name = withCapital(nameOf(lead.owner_id, colleagues));
  const [first, ...others] = name.split(/\s+/);
  return (
    <span className={lead.owner_id ? undefined : "text-muted"}>
      <span className="@max-[60rem]:sr-only">{name}</span>
      <span aria-hidden="true" className="hidden @max-[60rem]:inline">
        {[first, ...others.slice(-1).map(([initial]) => `${initial}.`)].join(" ")}
      </span>
    </span>
  );
}

/** The status and, on a line of its own in a table, the reason for closing or the time to respond. */
function StatusCell({ lead, now, mayChange }: CellProps) {
  const reason = lead.close_reason ? CLOSE_REASON_NAMES[lead.close_reason] : null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-1 gap-y-px @min-[43.5rem]:flex-col @min-[43.5rem]:[&_span]:py-0">
      {mayChange ? <StatusMenu lead={lead} /> : <StatusChip status={lead.status} />}
      {reason ? (
        // A narrow column cuts it off, but not a card.
        <span title={reason} className="close-reason">
          <span>{reason}</span>
        </span>
      ) : (
        <span className={lead.status === "new" ? undefined : "in-table"}>
          <ClockText clock={clockOf(lead, now)} />
        </span>
      )}
    </span>
  );
}

/** Whether CSS truncates a string. Measured, because columns can have any width. */
function useCutOff(text: RefObject<HTMLElement | null>, whole: boolean): boolean {
  const [cutOff, setCutOff] = useState(false);
  useEffect(() => {
    const element = text.current;
    // The full text is never truncated, but still needs its button to collapse it.
    if (!element || whole || !("ResizeObserver" in window)) return;
    const observer = new ResizeObserver(() =>
      setCutOff(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, whole]);
  return cutOff;
}

function NotesCell({ lead }: CellProps) {
  const notes = shown(lead, "notes");
  const [whole, setWhole] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  const cutOff = useCutOff(text, whole);
  if (!notes) return <span className="text-muted">No notes</span>;
  return (
    <span className="flex items-end gap-1">
      <span
        ref={text}
        dir="auto"
        className={clsx(
          "min-w-0 max-w-md flex-1 whitespace-pre-line",
          whole ? "block" : "line-clamp-2 print:line-clamp-none",
        )}
      >
        {notes}
      </span>
      {cutOff ? (
        <button
          type="button"
          aria-expanded={whole}
          aria-label={whole ? "Show less" : "Show all"}
          title={whole ? "Show less" : "Show all"}
          onClick={() => setWhole(!whole)}
          className="print:hidden inline-flex size-6 shrink-0 items-center justify-center rounded-full text-sea hover:bg-sand"
        >
          <ChevronDown aria-hidden="true" className={clsx("size-4", whole && "rotate-180")} />
        </button>
      ) : null}
    </span>
  );
}

/** The content of each column for a lead. */
export const leadCells: Readonly<
  Record<
    ListColumnId,
    {
      className?: string;
      /** Whether it has a layout of its own. The rest is text, of which two lines are shown. */
      isWhole?: true;
      /** Whether it says whose row this is. */
      isHeading?: true;
      Cell: (props: CellProps) => React.ReactNode;
    }
  >
> = {
  date: { Cell: ({ lead, now }) => <Time at={lead.created_at} now={now} /> },
  contact: {
    className: "contact font-normal",
    isWhole: true,
    isHeading: true,
    Cell: ContactCell,
  },
  treatment: { Cell: ({ lead }) => <bdi>{shown(lead, "treatment")}</bdi> },
  location: {
    Cell: ({ lead }) => (
      <>
        <span>{shown(lead, "location_city")}</span>
        <span className="in-table">{`, ${lead.location_country}`}</span>
      </>
    ),
  },
  ...recordOf(COLUMN_FIELDS, (name) => ({
    Cell: ({ lead }: CellProps) => <bdi>{columnText(lead, name)}</bdi>,
  })),
  notes: { isWhole: true, Cell: NotesCell },
  source: {
    className: "wrap-anywhere text-muted",
    Cell: ({ lead }) => <PagePath path={sourceText(lead)} />,
  },
  status: { className: "status", isWhole: true, Cell: StatusCell },
  owner: {
    isWhole: true,
    Cell: ({ lead, colleagues, mayChange }) =>
      mayChange ? (
        <OwnerMenu lead={lead} colleagues={colleagues} />
      ) : (
        <Owner lead={lead} colleagues={colleagues} />
      ),
  },
  reference: { Cell: ({ lead }) => <span className="tabular-nums">{lead.reference}</span> },
  due: { Cell: ({ lead, now }) => <Time at={lead.due_at} now={now} /> },
  next_step: { isWhole: true, Cell: NextStepCell },
  prefers: {
    Cell: ({ lead }) =>
      lead.contact_by ? (
        <span>{CHANNEL_NAMES[lead.contact_by]}</span>
      ) : (
        <span className="text-muted">No preference</span>
      ),
  },
};
