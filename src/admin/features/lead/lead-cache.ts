import type { QueryClient } from "@tanstack/react-query";
import { undoLeadChanges } from "./lead-api.ts";
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

/** A lead's rows in the lists that are cached. */
export function rowsInLists(client: QueryClient, reference: string): readonly Lead[] {
  return client
    .getQueriesData<{ leads: readonly Lead[] }>({ queryKey: LEADS_PAGE_KEY })
    .flatMap(([, page]) => page?.leads ?? [])
    .filter((row) => row.reference === reference);
}

/** Shows a lead that was opened, with what the user has changed in its row of the list meanwhile. */
export function showOpened(client: QueryClient, reference: string, lead: FullLead | null): void {
  const row = rowsInLists(client, reference).find(({ version }) => lead && version >= lead.version);
  client.setQueryData(["lead", reference], lead && { ...lead, ...row });
}

/** Fetches everything else that a change affects: counts, history, email and the list of the current tab. */
export function refreshAfterChange(client: QueryClient, lead: Lead): void {
  void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
  void client.invalidateQueries({ queryKey: ["lead-events", lead.id] });
  void client.invalidateQueries({ queryKey: ["lead-mail", lead.id] });
}

/** Undoes the user's own changes, by their events, and shows the leads. Returns the responses. Throws on an error. */
export async function undoChanges(client: QueryClient, events: readonly number[]) {
  const responses = await undoLeadChanges(events);
  for (const { lead } of responses) {
    showLead(client, lead);
    refreshAfterChange(client, lead);
  }
  return responses;
}
