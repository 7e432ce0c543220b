import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CHANGE_FAULT } from "../changes/undo-offers.ts";
import { leadEventsQuery } from "../lead-api.ts";
import type { Lead } from "../lead-model.ts";
import { type ProposalResult, proposalsQuery } from "./proposals-api.ts";
import { QUOTES } from "./quotes-api.ts";

/** Changes proposals and quotes, one change at a time, and then shows how they stand, whatever came of it. */
export function useProposalCall(lead: Lead) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const refresh = () =>
    Promise.all(
      [proposalsQuery(lead.id).queryKey, leadEventsQuery(lead.id).queryKey, QUOTES].map(
        (queryKey) => client.invalidateQueries({ queryKey }),
      ),
    );
  return {
    isBusy,
    /** Why the last change was not written. */
    fault,
    refresh,
    /** Returns what came of the change, or undefined if nothing was written. */
    async run(change: () => Promise<ProposalResult>): Promise<ProposalResult | undefined> {
      if (isBusy) return undefined;
      setIsBusy(true);
      setFault(undefined);
      const result: ProposalResult = await change().catch(() => ({ refusal: CHANGE_FAULT }));
      setFault(result.refusal);
      setIsBusy(false);
      void refresh();
      return result.refusal ? undefined : result;
    },
  };
}
