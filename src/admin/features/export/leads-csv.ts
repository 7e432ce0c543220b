import { unparse } from "papaparse";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { type ExportColumnId, exportColumn } from "./export-columns.ts";

/** Tells Excel that the file is UTF-8, so that İzmir stays İzmir. */
export const BYTE_ORDER_MARK = "\ufeff";

/** The file's header row (RFC 4180). */
export function csvHeader(columns: readonly ExportColumnId[]): string {
  return `${columns.map((id) => exportColumn(id).title).join(",")}\r\n`;
}

/**
 * Text that a spreadsheet would run as a formula: a formula sign at the start of a cell, or after a character
 * that some spreadsheets treat as the end of a cell (comma, semicolon, tab, line break). Includes the
 * full-width signs of East Asian keyboards, and signs after spaces or quotation marks.
 */
const FORMULA = /(^|[,;\t\r\n])(["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A tab or carriage return at the start, which some spreadsheets skip. */
const BLANK_START = /^[\t\r]/;

/** Puts an apostrophe before each formula sign, so that the cell stays text. */
export function defuse(cell: string): string {
  const text = cell.replace(FORMULA, "$1$2'");
  return BLANK_START.test(text) ? `'${text}` : text;
}

/**
 * A phone number in E.164 format: a plus sign and digits. Run as a formula, it would give the same number.
 */
const E164 = /^\+[1-9]\d{6,14}$/;

/** A cell that no spreadsheet runs as a formula. The lead's validated E.164 number is left unchanged. */
function safeCell(text: string, { phone_e164 }: Lead): string {
  return text === phone_e164 && E164.test(text) ? text : defuse(text);
}

/** The file's data rows (RFC 4180), each ending in CR LF. */
export function leadsToCsv(
  leads: readonly Lead[],
  columns: readonly ExportColumnId[],
  colleagues: readonly Colleague[],
): string {
  if (leads.length === 0) return "";
  const rows = leads.map((lead) =>
    columns.map((id) => safeCell(exportColumn(id).text(lead, colleagues), lead)),
  );
  const quoted = columns.map((id) => id === "notes");
  return `${unparse(rows, { quotes: quoted, newline: "\r\n" })}\r\n`;
}
