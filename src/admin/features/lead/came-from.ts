import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { readListState } from "@/admin/features/lead-search/list-state.ts";
import { hrefTo } from "@/lib/routes.ts";

const cameFromSchema = z.object({
  references: z.array(z.string()),
  list: z.optional(z.string()),
  search: z.optional(z.string()),
});

/** State that a link passes to a lead's page: the leads for J and K, and the list's address and search text for the
 * link back. */
export type CameFrom = z.infer<typeof cameFromSchema>;

/** The state of this page's link; on the list, the state for the list's own links. */
export function useCameFrom(): CameFrom {
  const { pathname, search, state } = useLocation();
  if (pathname === hrefTo.adminLeads()) {
    return {
      references: [],
      list: `${pathname}${search}`,
      search: readListState(search, state).search,
    };
  }
  return cameFromSchema.safeParse(state).data ?? { references: [] };
}
