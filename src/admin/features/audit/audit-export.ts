import { unparse } from "papaparse";
import type { KnownNames } from "@/admin/features/lead/history/change-text.ts";
import { fileTime, TEAM_TIME_NAME, teamClock, teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { saveFile } from "@/lib/save-file.ts";
import { type AuditEntry, type AuditFilter, fetchAuditPage } from "./audit-api.ts";
import { ACTION_NAMES, actorName, describeEntry } from "./audit-text.ts";

const HEADER = [`Time (${TEAM_TIME_NAME})`, "Who", "Email", "Account", "Action", "Lead", "Details"];

/** A cell that no spreadsheet runs as a formula, whichever separator it uses. */
function cell(text: string): string {
  const oneLine = text.replace(/[;\t\r\n]+/g, " ");
  return /^["\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(oneLine) ? `'${oneLine}` : oneLine;
}

/** A CSV file (RFC 4180) of audit entries. */
export function auditToCsv(entries: readonly AuditEntry[], names: KnownNames): string {
  const rows = entries.map((entry) => [
    `${fileTime(entry.at)}:${teamClock(entry.at).seconds}`,
    cell(actorName(entry)),
    cell(entry.actor_email ?? ""),
    entry.actor ?? "",
    ACTION_NAMES[entry.action],
    entry.reference ?? entry.lead_id ?? "",
    cell(describeEntry(entry, names)),
  ]);
  return `\ufeff${unparse([HEADER, ...rows], { newline: "\r\n" })}\r\n`;
}

/** Downloads all entries that match a filter and returns their number. Throws on an error. */
export async function exportAudit(filter: AuditFilter, names: KnownNames): Promise<number> {
  const entries: AuditEntry[] = [];
  for (;;) {
    const before = entries.at(-1)?.id ?? null;
    const page = await fetchAuditPage(filter, { before, size: 1000 });
    entries.push(...page);
    if (page.length < 1000) break;
  }
  const name = `${brand.name.toLowerCase()}-audit-${teamToday()}.csv`;
  saveFile(new Blob([auditToCsv(entries, names)], { type: "text/csv;charset=utf-8" }), name);
  return entries.length;
}
