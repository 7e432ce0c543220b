import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { dropProblems } from "../changes/lead-problems.ts";
import { forgetDrafts } from "../drafts.ts";
import { leadQuery, openLead } from "../lead-api.ts";
import { LEAD_COUNTS_KEY, LEADS_PAGE_KEY, showOpened } from "../lead-cache.ts";
import type { Lead } from "../lead-model.ts";

/** Opens a lead once, which the audit log records, then checks it for changes. Null if none. */
export function useOpenedLead(reference: string) {
  const client = useQueryClient();
  const { data } = useQuery(leadQuery(reference));
  const { mutate, isError, isPaused } = useMutation({
    mutationFn: openLead,
    meta: { isReading: true },
    // What was opened is kept by the query alone.
    gcTime: 0,
  });
  const open = useCallback(
    () => mutate(reference, { onSuccess: (lead) => showOpened(client, reference, lead) }),
    [mutate, client, reference],
  );
  const opened = useRef("");
  useEffect(() => {
    if (opened.current !== reference) open();
    opened.current = reference;
  }, [open, reference]);
  const isMissing = data === undefined;
  return {
    data,
    isPending: isMissing && !isError,
    isOffline: isPaused,
    hasFailed: isMissing && isError,
    retry: open,
  };
}

/** Whether a lead was erased while it was open. What was typed about it is then erased, too. */
export function useErased(reference: string, data: Lead | null | undefined): boolean {
  const client = useQueryClient();
  const known = useRef("");
  const [isErased, setIsErased] = useState(false);
  useEffect(() => {
    if (data) known.current = data.id;
    if (data !== null) return;
    const hadProblem = dropProblems(reference);
    if (known.current) forgetDrafts(known.current);
    if (known.current || hadProblem) setIsErased(true);
    // Its row in the list still has the patient's address.
    void client.invalidateQueries({ queryKey: LEADS_PAGE_KEY });
    void client.invalidateQueries({ queryKey: LEAD_COUNTS_KEY });
  }, [data, reference, client]);
  return isErased;
}
