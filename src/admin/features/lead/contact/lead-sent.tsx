import { COLUMN_FIELDS } from "@shared/lead-fields.ts";
import type { ReactNode } from "react";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { CorrectedField } from "../changes/corrected-field.tsx";
import {
  CHANNEL_NAMES,
  CHANNEL_WORDS,
  type ContactChannel,
  columnText,
  type Lead,
  type LeadChange,
  shown,
  sourceText,
} from "../lead-model.ts";
import { PagePath } from "../page/page-path.tsx";
import { Section } from "../page/section.tsx";
import { CallLink, MailLink } from "./contact-links.tsx";
import type { ContactRules } from "./contact-rules.ts";

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex min-h-6 items-center text-xs text-muted print:min-h-0">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

type LeadSentProps = {
  /** The consent wording is missing until the whole lead has loaded. */
  lead: Lead & { consent_text?: string };
  /** Null if corrections are not allowed. */
  onChange: ((change: LeadChange) => void) | null;
  rules: ContactRules;
  onAnswer: (channel: ContactChannel) => void;
};

/** Everything that the patient sent apart from the notes, in full, with the team's corrections. */
export function LeadSent({ lead, rules, onChange, onAnswer }: LeadSentProps) {
  const corrected = { lead, onChange };
  return (
    <Section title="What was sent">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem,max(50%-0.5rem,8.25rem)),1fr))] gap-x-4 gap-y-2 text-sm print:grid-cols-3 print:gap-y-0.5">
        <CorrectedField field="name" {...corrected}>
          <bdi>{shown(lead, "name")}</bdi>
        </CorrectedField>
        <CorrectedField field="email" {...corrected}>
          <MailLink lead={lead} rules={rules} onAnswer={onAnswer} />
        </CorrectedField>
        <CorrectedField field="phone" {...corrected}>
          <CallLink lead={lead} rules={rules} onAnswer={onAnswer} />
        </CorrectedField>
        <Item label="Prefers">
          {lead.contact_by ? CHANNEL_NAMES[lead.contact_by] : "No preference"}
        </Item>
        <CorrectedField field="treatment" {...corrected}>
          <bdi>{shown(lead, "treatment")}</bdi>
        </CorrectedField>
        <CorrectedField field="location_city" {...corrected}>
          <bdi>{`${shown(lead, "location_city")}, ${lead.location_country}`}</bdi>
        </CorrectedField>
        {COLUMN_FIELDS.map((field) => (
          <CorrectedField key={field} field={field} {...corrected}>
            <bdi>{columnText(lead, field)}</bdi>
          </CorrectedField>
        ))}
        <Item label={lead.source === "form" ? "Sent" : "Entered"}>{teamTime(lead.created_at)}</Item>
        <Item label="Source">
          <PagePath path={sourceText(lead)} />
        </Item>
      </dl>
      {lead.consent_text === undefined ? null : (
        <details className="text-sm">
          <summary className="min-h-6 w-fit text-sea underline underline-offset-4 print:list-none print:text-muted print:no-underline">{`What they agreed to on ${teamTime(lead.consent_at)}${lead.consent_by ? `, by ${CHANNEL_WORDS[lead.consent_by]}` : ""}`}</summary>
          <p className="mt-1.5 whitespace-pre-wrap rounded bg-sand px-3 py-2 print:mt-0 print:bg-transparent print:p-0">
            {lead.consent_text}
          </p>
        </details>
      )}
    </Section>
  );
}

/** What is asked for, in one line at the head of a lead. What is not set is left out. */
export function LeadInShort({ lead, rules }: Pick<LeadSentProps, "lead" | "rules">) {
  // Not next to a notice that forbids it.
  const mayUse = rules.wantsCalls || lead.contact_by !== "phone";
  const channel = (rules.mayContact || !rules.isKnown) && mayUse ? lead.contact_by : null;
  return (
    // Each has a separator before it. At the start of a line, it is clipped.
    <ul className="flex flex-wrap gap-x-5 overflow-hidden text-sm *:relative *:before:absolute *:before:-start-3 *:before:content-['·'_/_''] print:hidden">
      {(["treatment", "location_city", "travel_month"] as const)
        .filter((field) => shown(lead, field))
        .map((field) => (
          <li key={field} className="min-w-0 break-words">
            <span dir="auto">{shown(lead, field)}</span>
          </li>
        ))}
      {channel ? <li>{`prefers ${CHANNEL_WORDS[channel]}`}</li> : null}
    </ul>
  );
}

/** The patient's notes, in full. Only the patient can correct them, on their private page. */
export function LeadNotes({ lead }: { lead: Lead }) {
  const notes = shown(lead, "notes");
  return (
    <Section title="Notes from the patient">
      <div className="text-sm">
        {notes ? (
          <p dir="auto" className="whitespace-pre-wrap break-words">
            {notes}
          </p>
        ) : (
          <p className="text-muted">No notes</p>
        )}
        {"notes" in lead.corrections ? (
          <p className="mt-1 whitespace-pre-wrap text-xs text-muted">
            Sent as “<bdi>{lead.notes || "nothing"}</bdi>”
          </p>
        ) : null}
      </div>
    </Section>
  );
}
