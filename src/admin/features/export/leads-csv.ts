import { unparse } from "papaparse";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { type ExportColumnId, exportColumn } from "./export-columns.ts";

/** Tells Excel that the file is UTF-8, so that İzmir stays İzmir. */
export const BYTE_ORDER_MARK = "\ufeff";

/** The first line of the file, RFC 4180. */
export function csvHeader(columns: readonly ExportColumnId[]): string {
  return `${columns.map((id) => exportColumn(id).title).join(",")}\r\n`;
}

/**
 * What a spreadsheet would run as a formula: a sign at the start of a cell, or after what some
 * spreadsheets take for the end of one (a semicolon where that divides columns, a tab, a line break).
 * Includes the full-width signs of East Asian keyboards, and signs after spaces or quotes.
 */
const FORMULA = /(^|[,;\t\r\n])(["\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A tab or a carriage return at the start, which some spreadsheets skip. */
const BLANK_START = /^[\t\r]/;

/** Makes text of what a spreadsheet would run, with an apostrophe in front of the sign. */
export function defuse(cell: string): string {
  const text = cell.replace(FORMULA, "$1$2'");
  return BLANK_START.test(text) ? `'${text}` : text;
}

/** A number in E.164, with a plus sign and digits only. As a formula it would be that number. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** A cell that no spreadsheet runs. A number that was validated as E.164 stays as it is. */
function safeCell(text: string, { phone_e164 }: Lead): string {
  return text === phone_e164 && E164.test(text) ? text : defuse(text);
}

/** Lines of the CSV file (RFC 4180), each ending in CR LF. */
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
