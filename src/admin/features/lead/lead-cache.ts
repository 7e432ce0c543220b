import type { QueryClient } from "@tanstack/react-query";
import { undoLeadChanges } from "./lead-api.ts";
import type { FullLead, Lead } from "./lead-model.ts";

/** Key of every page of the list. Its data has the rows as `leads`. */
export const LEADS_PAGE_KEY = ["leads", "page"] as const;

/** Key of the figures above the list. */
export const LEAD_COUNTS_KEY = ["leads", "counts"] as const;

/** Puts a changed lead wherever it is shown: in its own view and in the list. */
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

/**
 * Reads again what follows from a change: figures, history and the list of open tabs; and a lead that the change
 * kept from being read at all.
 */
export function refreshAfterChange(client: QueryClient, lead: Lead): void {
  void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
  void client.invalidateQueries({ queryKey: ["lead-events", lead.id] });
  void client.invalidateQueries({
    queryKey: ["lead", lead.reference],
    predicate: ({ state }) => state.data === undefined,
  });
}

/** Undoes one's own changes, by their events, and shows the leads. Returns the answers. Throws on an error. */
export async function undoChanges(client: QueryClient, events: readonly number[]) {
  const answers = await undoLeadChanges(events);
  for (const { lead } of answers) {
    showLead(client, lead);
    refreshAfterChange(client, lead);
  }
  return answers;
}
