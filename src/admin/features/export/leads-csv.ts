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
const FORMULA_SIGN = /[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const CELL_END = /[,;\t\r\n]/;

/**
 * A character, with the blanks, quotation marks and separators before it. Every match consumes what it read, so
 * that a string of line breaks alone takes no longer than another.
 */
const CHARACTER_AFTER_BLANKS = /(["\s,;]*)([^"\s,;]|$)/g;

/** A tab or carriage return at the start, which some spreadsheets skip. */
const BLANK_START = /^[\t\r]/;

/** Puts an apostrophe before each formula sign, so that the cell stays text. */
export function defuse(cell: string): string {
  const text = cell.replace(
    CHARACTER_AFTER_BLANKS,
    (all: string, blanks: string, character: string, start: number) =>
      FORMULA_SIGN.test(character) && (start === 0 || CELL_END.test(blanks))
        ? `${blanks}'${character}`
        : all,
  );
  return BLANK_START.test(text) ? `'${text}` : text;
}

/** A phone number in international form. Run as a formula, it would give the same number or an error. */
const PHONE = /^\+\d[\d ]*$/;

/**
 * A cell that no spreadsheet runs as a formula. A phone number is left unchanged, but not in the first column: a
 * spreadsheet that splits at ";" reads it together with the columns after it, up to a ";" in one of them.
 */
function safeCell(text: string, column: number): string {
  return column > 0 && PHONE.test(text) ? text : defuse(text);
}

/** The file's data rows (RFC 4180), each ending in CR LF. */
export function leadsToCsv(
  leads: readonly Lead[],
  columns: readonly ExportColumnId[],
  colleagues: readonly Colleague[],
): string {
  if (leads.length === 0) return "";
  const rows = leads.map((lead) =>
    columns.map((id, column) => safeCell(exportColumn(id).text(lead, colleagues), column)),
  );
  const quoted = columns.map((id) => id === "notes");
  return `${unparse(rows, { quotes: quoted, newline: "\r\n" })}\r\n`;
}
