import {
  type ColumnField,
  type CorrectableField,
  LEAD_FIELDS,
  type LeadFieldName,
  leadField,
  OPTIONAL_TEXTS,
  type TeamField,
} from "@shared/lead-fields.ts";
import { decisionSchema } from "@shared/recorded-quote.ts";
import { recordOf } from "@shared/typed-keys.ts";
import * as z from "zod/mini";

export const LEAD_STATUSES = ["new", "contacted", "quoted", "booked", "closed"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<LeadStatus, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  booked: "Booked",
  closed: "Closed",
};

export const CLOSE_REASONS = [
  "treatment_done",
  "booked_elsewhere",
  "not_suitable",
  "no_answer",
  "changed_mind",
  "duplicate",
  "spam",
  "other",
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const CLOSE_REASON_NAMES: Readonly<Record<CloseReason, string>> = {
  treatment_done: "Treatment done",
  booked_elsewhere: "Booked elsewhere",
  not_suitable: "Not suitable",
  no_answer: "No answer",
  changed_mind: "Changed their mind",
  duplicate: "Duplicate",
  spam: "Spam",
  other: "Other",
};

/** The reasons why a lead ends without a treatment, which every lead can have. */
export const OTHER_CLOSE_REASONS = CLOSE_REASONS.filter((reason) => reason !== "treatment_done");

/** The ways in which the team and a patient reach each other. */
export const CONTACT_CHANNELS = ["email", "whatsapp", "phone"] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const CHANNEL_NAMES: Readonly<Record<ContactChannel, string>> = {
  email: "Email",
  whatsapp: "WhatsApp",
  phone: "Phone",
};

/** The same within a sentence, as in "by email". */
export const CHANNEL_WORDS: Readonly<Record<ContactChannel, string>> = {
  ...CHANNEL_NAMES,
  email: "email",
  phone: "phone",
};

/** How a request reaches us: with the form on the site, or otherwise, entered by the team. */
export const LEAD_SOURCES = ["form", "phone", "whatsapp", "email", "referral"] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const SOURCE_NAMES: Readonly<Record<LeadSource, string>> = {
  ...CHANNEL_NAMES,
  form: "Form on the site",
  referral: "Referral",
};

/** The page on which the form was opened, or how else the request reached us. */
export function sourceText({ source, source_page }: Pick<Lead, "source" | "source_page">): string {
  return source === "form" ? source_page || "N/A" : SOURCE_NAMES[source];
}

/** A status with its reason for closing, as in "Closed: no answer". */
export function statusText(status: LeadStatus, reason: CloseReason | null): string {
  const name = STATUS_NAMES[status];
  return reason ? `${name}: ${CLOSE_REASON_NAMES[reason].toLowerCase()}` : name;
}

/** ISO 8601 with microseconds. Kept as a string, because a `Date` would round it and break paging. */
const timeSchema = z.iso.datetime({ offset: true });

export const leadStatusSchema = z.enum(LEAD_STATUSES);
export const channelSchema = z.enum(CONTACT_CHANNELS);
export const closeReasonSchema = z.enum(CLOSE_REASONS);

/** What a provider reported about a patient's address, as in "Email bounced". */
export const MAIL_PROBLEM_NAMES = {
  bounced: "bounced",
  undelivered: "was not delivered",
  complained: "was reported as spam",
} as const;
export const mailProblemSchema = z.enum(["bounced", "undelivered", "complained"]);

/** A row of the table `leads`, as shown in the list. */
export const leadSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  version: z.int(),
  created_at: timeSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_e164: z.nullable(z.string()),
  treatment: z.string(),
  location_city: z.string(),
  location_country: z.string(),
  ...recordOf(OPTIONAL_TEXTS, () => z.nullable(z.string())),
  source_page: z.nullable(z.string()),
  contact_by: z.nullable(channelSchema),
  is_repeat: z.boolean(),
  corrections: z.record(z.string(), z.string()),
  status: leadStatusSchema,
  close_reason: z.nullable(closeReasonSchema),
  owner_id: z.nullable(z.uuid()),
  due_at: timeSchema,
  first_contact_at: z.nullable(timeSchema),
  next_step_on: z.nullable(z.string()),
  next_step: z.nullable(z.string()),
  consent_at: timeSchema,
  /** When processing was restricted at the patient's request. */
  restricted_at: z.nullable(timeSchema),
  /** What the patient asked for on their own page. */
  no_calls: z.boolean(),
  contact_when: z.nullable(z.string()),
  withdrawn_at: z.nullable(timeSchema),
  /** What the patient booked, and whether they agreed to an email a week after they are home. */
  booked_clinic_id: z.nullable(z.uuid()),
  arrives_on: z.nullable(z.string()),
  treatment_on: z.nullable(z.string()),
  home_on: z.nullable(z.string()),
  check_in: z.boolean(),
  /** When the patient did something on their page that the team has not dealt with. */
  patient_acted_at: z.nullable(timeSchema),
  /** When something last happened to it. */
  touched_at: timeSchema,
  /** By when an open lead needs the team, and since when, or from when on, it counts as stalled. */
  act_by: z.nullable(timeSchema),
  stalled_at: z.nullable(timeSchema),
  /** What the patient last said about the quotes. */
  decision: z.nullable(decisionSchema),
  source: z.enum(LEAD_SOURCES),
  /** How the patient agreed, as the team recorded it; null for the form. */
  consent_by: z.nullable(channelSchema),
});
export type Lead = z.infer<typeof leadSchema>;

export type Booking = Pick<
  Lead,
  "booked_clinic_id" | "arrives_on" | "treatment_on" | "home_on" | "check_in"
>;

/** What the patient booked. */
export function bookingOf(lead: Lead): Booking {
  const { booked_clinic_id, arrives_on, treatment_on, home_on, check_in } = lead;
  return { booked_clinic_id, arrives_on, treatment_on, home_on, check_in };
}

/** A lead with the consent wording that the patient agreed to, which the list does not load. */
export const fullLeadSchema = z.extend(leadSchema, { consent_text: z.string() });
export type FullLead = z.infer<typeof fullLeadSchema>;

/** An event in a lead's history. */
export const leadEventSchema = z.object({
  id: z.int(),
  at: timeSchema,
  actor: z.nullable(z.uuid()),
  kind: z.string(),
  body: z.record(z.string(), z.unknown()),
  /** Only in responses to changes. */
  actor_name: z.optional(z.nullable(z.string())),
});
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** A change that requires the version of the lead to be unchanged. */
export type LeadChange =
  | { kind: "status"; status: LeadStatus; close_reason: CloseReason | null }
  | { kind: "owner"; owner_id: string | null }
  | { kind: "next_step"; next_step_on: string | null; next_step: string | null }
  | {
      kind: "contact";
      /** Of this contact, so that it is recorded once if it is sent again. */
      contact_id: string;
      contact_by: ContactChannel;
      template: string | null;
      /** False for an attempt that did not reach the patient. */
      reached: boolean;
    }
  | ({ kind: "booking" } & Booking)
  | {
      kind: "correction";
      field: TeamField;
      value: string;
      /** Of a phone number: its international form. */
      phone_e164?: string | null;
    };

/** The lead after a change, assuming that nobody else changes it in the meantime. */
export function applyChange<Row extends Lead>(lead: Row, change: LeadChange, userId: string): Row {
  if (change.kind === "contact") {
    if (!change.reached) return lead;
    return {
      ...lead,
      patient_acted_at: null,
      status: lead.status === "new" ? "contacted" : lead.status,
      first_contact_at: lead.first_contact_at ?? new Date().toISOString(),
      owner_id: lead.owner_id ?? userId,
    };
  }
  if (change.kind === "correction") {
    const { [change.field]: _former, ...others } = lead.corrections;
    const isAsSent = change.value === (lead[change.field] ?? "");
    return {
      ...lead,
      corrections: isAsSent ? others : { ...others, [change.field]: change.value },
      phone_e164: change.phone_e164 === undefined ? lead.phone_e164 : change.phone_e164,
    };
  }
  const { kind: _, ...columns } = change;
  const isDealtWith = change.kind === "status" || change.kind === "next_step";
  return { ...lead, ...columns, ...(isDealtWith ? { patient_acted_at: null } : {}) };
}

/** Whether an event can be undone. A repeated contact, an attempt and a booking cannot. */
export function canBeUndone({ kind, body }: LeadEvent): boolean {
  if (kind === "attempt" || kind === "booking") return false;
  return kind !== "contact" || body.first === true || body.from !== body.to || "owner" in body;
}

/** The team's name of a field. */
export function teamLabel(field: LeadFieldName): string {
  const { label, short = label } = leadField(field);
  return short;
}

/** What a column shows of a field. */
export function columnText(lead: Lead, field: ColumnField): string {
  return shown(lead, field) || LEAD_FIELDS[field].column.empty;
}

/** The corrected value of a field, or the value that was sent. */
export function shown(
  lead: Pick<Lead, "corrections" | CorrectableField>,
  field: CorrectableField,
): string {
  return lead.corrections[field] ?? lead[field] ?? "";
}
