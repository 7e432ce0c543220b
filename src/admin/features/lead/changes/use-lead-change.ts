import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleQuery } from "@/admin/features/access/auth-api.ts";
import { onForgetAdminData } from "@/admin/features/access/query-client.ts";
import { settleDrafts } from "../drafts.ts";
import { describeChange } from "../history/change-text.ts";
import { type ChangeResponse, changeLead, colleaguesQuery } from "../lead-api.ts";
import { refreshAfterChange, showLead, undoChanges } from "../lead-cache.ts";
import { applyChange, canBeUndone, type Lead, type LeadChange, shown } from "../lead-model.ts";
import { partOfChange, reportProblem, settleProblem } from "./lead-problems.ts";
import { beginSaving, offerUndo, withdrawOfferOf } from "./undo-offers.ts";

/** A change, and the lead as the user saw it. */
type SeenChange = { change: LeadChange; seen: Lead };

/** The versions of leads after this user's changes. A screen may not show the latest yet. */
const ownVersions = new Map<string, number>();
onForgetAdminData(() => ownVersions.clear());

/** A contact that was saved before, although its response was lost, comes back unchanged, with its event. */
const isSaved = ({ outcome }: ChangeResponse, { kind }: LeadChange) =>
  outcome === "changed" || (outcome === "unchanged" && kind === "contact");

/**
 * Changes a lead: the change is shown immediately, rolled back if it fails, and can be undone if it succeeds. A
 * change that could not be saved, or that was refused because someone else changed the lead first, is kept with
 * the lead's problems, even if another lead is open by then.
 */
export function useLeadChange(lead: Lead): (change: LeadChange) => void {
  const client = useQueryClient();
  const { userId } = useAdmin();

  const mutation = useMutation({
    // One after the other: the next change needs the version that this one leads to.
    scope: { id: lead.id },
    mutationFn: ({ change, seen }: SeenChange) => {
      const version = Math.max(seen.version, ownVersions.get(seen.id) ?? 0);
      return changeLead({ id: seen.id, version }, change);
    },
    onMutate: async ({ change, seen }) => {
      const endSaving = beginSaving();
      settleProblem(seen.id, partOfChange(change));
      settleProblem(seen.id, partOfChange(null));
      // A fetch that started before the change would show the old state again.
      await client.cancelQueries({ queryKey: ["lead", seen.reference] });
      showLead(client, applyChange(seen, change, userId));
      return endSaving;
    },
    onSettled: (response, _error, { change }, endSaving) =>
      endSaving?.(response !== undefined && isSaved(response, change)),
    onError: (_error, { change, seen }) => {
      showLead(client, seen);
      reportProblem(seen, { kind: "unsaved", change });
      refreshAfterChange(client, seen);
      // The lead may have been erased. In that case its view says so.
      void client.invalidateQueries({ queryKey: ["lead", seen.reference] });
      // The role may have been revoked. In that case the guard tells the user.
      void client.invalidateQueries({ queryKey: roleQuery(userId).queryKey });
    },
    onSuccess: (response, { change }) => {
      const { outcome, lead: changed, event } = response;
      showLead(client, changed);
      refreshAfterChange(client, changed);
      if (outcome === "conflict") {
        reportProblem(changed, { kind: "conflict", change, response });
        return;
      }
      settleDrafts(changed.id, change);
      ownVersions.set(changed.id, changed.version);
      if (!isSaved(response, change) || !event || !canBeUndone(event)) return;
      // A second press finds the same event, which can be undone once.
      withdrawOfferOf(event.id);
      const colleagues = client.getQueryData(colleaguesQuery().queryKey) ?? [];
      offerUndo({
        name: shown(changed, "name"),
        text: `${describeChange(change, colleagues)}.`,
        eventId: event.id,
        undo: async () => {
          const [undone] = await undoChanges(client, [event.id]);
          if (!undone) return false;
          if (undone.outcome !== "conflict") ownVersions.set(changed.id, undone.lead.version);
          else reportProblem(undone.lead, { kind: "conflict", change: null, response: undone });
          return undone.outcome !== "conflict";
        },
      });
    },
  });

  return (change) => mutation.mutate({ change, seen: lead });
}
