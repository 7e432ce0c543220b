import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";

const entrySchema = z.object({
  /** Whether a link has just confirmed an email address. */
  isConfirmed: z.optional(z.boolean()),
  /** The page of the workspace that was asked for, and opens after the sign-in. */
  target: z.optional(z.string().check(z.startsWith("/admin/"))),
});

/** What the guard tells the sign-in page, and each step of the sign-in the next, beside the address. */
export type EntryState = z.infer<typeof entrySchema>;

/** What this step of the sign-in was told. Without a target, the list of leads opens. */
export function useEntryState(): EntryState & { target: string } {
  const { data } = entrySchema.safeParse(useLocation().state);
  return { ...data, target: data?.target ?? hrefTo.adminLeads() };
}
