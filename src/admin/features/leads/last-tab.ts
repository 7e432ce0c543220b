import * as z from "zod/mini";
import { TABS, type Tab } from "@/admin/features/lead-search/list-state.ts";
import { hrefTo } from "@/lib/routes.ts";
import { readStored, writeStored } from "@/lib/storage.ts";

const STORAGE_KEY = "workspace-leads-tab";

/** Stores the tab that was used last in this browser. */
export function rememberTab(tab: Tab): void {
  writeStored("local", STORAGE_KEY, tab);
}

/** The address of the list with the tab that was used last. */
export function hrefOfLastTab(): string {
  const tab = readStored("local", STORAGE_KEY, (stored) => z.enum(TABS).parse(stored)) ?? "all";
  return tab === "all" ? hrefTo.adminLeads() : `${hrefTo.adminLeads()}?tab=${tab}`;
}
