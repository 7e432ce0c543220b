import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";
import { readStored, writeStored } from "@/lib/storage.ts";

const STORAGE_KEY = "workspace-leads-list";

/** The query of the last list of each person who works in this browser, by their ID. */
const listsSchema = z.record(z.string(), z.string());
const readLists = () => readStored("local", STORAGE_KEY, (value) => listsSchema.parse(value)) ?? {};

/**
 * Stores tab, filters, order and columns that someone used last in this browser, also after they sign out. The search
 * text, which may be a person's name, is not among them.
 */
export function rememberList(userId: string, query: string): void {
  writeStored("local", STORAGE_KEY, { ...readLists(), [userId]: query });
}

/** The address of the list that this person used last. The list ignores what it does not know. */
export function hrefOfLastList(userId: string): string {
  const query = readLists()[userId];
  return `${hrefTo.adminLeads()}${query ? `?${query}` : ""}`;
}
