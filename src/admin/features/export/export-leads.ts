import * as z from "zod/mini";
import { fetchIsAdmin } from "@/admin/features/access/auth-api.ts";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import type { Colleague } from "@/admin/features/lead/lead-api.ts";
import { type Lead, leadSchema } from "@/admin/features/lead/lead-model.ts";
import type { LeadFilter } from "@/admin/features/lead-search/filters.ts";
import { countLeads, fetchLeads } from "@/admin/features/lead-search/leads-api.ts";
import type { Position } from "@/admin/features/lead-search/list-state.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { brand } from "@/lib/brand.ts";
import { groupThousands } from "@/lib/english.ts";
import type { ExportColumnId } from "./export-columns.ts";
import { ExportError } from "./export-error.ts";
import { BYTE_ORDER_MARK, csvHeader, leadsToCsv } from "./leads-csv.ts";
import { leadsToRows, MAX_WORKBOOK_LEADS, writeWorkbook } from "./leads-xlsx.ts";

/** The leads of an export, in the order of the file: their IDs, and where the next thousand begin. */
const exportRowsSchema = z.array(z.object({ id: z.uuid(), created_at: z.string() }));
const EXPORT_PART = 1000;

/** Fetches the IDs of up to 1,000 leads, newest first, and the place after them. Throws on an error. */
async function fetchIds(filter: LeadFilter, after: Position | undefined, signal: AbortSignal) {
  const rows = exportRowsSchema.parse(
    await fetchLeads({ filter, sort: "newest", after, size: EXPORT_PART, signal }, "id,created_at"),
  );
  const last = rows.length === EXPORT_PART ? rows.at(-1) : undefined;
  return {
    ids: rows.map(({ id }) => id),
    next: last && { value: last.created_at, id: last.id },
  };
}

/** The filter as an export records it: the number of values of each of its keys. */
function recorded(filter: LeadFilter): Record<string, number> {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, Array.isArray(value) ? value.length : 1]),
  );
}

const exportPartSchema = z.array(leadSchema);

/** Fetches up to 1,000 leads for an export, newest first. The database records each part. */
async function fetchExportPart(
  request: { filter: LeadFilter; columns: readonly string[]; format: string },
  ids: readonly string[],
  signal: AbortSignal,
) {
  return answerOf(
    getSupabase()
      .rpc("export_leads", {
        ...request,
        filter: recorded(request.filter),
        columns: [...request.columns],
        ids: [...ids],
      })
      .abortSignal(signal),
    exportPartSchema,
  );
}

/** Messages of the error catalogue (specification, section 8). */
export const EXPORT_MESSAGES = {
  none: "No leads to export",
  success: "Leads exported successfully",
  failed: "The export failed. Please try again.",
} as const;

export type ExportProgress = { done: number; total: number };

/** The file formats, with their labels. */
export const EXPORT_FORMATS = {
  csv: "CSV",
  xlsx: "Excel (XLSX)",
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** What to export, and how. */
export type ExportRequest = {
  filter: LeadFilter;
  columns: readonly ExportColumnId[];
  format: ExportFormat;
};

type ExportOptions = ExportRequest & {
  userId: string;
  /** The team, for the names of owners. */
  colleagues: readonly Colleague[];
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
};

/** Receives leads in chunks and creates a file from them. */
type FileWriter = { add: (leads: readonly Lead[]) => void; finish: () => Blob | Promise<Blob> };

function csvWriter({ columns, colleagues }: ExportOptions): FileWriter {
  const parts: BlobPart[] = [BYTE_ORDER_MARK, csvHeader(columns)];
  return {
    // A blob keeps the text outside the JavaScript heap.
    add: (leads) => parts.push(new Blob([leadsToCsv(leads, columns, colleagues)])),
    finish: () => new Blob(parts, { type: "text/csv;charset=utf-8" }),
  };
}

function xlsxWriter({ columns, colleagues }: ExportOptions): FileWriter {
  const rows: ReturnType<typeof leadsToRows> = [];
  return {
    add: (leads) => rows.push(...leadsToRows(leads, columns, colleagues)),
    finish: () => writeWorkbook(rows, columns),
  };
}

/**
 * Fetches all leads that match a filter in chunks, newest first, and returns them as a file. Throws an
 * `ExportError` if there are none or too many, an `AbortError` if it is cancelled, and the original error of
 * a failed request.
 */
export async function exportLeads(options: ExportOptions): Promise<{ file: Blob; count: number }> {
  const { userId, filter, columns, format, signal, onProgress } = options;
  const writer = format === "csv" ? csvWriter(options) : xlsxWriter(options);
  onProgress({ done: 0, total: 0 });
  // Leads that a person chose one by one are not looked up by their IDs, which would not fit in a URL.
  const total = filter.ids?.length ?? (await countLeads(filter, signal));
  if (format === "xlsx" && total > MAX_WORKBOOK_LEADS) {
    throw new ExportError(
      `An Excel file can contain up to ${groupThousands(MAX_WORKBOOK_LEADS)} leads. Choose CSV, which has no limit.`,
    );
  }
  let done = 0;
  let after: Position | undefined;
  do {
    const { ids, next }: Awaited<ReturnType<typeof fetchIds>> = filter.ids
      ? { ids: filter.ids, next: undefined }
      : await fetchIds(filter, after, signal);
    if (ids.length === 0) break;
    const leads = await fetchExportPart({ filter, columns, format }, ids, signal);
    signal.throwIfAborted();
    writer.add(leads);
    done += leads.length;
    onProgress({ done, total: Math.max(done, total) });
    after = next;
  } while (after);
  // The role may have been revoked after the last chunk.
  if (!(await fetchIsAdmin(userId))) throw new ExportError(EXPORT_MESSAGES.failed);
  signal.throwIfAborted();
  if (done === 0) throw new ExportError(EXPORT_MESSAGES.none);
  const file = await writer.finish();
  signal.throwIfAborted();
  return { file, count: done };
}

/** File name of an export made at `now`. */
export function exportFileName(now: Date, format: ExportFormat): string {
  return `${brand.leadsFilePrefix}${teamToday(now)}.${format}`;
}
