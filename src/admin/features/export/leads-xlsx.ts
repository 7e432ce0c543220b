import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import { type ExportColumnId, exportColumn } from "./export-columns.ts";

/** The most leads in a workbook. It is made in memory; a CSV file, in pieces, has no such bound. */
export const MOST_IN_WORKBOOK = 25_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and so a workbook, cannot contain these.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A cell of text. A spreadsheet shows text as it is, and runs nothing in it. */
const textCell = (value: string) => ({ type: String, value: value.replace(NOT_IN_XML, "") });

/** The rows of a workbook, without its heading. */
export function leadsToRows(
  leads: readonly Lead[],
  columns: readonly ExportColumnId[],
  colleagues: readonly Colleague[],
) {
  return leads.map((lead) =>
    columns.map((id) => textCell(exportColumn(id).text(lead, colleagues))),
  );
}

/** A workbook of one sheet with a heading that stays in view. */
export async function writeWorkbook(
  rows: ReturnType<typeof leadsToRows>,
  columns: readonly ExportColumnId[],
): Promise<Blob> {
  // This entry starts no worker from a blob, which the Content-Security-Policy would refuse.
  const { default: writeXlsxFile } = await import("write-excel-file/universal");
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
