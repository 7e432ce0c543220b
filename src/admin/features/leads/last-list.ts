import * as z from "zod/mini";
import { readListState, viewQuery } from "@/admin/features/lead-search/list-state.ts";
import { hrefTo } from "@/lib/routes.ts";
import { readStored, writeStored } from "@/lib/storage.ts";

const STORAGE_KEY = "workspace-leads-list";

/** Stores tab, filters, order and columns that were used last in this browser. The search text is not among them. */
export function rememberList(query: string): void {
  writeStored("local", STORAGE_KEY, query);
}

/** The address of the list that was used last. */
export function hrefOfLastList(): string {
  const stored = readStored("local", STORAGE_KEY, (value) => z.string().parse(value)) ?? "";
  const query = viewQuery(readListState(stored)).toString();
  return `${hrefTo.adminLeads()}${query && `?${query}`}`;
}
