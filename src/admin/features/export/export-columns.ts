import { COLUMN_FIELDS, LEAD_FIELDS } from "@shared/lead-fields.ts";
import { LEAD_MARKS } from "@shared/lead-marks.ts";
import { recordOf, typedKeys } from "@shared/typed-keys.ts";
import { nameOf } from "@/admin/features/lead/history/change-text.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import {
  CHANNEL_NAMES,
  CLOSE_REASON_NAMES,
  columnText,
  type Lead,
  STATUS_NAMES,
  shown,
  sourceText,
} from "@/admin/features/lead/lead-model.ts";
import { fileTime, TEAM_TIME_NAME } from "@/admin/features/time/team-time.ts";

const time = (at: string | null) => (at === null ? "" : fileTime(at));

type ExportColumn = {
  /** The heading in the file. */
  title: string;
  /** A clearer name for the dialog, if the heading is not enough. */
  label?: string;
  /** The cell's text. */
  text: (lead: Lead, colleagues: readonly Colleague[]) => string;
  /** Whether the text is a date, with or without a time. */
  isDate?: true;
  /** Default width in a spreadsheet, in characters. */
  width: number;
};

/** The columns of an export, in the file's order, with corrections as the list shows them. */
export const EXPORT_COLUMNS = {
  reference: { title: "Reference", text: (lead) => lead.reference, width: 14 },
  // The specification's heading, without the name of the time zone.
  date: { title: "Date", text: (lead) => time(lead.created_at), isDate: true, width: 17 },
  name: { title: "Name", text: (lead) => shown(lead, "name"), width: 24 },
  email: { title: "Email", text: (lead) => shown(lead, "email"), width: 30 },
  phone: {
    title: "Phone",
    label: "Phone, as written",
    text: (lead) => shown(lead, "phone"),
    width: 20,
  },
  "phone-e164": {
    title: "Phone (E.164)",
    label: "Phone, with country code",
    text: (lead) => lead.phone_e164 ?? "",
    width: 18,
  },
  prefers: {
    title: "Prefers",
    text: (lead) => (lead.contact_by ? CHANNEL_NAMES[lead.contact_by] : ""),
    width: 10,
  },
  treatment: { title: "Treatment", text: (lead) => shown(lead, "treatment"), width: 24 },
  location: {
    title: "Location",
    text: (lead) => `${shown(lead, "location_city")}, ${lead.location_country}`,
    width: 18,
  },
  ...recordOf(
    COLUMN_FIELDS,
    (field): ExportColumn => ({
      title: LEAD_FIELDS[field].column.title,
      text: (lead) => columnText(lead, field),
      width: LEAD_FIELDS[field].column.fileWidth,
    }),
  ),
  notes: { title: "Notes", text: (lead) => shown(lead, "notes") || "N/A", width: 50 },
  source: { title: "Source", text: (lead) => sourceText(lead), width: 26 },
  status: { title: "Status", text: (lead) => STATUS_NAMES[lead.status], width: 11 },
  "close-reason": {
    title: "Reason for closing",
    text: (lead) => (lead.close_reason ? CLOSE_REASON_NAMES[lead.close_reason] : ""),
    width: 18,
  },
  owner: {
    title: "Owner",
    text: (lead, colleagues) => (lead.owner_id ? nameOf(lead.owner_id, colleagues) : ""),
    width: 18,
  },
  due: {
    title: `Due (${TEAM_TIME_NAME})`,
    label: "Due",
    text: (lead) => time(lead.due_at),
    isDate: true,
    width: 20,
  },
  "first-contact": {
    title: `First contact (${TEAM_TIME_NAME})`,
    label: "First contact",
    text: (lead) => time(lead.first_contact_at),
    isDate: true,
    width: 28,
  },
  "next-step-on": {
    title: "Next step on",
    text: (lead) => lead.next_step_on ?? "",
    isDate: true,
    width: 12,
  },
  "next-step": { title: "Next step", text: (lead) => lead.next_step ?? "", width: 30 },
  repeat: {
    title: LEAD_MARKS.repeat.full,
    text: (lead) => (lead.is_repeat ? "Yes" : "No"),
    width: 12,
  },
} as const satisfies Record<string, ExportColumn>;

export type ExportColumnId = keyof typeof EXPORT_COLUMNS;

/** The IDs of all columns, in the file's order. */
export const EXPORT_COLUMN_IDS = typedKeys(EXPORT_COLUMNS);

/** The default columns of an export. Source: specification, section 7. */
export const DEFAULT_COLUMNS: readonly ExportColumnId[] = [
  "date",
  "name",
  "email",
  "phone",
  "treatment",
  "location",
  "travel_month",
  "notes",
  "source",
];

/** The title and the value of a column. */
export function exportColumn(id: ExportColumnId): ExportColumn {
  return EXPORT_COLUMNS[id];
}
