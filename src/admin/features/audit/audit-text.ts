import { LEAD_MARKS } from "@shared/lead-marks.ts";
import { roleNames } from "@/admin/features/access/auth-api.ts";
import { EXPORT_COLUMN_IDS, exportColumn } from "@/admin/features/export/export-columns.ts";
import { type KnownNames, nameOf, quoted } from "@/admin/features/lead/history/change-text.ts";
import { storedName } from "@/admin/features/lead/history/stored-names.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import type { AuditAction, AuditEntry, AuditOther, AuditPerson } from "./audit-api.ts";

/** The names of the actions, for the filter and the table. */
export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  received: "Request received",
  opened: "Lead opened",
  changed: "Lead changed",
  exported: "Exported",
  disclosed: "Personal data shown",
  erased: "Erased",
  task_done: "Data protection task done",
  clinic: "Clinic changed",
  signed_in: "Signed in",
  account: "Account changed",
  role: "Team changed",
  retention: "Old data deleted",
};

function counted(value: unknown, one: string, many = `${one}s`): string {
  return value === 1 ? `1 ${one}` : `${String(value)} ${many}`;
}

function texts(value: unknown): string[] {
  return [value].flat().map(String);
}

/** The filters of an export, with the number of values that each had. The values are not stored. */
const filterNames: Readonly<Record<keyof LeadFilter, string>> = {
  tab: "view",
  status: "status",
  owner: "owner",
  treatment: "treatment",
  city: "city",
  source_page: "source page",
  source: "source",
  clinic: "clinic",
  from: "first day",
  to: "last day",
  after: "time",
  age: "age",
  quiet: "quiet",
  overdue: "late",
  repeat: LEAD_MARKS.repeat.full.toLowerCase(),
  with: "order",
  ids: "chosen by hand",
  search: "search text",
};
const namesByKey = new Map<string, string>(Object.entries(filterNames));

/** A filter that this release does not know is shown as it was stored. */
function describeFilter([key, values]: [string, unknown]): string {
  const name = namesByKey.get(key) ?? storedName(key);
  return values === 1 ? name : `${name} (${String(values)})`;
}

function describeExport(fields: Record<string, unknown>): string {
  const format = fields.format === "xlsx" ? "Excel" : String(fields.format).toUpperCase();
  if (fields.subscribers !== undefined)
    return `${counted(fields.subscribers, "newsletter subscriber")}, ${format}`;
  const filters = Object.entries(Object(fields.filter)).map(describeFilter);
  const columns = EXPORT_COLUMN_IDS.filter((id) => texts(fields.columns).includes(id));
  return [
    `${counted(fields.leads, "lead")}, ${format}`,
    filters.length > 0 ? `filtered by ${filters.join(", ")}` : "no filter",
    ...(columns.length > 0
      ? [
          // The caller names the columns of its file; the database gives out every field.
          `with the columns ${columns.map((id) => exportColumn(id).title).join(", ")} (the browser received every field)`,
        ]
      : []),
  ].join(", ");
}

function describeRole(fields: Record<string, unknown>, names: KnownNames): string {
  const whom = nameOf(typeof fields.user_id === "string" ? fields.user_id : null, names);
  if (fields.change === "renamed")
    return `changed the name ${quoted(fields.from)} to ${quoted(fields.to)}`;
  if (fields.change === "second_factor_reset") return `removed the sign-in devices of ${whom}`;
  const role =
    fields.role === "admin" || fields.role === "coordinator"
      ? roleNames[fields.role].toLowerCase()
      : String(fields.role);
  return fields.change === "granted"
    ? `made ${whom} ${role === "administrator" ? "an" : "a"} ${role}`
    : `took the role ${role} away from ${whom}`;
}

/** What happened to an account. "first_step" is a sign-in that still needs a code. */
const accountChanges: Readonly<Record<string, string>> = {
  password: "the password was changed",
  device_added: "a sign-in device was added",
  device_removed: "a sign-in device was removed",
  new_browser: "signed in with a browser for the first time",
  first_step: "began to sign in, and had not entered a code yet",
};

function describeAccount(fields: Record<string, unknown>, names: KnownNames): string {
  const whom = nameOf(typeof fields.user_id === "string" ? fields.user_id : null, names);
  return `${whom}: ${accountChanges[String(fields.change)] ?? storedName(String(fields.change))}`;
}

function describeClinic(fields: Record<string, unknown>, names: KnownNames): string {
  const id = String(fields.clinic_id);
  const name = names.find(({ user_id }) => user_id === id)?.display_name ?? shortId(id);
  if (fields.change !== "changed") return `${String(fields.change)} ${name}`;
  return `${name}: ${texts(fields.fields).map(storedName).join(", ")}`;
}

/** The details of an entry. `names` are those of people and of clinics. */
export function describeEntry(
  { action, fields }: Pick<AuditEntry, "action" | "fields">,
  names: KnownNames,
): string {
  if (Array.isArray(fields)) return fields.map(storedName).join(", ");
  switch (action) {
    case "exported":
      return describeExport(fields);
    case "role":
      return describeRole(fields, names);
    case "account":
      return describeAccount(fields, names);
    case "clinic":
      return describeClinic(fields, names);
    case "retention":
      return `${counted(fields.leads, "lead")} past their period, ${counted(fields.accounts, "account")} without a role`;
    default:
      return "";
  }
}

/** The names of actors without an account. */
export const OTHER_NAMES: Readonly<Record<AuditOther, string>> = {
  patient: "Patient",
  operator: "Operator",
  system: "System",
};

/** The actor's name. People choose their own names, so `actor_email` is shown next to it. */
export function actorName({
  actor,
  actor_name,
  actor_email,
  by,
}: Pick<AuditEntry, "actor" | "actor_name" | "actor_email" | "by">): string {
  if (by) return OTHER_NAMES[by];
  return actor_name ?? actor_email ?? deletedAccount(actor);
}

function deletedAccount(id: string | null): string {
  return id ? `Deleted account ${shortId(id)}` : "Deleted account";
}

/** The start of an ID, which is enough to recognise it. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** A person's name and email address: "Tom Fletcher (tom@example.com)". */
export function personName({ user_id, display_name, email }: AuditPerson): string {
  if (email === null) return deletedAccount(user_id);
  return display_name === null ? email : `${display_name} (${email})`;
}
