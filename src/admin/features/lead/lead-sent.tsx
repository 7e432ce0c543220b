import type { ReactNode } from "react";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { CallLink, MailLink } from "./contact-links.tsx";
import { CorrectedField } from "./corrected-field.tsx";
import { CHANNEL_NAMES, type FullLead, type LeadChange, shown } from "./lead-model.ts";
import { Section } from "./section.tsx";

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex min-h-6 items-center text-xs text-muted print:min-h-0">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

type LeadSentProps = {
  lead: FullLead;
  /** Null if corrections are not allowed. */
  onChange: ((change: LeadChange) => void) | null;
};

/** Everything that the patient sent, in full, with the team's corrections. */
export function LeadSent({ lead, onChange }: LeadSentProps) {
  const corrected = { lead, onChange };
  // Links would be an offer to contact someone who asked us not to use their data.
  const isRestricted = lead.restricted_at !== null;
  // Only the patient can correct the notes, on their private page.
  const notes = shown(lead, "notes");
  return (
    <Section title="What was sent">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,50%-0.5rem),1fr))] gap-x-4 gap-y-2 text-sm print:grid-cols-3 print:gap-y-1">
        <CorrectedField field="name" {...corrected}>
          <bdi>{shown(lead, "name")}</bdi>
        </CorrectedField>
        <CorrectedField field="email" {...corrected}>
          {isRestricted ? <bdi>{shown(lead, "email")}</bdi> : <MailLink lead={lead} />}
        </CorrectedField>
        <CorrectedField field="phone" {...corrected}>
          {isRestricted ? <bdi>{shown(lead, "phone")}</bdi> : <CallLink lead={lead} />}
        </CorrectedField>
        <Item label="Prefers">
          {lead.contact_by ? CHANNEL_NAMES[lead.contact_by] : "No preference"}
        </Item>
        <CorrectedField field="treatment" {...corrected}>
          <bdi>{shown(lead, "treatment")}</bdi>
        </CorrectedField>
        <CorrectedField field="location_city" {...corrected}>
          {shown(lead, "location_city")}, {lead.location_country}
        </CorrectedField>
        <CorrectedField field="travel_month" {...corrected}>
          <bdi>{shown(lead, "travel_month") || "N/A"}</bdi>
        </CorrectedField>
        <Item label="Sent">{teamTime(lead.created_at, "MMM dd, yyyy HH:mm")}</Item>
        <Item label="Source">{lead.source_page || "N/A"}</Item>
      </dl>
      <div className="text-sm">
        <p className="text-xs text-muted">Notes</p>
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
      <details className="text-sm">
        <summary className="min-h-6 w-fit text-sea underline underline-offset-4 print:list-none print:text-muted print:no-underline">
          What they agreed to on {teamTime(lead.consent_at, "d MMM yyyy, HH:mm")}
        </summary>
        <p className="mt-1.5 whitespace-pre-wrap rounded bg-sand px-3 py-2 print:mt-0 print:bg-transparent print:p-0 print:text-xs">
          {lead.consent_text}
        </p>
      </details>
    </Section>
  );
}
