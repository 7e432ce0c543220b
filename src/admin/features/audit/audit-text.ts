import type { AuditAction, AuditEntry } from "./audit-api.ts";

/** The actions as the filter and the table name them. */
export const ACTION_NAMES: Readonly<Record<AuditAction, string>> = {
  received: "Request received",
  opened: "Lead opened",
  changed: "Lead changed",
  exported: "Exported",
  disclosed: "Personal data shown",
  erased: "Erased",
  signed_in: "Signed in",
  role: "Team changed",
  retention: "Old data deleted",
};

function counted(value: unknown): string {
  return value === 1 ? "1 lead" : `${String(value)} leads`;
}

/** What an entry is about, beside its action: names of fields, the filter of an export. */
export function describeEntry({ action, fields }: AuditEntry): string {
  if (Array.isArray(fields)) return fields.map((name) => name.replaceAll("_", " ")).join(", ");
  switch (action) {
    case "exported": {
      if (fields.subscribers !== undefined)
        return `Newsletter subscribers: ${String(fields.subscribers)}, csv`;
      const filter = Object.entries(Object(fields.filter))
        .map(([name, value]) => `${name.replaceAll("_", " ")}: ${[value].flat().join(", ")}`)
        .concat(fields.searched ? ["with a search"] : []);
      const what = filter.length > 0 ? filter.join("; ") : "no filter";
      return `${counted(fields.leads)}, ${String(fields.format)}, ${what}`;
    }
    case "retention":
      return `${counted(fields.leads)} older than ${String(fields.days)} days; accounts without a role: ${String(fields.accounts)}`;
    default:
      return [fields.change, fields.role].filter(Boolean).join(": ").replaceAll("_", " ");
  }
}

/** Who did it. Patients and the operator's commands have no account. */
export function actorName({ actor, actor_name, action }: AuditEntry): string {
  if (actor) return actor_name ?? "Former account";
  return action === "received" ? "Patient" : "No account";
}
