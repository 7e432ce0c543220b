import * as z from "zod/mini";
import { readListState, viewQuery } from "@/admin/features/lead-search/list-state.ts";
import { hrefTo } from "@/lib/routes.ts";
import { readStored, writeStored } from "@/lib/storage.ts";

const STORAGE_KEY = "workspace-leads-list";

/** The last list of each person who works in this browser, by their ID. The newest is the last entry. */
const listsSchema = z.record(z.string(), z.string());
const readLists = () => readStored("local", STORAGE_KEY, (value) => listsSchema.parse(value)) ?? {};

/**
 * Stores tab, filters, order and columns that someone used last in this browser, also after they sign out. The search
 * text, which may be a person's name, is not among them.
 */
export function rememberList(userId: string, query: string): void {
  const { [userId]: _before, ...others } = readLists();
  writeStored("local", STORAGE_KEY, { ...others, [userId]: query });
}

/** The address of the list that this person used last, or that was used last in this browser. */
export function hrefOfLastList(userId?: string): string {
  const lists = readLists();
  const stored = lists[userId ?? Object.keys(lists).at(-1) ?? ""] ?? "";
  const query = viewQuery(readListState(stored)).toString();
  return `${hrefTo.adminLeads()}${query && `?${query}`}`;
}
