import { format } from "date-fns";
import { fetchIsAdmin } from "@/features/auth/auth-api.ts";
import { brand } from "@/lib/brand.ts";
import { fetchLeadCount, fetchLeads, type LeadsPlace } from "./leads-api.ts";
import { BYTE_ORDER_MARK, CSV_HEADER, leadsToCsv } from "./leads-csv.ts";

/** Sentences of the error catalogue (specification, section 8). */
export const EXPORT_MESSAGES = {
  none: "No leads to export",
  success: "Leads exported successfully",
  failed: "The export failed. Please try again.",
} as const;

/** A hosted project cuts every answer at 1,000 rows. */
const CHUNK_SIZE = 1000;

export type ExportProgress = { done: number; total: number };

/** The table is empty. */
export class NoLeadsError extends Error {
  constructor() {
    super(EXPORT_MESSAGES.none);
  }
}

type ExportOptions = {
  userId: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
};

/**
 * Fetches all leads in chunks, newest first, and returns them as a CSV file. Each chunk becomes
 * text at once, so that the rows themselves need not all stand in memory. Throws `NoLeadsError` for
 * an empty table, an `AbortError` when stopped, and whatever fault a request met.
 */
export async function exportLeads({ userId, signal, onProgress }: ExportOptions): Promise<Blob> {
  const total = await fetchLeadCount(signal);
  const parts: BlobPart[] = [BYTE_ORDER_MARK, CSV_HEADER];
  let done = 0;
  let place: LeadsPlace = { at: "top" };
  onProgress({ done, total });
  for (;;) {
    const leads = await fetchLeads({ place, limit: CHUNK_SIZE, signal });
    signal.throwIfAborted();
    const last = leads.at(-1);
    if (!last) break;
    // A blob moves the text out of the page's heap.
    parts.push(new Blob([leadsToCsv(leads)]));
    done += leads.length;
    onProgress({ done, total: Math.max(done, total) });
    if (leads.length < CHUNK_SIZE) break;
    place = { at: "older", than: { created_at: last.created_at, id: last.id } };
  }
  // Row-level security hides rows without a word: a role revoked on the way would cut the file short.
  if (!(await fetchIsAdmin(userId))) throw new Error(EXPORT_MESSAGES.failed);
  signal.throwIfAborted();
  if (done === 0) throw new NoLeadsError();
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** Name of the file for an export made now. */
export function exportFileName(now: Date): string {
  return `${brand.leadsFilePrefix}${format(now, "yyyy-MM-dd")}.csv`;
}

/** Hands a file to the person as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
