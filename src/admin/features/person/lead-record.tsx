import { shortDate } from "@shared/dates.ts";
import { LEAD_FIELDS } from "@shared/lead-fields.ts";
import { answerLabels } from "@shared/quote.ts";
import { quoteKinds, quoteLines } from "@shared/quote-lines.ts";
import { decisionSchema, recordedQuoteSchema } from "@shared/recorded-quote.ts";
import { typedKeys } from "@shared/typed-keys.ts";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { ACTION_NAMES, actorName, describeEntry } from "@/admin/features/audit/audit-text.ts";
import type { Proposal } from "@/admin/features/lead/clinics/proposals-api.ts";
import {
  describeDecision,
  type KnownNames,
  nameOf,
} from "@/admin/features/lead/history/change-text.ts";
import { EventList } from "@/admin/features/lead/history/event-list.tsx";
import { storedTitle } from "@/admin/features/lead/history/stored-names.ts";
import {
  CHANNEL_NAMES,
  CLOSE_REASON_NAMES,
  channelSchema,
  closeReasonSchema,
  LEAD_SOURCES,
  leadStatusSchema,
  SOURCE_NAMES,
  STATUS_NAMES,
} from "@/admin/features/lead/lead-model.ts";
import { teamSeconds, teamTime } from "@/admin/features/time/team-time.ts";
import { withCapital } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import type { PersonRecord } from "./person-api.ts";

const sourceSchema = z.enum(LEAD_SOURCES);
const timeSchema = z.iso.datetime({ offset: true });
const daySchema = z.iso.date();
const correctionsSchema = z.record(z.string(), z.string());
const linesSchema = recordedQuoteSchema.shape.lines;
const kindSchema = z.enum(typedKeys(quoteKinds));

const PROPOSAL_STATES: Readonly<Record<Proposal["state"], string>> = {
  proposed: "Waits for an answer",
  agreed: "Yes",
  refused: "No",
  taken_back: "Yes taken back",
  sent: "Yes, and the clinic was asked",
  cancelled: "Cancelled",
};
const stateSchema = z.enum(typedKeys(PROPOSAL_STATES));

type Facts = Readonly<Record<string, unknown>>;

function nameIn<Choice extends string>(
  names: Readonly<Record<Choice, string>>,
  schema: z.ZodMiniType<Choice>,
  value: unknown,
): string {
  const { data } = schema.safeParse(value);
  return data ? names[data] : "";
}

/** The lines of a quote, with everything that the clinic wrote. A fact has only words. */
function linesInWords(lines: z.infer<typeof linesSchema>): string {
  return Object.entries(lines)
    .map(([id, { answer, words, amount }]) => {
      const line = quoteLines.find((known) => known.id === id);
      const parts = [line?.type === "fact" ? "" : answerLabels[answer], amount, words];
      return `${line?.label ?? storedTitle(id)}: ${parts.filter(Boolean).join(", ")}`;
    })
    .join("\n");
}

/** A stored value as a readable line. "Save as JSON" contains the raw value. */
function shownValue(name: string, value: unknown, names: KnownNames): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  switch (name) {
    case "owner_id":
      return typeof value === "string" ? nameOf(value, names) : "";
    case "status":
      return nameIn(STATUS_NAMES, leadStatusSchema, value);
    case "source":
      return nameIn(SOURCE_NAMES, sourceSchema, value);
    case "close_reason":
      return nameIn(CLOSE_REASON_NAMES, closeReasonSchema, value);
    case "contact_by":
    case "consent_by":
    case "answered_how":
      return nameIn(CHANNEL_NAMES, channelSchema, value);
    case "state":
      return nameIn(PROPOSAL_STATES, stateSchema, value);
    case "kind":
      return nameIn(quoteKinds, kindSchema, value);
    case "lines":
      return linesInWords(linesSchema.parse(value));
    case "decision": {
      const { data } = decisionSchema.safeParse(value);
      return data ? `${withCapital(describeDecision(data))}, ${teamSeconds(data.at)}` : "";
    }
    case "corrections": {
      const { data = {} } = correctionsSchema.safeParse(value);
      return Object.entries(data)
        .map(([field, text]) => `${storedTitle(field)}: ${text || "nothing"}`)
        .join("\n");
    }
  }
  const { data: day } = daySchema.safeParse(value);
  if (day) return shortDate(day);
  const { data: time } = timeSchema.safeParse(value);
  return time ? teamSeconds(time) : String(value ?? "");
}

/** Fields that the heading already shows, or that only the database uses. */
const OMITTED_FIELDS: readonly string[] = ["id", "reference", "proposal_id", "booked_clinic_id"];

/** Fields that the patient sent. All others were added later. */
const SENT_FIELDS: readonly string[] = [
  "created_at",
  ...typedKeys(LEAD_FIELDS),
  "location_country",
  "consent_at",
  "consent_text",
];

function pick(facts: Facts, keys: readonly string[]): Facts {
  return Object.fromEntries(keys.map((key) => [key, facts[key]]));
}

/** From this length, a value on a phone has the whole width, below its label. */
const LONG_VALUE = 60;

/** The fields that have a value, each with its label. An event has the name "clinic" too, with other words. */
function FactList({ facts, names = [] }: { facts: Facts; names?: KnownNames }) {
  const shown = Object.entries(facts)
    .filter(([name]) => !OMITTED_FIELDS.includes(name))
    .map(([name, value]) => ({ name, text: shownValue(name, value, names) }))
    .filter(({ text }) => text !== "");
  return (
    <dl className="grid grid-cols-[minmax(min-content,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[12rem_1fr] print:grid-cols-[12rem_1fr] print:gap-y-0.5">
      {shown.map(({ name, text }) => (
        <div
          key={name}
          className={clsx("contents", text.length > LONG_VALUE && "max-sm:*:col-span-full")}
        >
          <dt className="text-muted">{name === "clinic" ? "Clinic" : storedTitle(name)}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of several things of one kind. */
function FactLists({ all }: { all: readonly (Facts & { key: string })[] }) {
  return (
    <ul className="flex flex-col gap-4 print:gap-2">
      {all.map(({ key, ...facts }) => (
        <li key={key} className="print:break-inside-avoid">
          <FactList facts={facts} />
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <h4 className="break-after-avoid font-sans text-sm font-semibold">{title}</h4>
      {children}
    </div>
  );
}

const recordClass =
  "flex flex-col gap-3 rounded border border-line bg-surface p-4 print:border-0 print:p-0";

/** A contact form message, or a newsletter subscription. */
export function OtherRecord({ title, facts }: { title: string; facts: Facts }) {
  return (
    <article className={recordClass}>
      <h3 className="text-base">{title}</h3>
      <FactList facts={facts} />
    </article>
  );
}

type LeadRecordProps = { entry: PersonRecord["leads"][number]; names: KnownNames };

/** All data held about one request. */
export function LeadRecord({ entry, names }: LeadRecordProps) {
  const { lead, proposals, quotes, history, audit } = entry;
  const added = Object.keys(lead).filter((key) => !SENT_FIELDS.includes(key));
  return (
    <article className={recordClass}>
      <h3 className="text-base">
        Request <TextLink href={hrefTo.adminLead(lead.reference)}>{lead.reference}</TextLink>
      </h3>
      <Part title="What was sent">
        <FactList facts={pick(lead, SENT_FIELDS)} />
      </Part>
      <Part title="What was added">
        <FactList facts={pick(lead, added)} names={names} />
      </Part>
      {proposals.length > 0 ? (
        <Part title="Clinics that were proposed">
          <FactLists all={proposals.map((proposal) => ({ key: proposal.id, ...proposal }))} />
        </Part>
      ) : null}
      {quotes.length > 0 ? (
        <Part title="What clinics quoted">
          <FactLists
            all={quotes.map((quote) => ({
              key: `${quote.proposal_id} ${quote.revision}`,
              ...quote,
            }))}
          />
        </Part>
      ) : null}
      <Part title="What happened">
        <EventList
          events={history.map((event, id) => ({ ...event, id, actor: null }))}
          names={names}
        />
      </Part>
      <Part title="Who saw and changed it">
        <AuditLines entries={audit} names={names} />
      </Part>
    </article>
  );
}

type AuditLinesProps = { entries: PersonRecord["leads"][number]["audit"]; names: KnownNames };

function AuditLines({ entries, names }: AuditLinesProps) {
  return (
    <ol className="flex flex-col gap-1 text-sm print:gap-0.5">
      {entries.map((entry, place) => {
        const details = describeEntry(entry, names);
        return (
          // The list of entries never changes, and entries have no ID here.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={place} className="break-words">
            <time dateTime={entry.at} className="tabular-nums text-muted">
              {teamTime(entry.at)}
            </time>{" "}
            <bdi className="font-semibold">
              {actorName({ ...entry, actor: null, actor_email: null })}
            </bdi>
            : {ACTION_NAMES[entry.action]}
            {details ? <bdi>{`, ${details}`}</bdi> : null}
          </li>
        );
      })}
    </ol>
  );
}
