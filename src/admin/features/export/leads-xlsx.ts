import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { CODE_ADVICE } from "@/ui/code-fault.tsx";
import { type ExportColumnId, exportColumn } from "./export-columns.ts";
import { ExportError } from "./export-error.ts";

/** The most leads in a workbook, which is made in memory. A CSV file is made in parts. */
export const MAX_WORKBOOK_LEADS = 25_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and so a workbook, cannot contain these.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The format reads "_x0042_" as "B". The first underscore of one that somebody typed is itself written so. */
const ESCAPE_START = /_(?=x[\da-f]{4}_)/gi;

/** A text cell. Spreadsheets show its content unchanged, with its lines, and never run it. */
const textCell = (value: string) => ({
  type: String,
  value: value.replace(NOT_IN_XML, "").replace(ESCAPE_START, "_x005F_"),
  ...(value.includes("\n") ? { wrap: true } : {}),
});

/** A date, which spreadsheets sort and count as one. */
const dateCell = (text: string) => ({
  type: Date,
  value: new Date(text.length > 10 ? `${text.replace(" ", "T")}Z` : text),
  format: text.length > 10 ? "yyyy-mm-dd hh:mm" : "yyyy-mm-dd",
});

/** The data rows of a workbook, without the header row. */
export function leadsToRows(
  leads: readonly Lead[],
  columns: readonly ExportColumnId[],
  colleagues: readonly Colleague[],
) {
  return leads.map((lead) =>
    columns.map((id) => {
      const { isDate, text } = exportColumn(id);
      const value = text(lead, colleagues);
      return isDate && typedDay(value.slice(0, 10)) ? dateCell(value) : textCell(value);
    }),
  );
}

/** Creates a workbook with one sheet, whose header row is frozen. */
export async function writeWorkbook(
  rows: ReturnType<typeof leadsToRows>,
  columns: readonly ExportColumnId[],
): Promise<Blob> {
  // This entry point starts no worker from a blob, which the Content-Security-Policy would block.
  const { default: writeXlsxFile } = await import("write-excel-file/universal").catch(() => {
    throw new ExportError(`We could not make the Excel file. ${CODE_ADVICE}`);
  });
  const heading = columns.map((id) => ({
    ...textCell(exportColumn(id).title),
    fontWeight: "bold" as const,
  }));
  return writeXlsxFile([heading, ...rows], {
    sheet: "Leads",
    columns: columns.map((id) => ({ width: exportColumn(id).width })),
    stickyRowsCount: 1,
  }).toBlob();
}
