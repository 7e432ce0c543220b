import type { QueryClient } from "@tanstack/react-query";
import type { FullLead, Lead } from "./lead-model.ts";

/** Key of every page of the list, whose data contains the rows as `leads`. */
export const LEADS_PAGE_KEY = ["leads", "page"] as const;

/** Key of the counts above the list. */
export const LEAD_COUNTS_KEY = ["leads", "counts"] as const;

/** Updates a changed lead everywhere it is cached: on its own and in the list. */
export function showLead(client: QueryClient, lead: Lead | FullLead): void {
  client.setQueryData<FullLead | null>(["lead", lead.reference], (known) =>
    known ? { ...known, ...lead } : known,
  );
  client.setQueriesData<{ leads: readonly Lead[] }>(
    { queryKey: LEADS_PAGE_KEY },
    (page) =>
      page && {
        ...page,
        leads: page.leads.map((row) => (row.id === lead.id ? { ...row, ...lead } : row)),
      },
  );
}

/** Fetches everything else that a change affects: counts, history, email and the list of the current tab. */
export function refreshAfterChange(client: QueryClient, leadId: string): void {
  void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
  void client.invalidateQueries({ queryKey: ["lead-events", leadId] });
  void client.invalidateQueries({ queryKey: ["lead-mail", leadId] });
}
