import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";

const cameFromSchema = z.object({
  references: z.array(z.string()),
  list: z.optional(z.string()),
});

/** What a link passes on to a lead's page: the leads that J and K lead to, and the list to go back to. */
export type CameFrom = z.infer<typeof cameFromSchema>;

/** Where this page came from. The list is where its own links come from. */
export function useCameFrom(): CameFrom {
  const { pathname, search, hash, state } = useLocation();
  if (pathname === hrefTo.adminLeads()) {
    return { references: [], list: `${pathname}${search}${hash}` };
  }
  return cameFromSchema.safeParse(state).data ?? { references: [] };
}
