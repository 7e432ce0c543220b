import { shortDate } from "@shared/dates.ts";
import { EXPORT_COLUMN_IDS, exportColumn } from "@/admin/features/export/export-columns.ts";
import { type KnownNames, nameOf, quoted } from "@/admin/features/lead/change-text.ts";
import { LEAD_STATUSES, STATUS_NAMES } from "@/admin/features/lead/lead-model.ts";
import { storedName } from "@/admin/features/lead/stored-names.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { TAB_NAMES, TABS } from "@/admin/features/lead-search/list-state.ts";
import { roleNames } from "@/admin/features/team/roles.ts";
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
  signed_in: "Signed in",
  role: "Team changed",
  retention: "Old data deleted",
};

function counted(value: unknown, one: string, many = `${one}s`): string {
  return value === 1 ? `1 ${one}` : `${String(value)} ${many}`;
}

function texts(value: unknown): string[] {
  return [value].flat().map(String);
}

type ConditionWords = (value: unknown, names: KnownNames) => string;

/**
 * Each condition of an export's filter, in the same words as the filter of the list. The time zone is left out.
 * The search text is not stored.
 */
const conditionWords: Readonly<
  Record<Exclude<keyof LeadFilter, "time_zone" | "search">, ConditionWords>
> = {
  tab: (value) => `tab ${TAB_NAMES[TABS.find((tab) => tab.replace("-", "_") === value) ?? "all"]}`,
  status: (value) =>
    `status ${LEAD_STATUSES.filter((status) => texts(value).includes(status))
      .map((status) => STATUS_NAMES[status])
      .join(" or ")}`,
  owner: (value, names) =>
    `owner ${texts(value)
      .map((id) => nameOf(id === "none" ? null : id, names))
      .join(" or ")}`,
  treatment: (value) => `treatment ${texts(value).join(" or ")}`,
  city: (value) => `city ${texts(value).join(" or ")}`,
  source_page: (value) => `source page ${texts(value).join(" or ")}`,
  from: (value) => `sent from ${shortDate(String(value))}`,
  to: (value) => `sent until ${shortDate(String(value))}`,
  overdue: () => "overdue",
  repeat: () => "asked before",
  with_next_step: () => "with a next step",
  ids: () => "chosen by hand",
};
const wordsByName = new Map<string, ConditionWords>(Object.entries(conditionWords));

/** A condition that this release does not know is shown as it was stored. */
function describeCondition(key: string, value: unknown, names: KnownNames): string {
  const words = wordsByName.get(key) ?? (() => `${storedName(key)} ${texts(value).join(" or ")}`);
  return words(value, names);
}

function describeExport(fields: Record<string, unknown>, names: KnownNames): string {
  const format = fields.format === "xlsx" ? "Excel" : String(fields.format).toUpperCase();
  if (fields.subscribers !== undefined)
    return `${counted(fields.subscribers, "newsletter subscriber")}, ${format}`;
  const filter = Object.entries(Object(fields.filter))
    .filter(([key]) => key !== "time_zone")
    .map(([key, value]) => describeCondition(key, value, names))
    .concat(fields.searched ? ["with a search"] : []);
  const columns = EXPORT_COLUMN_IDS.filter((id) => texts(fields.columns).includes(id));
  return [
    `${counted(fields.leads, "lead")}, ${format}`,
    filter.length > 0 ? filter.join(", ") : "no filter",
    ...(columns.length > 0
      ? [`with columns ${columns.map((id) => exportColumn(id).title).join(", ")}`]
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

/** The details of an entry: the changed fields, the filter of an export, or the person whose role changed. */
export function describeEntry(
  { action, fields }: Pick<AuditEntry, "action" | "fields">,
  names: KnownNames,
): string {
  if (Array.isArray(fields)) return fields.map(storedName).join(", ");
  switch (action) {
    case "exported":
      return describeExport(fields, names);
    case "role":
      return describeRole(fields, names);
    case "retention":
      return `${counted(fields.leads, "lead")} older than ${counted(fields.days, "day")}, ${counted(fields.accounts, "account")} without a role`;
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
