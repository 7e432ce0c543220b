import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";
import { readStored, writeStored } from "@/lib/storage.ts";
import { hrefOfLastList } from "./last-list.ts";

const STORAGE_KEY = "workspace-entry-target";
const targetSchema = z.string().check(z.startsWith("/admin/"));

const entrySchema = z.object({
  /** Whether a link has just confirmed an email address. */
  isConfirmed: z.optional(z.boolean()),
  /** The page of the workspace that was asked for, and opens after the sign-in. */
  target: z.optional(targetSchema),
});

/** What the guard tells the sign-in page, and each step of the sign-in the next, beside the address. */
export type EntryState = z.infer<typeof entrySchema>;

/** What this step of the sign-in was told. */
export function useEntryState(): EntryState {
  return entrySchema.safeParse(useLocation().state).data ?? {};
}

/** The page that opens after the sign-in: the target, or the list of leads as this person left it in this browser. */
export function entryPage(target: string | undefined, userId: string): string {
  return target && target !== hrefTo.adminLeads() ? target : hrefOfLastList(userId);
}

/** Keeps the target until the link in a password email is opened, in another tab of this browser. */
export function keepTarget(target: string | undefined): void {
  writeStored("local", STORAGE_KEY, target);
}

/** The target that was kept. */
export function keptTarget(): string | undefined {
  return readStored("local", STORAGE_KEY, (value) => targetSchema.parse(value));
}

/** The same, which is then forgotten. */
export function takeTarget(): string | undefined {
  const target = keptTarget();
  writeStored("local", STORAGE_KEY, undefined);
  return target;
}
