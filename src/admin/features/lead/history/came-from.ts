import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { hrefTo } from "@/lib/routes.ts";

/** The search text, which may be a name: the browser's history keeps it with the list's address, but never in it. */
export const besideSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  wasOpened: z.optional(z.boolean()),
});

const cameFromSchema = z.object({
  references: z.array(z.string()),
  list: z.optional(z.string()),
  search: z.optional(z.string()),
});

/** State that a link passes to a lead's page: the leads for J and K, and the link back. */
export type CameFrom = z.infer<typeof cameFromSchema>;

/** The state of this page's link; on the list, the state for the list's own links. */
export function useCameFrom(): CameFrom {
  const { pathname, search, state } = useLocation();
  if (pathname === hrefTo.adminLeads()) {
    return {
      references: [],
      list: `${pathname}${search}`,
      search: besideSchema.safeParse(state).data?.search,
    };
  }
  return cameFromSchema.safeParse(state).data ?? { references: [] };
}
