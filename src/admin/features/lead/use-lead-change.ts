import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { roleQuery } from "@/admin/features/access/auth-api.ts";
import { toast } from "@/ui/toast.ts";
import { describeChange } from "./change-text.ts";
import { type ChangeResponse, changeLead, colleaguesQuery } from "./lead-api.ts";
import { refreshAfterChange, showLead } from "./lead-cache.ts";
import { applyChange, type FullLead, type LeadChange, reverseOf } from "./lead-model.ts";
import { offerUndo } from "./undo.tsx";

/** A change that was refused because someone else changed the lead first. */
export type Conflict = { wanted: LeadChange; answer: ChangeResponse };

/** Shown when a change could not be saved. */
export const CHANGE_FAULT = "That was not saved. Check your connection and try again.";

/**
 * Changes a lead: the change is shown immediately, rolled back if it fails, and can be undone if it succeeds.
 * `conflict` describes a change that someone else made first.
 */
export function useLeadChange(lead: FullLead) {
  const client = useQueryClient();
  const { userId } = useAdmin();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // A change that could not be saved, kept with everything typed until it is retried or discarded.
  const [unsaved, setUnsaved] = useState<LeadChange | null>(null);

  const mutation = useMutation({
    mutationFn: (change: LeadChange) => changeLead(lead, change),
    onMutate: async (change) => {
      setConflict(null);
      setUnsaved(null);
      // A fetch that started before the change would show the old state again.
      await client.cancelQueries({ queryKey: ["lead", lead.reference] });
      showLead(client, applyChange(lead, change, userId));
      return { former: lead };
    },
    onError: (_error, change, context) => {
      if (context) showLead(client, context.former);
      setUnsaved(change);
      // The role may have been revoked. In that case the guard tells the user.
      void client.invalidateQueries({ queryKey: roleQuery(userId).queryKey });
    },
    onSuccess: (answer, change, { former }) => {
      showLead(client, answer.lead);
      refreshAfterChange(client, lead.id);
      if (answer.outcome === "conflict") {
        setConflict({ wanted: change, answer });
        return;
      }
      const back = reverseOf(former, change);
      if (answer.outcome !== "changed" || back.length === 0) return;
      const colleagues = client.getQueryData(colleaguesQuery().queryKey) ?? [];
      offerUndo({
        text: `${lead.reference}: ${describeChange(change, colleagues)}.`,
        undo: () => undoChanges(answer.lead, back),
      });
    },
  });

  async function undoChanges(changed: FullLead, back: readonly LeadChange[]) {
    let latest = changed;
    try {
      for (const change of back) {
        const answer = await changeLead(latest, change);
        latest = answer.lead;
        showLead(client, latest);
        if (answer.outcome === "conflict") {
          setConflict({ wanted: change, answer });
          break;
        }
      }
      offerUndo(null);
    } catch {
      toast.error(CHANGE_FAULT);
    } finally {
      refreshAfterChange(client, lead.id);
    }
  }

  return {
    change: (change: LeadChange) => mutation.mutate(change),
    isBusy: mutation.isPending,
    conflict,
    dismissConflict: () => setConflict(null),
    unsaved,
    dismissUnsaved: () => setUnsaved(null),
  };
}
