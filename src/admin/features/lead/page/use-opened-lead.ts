import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { leadQuery, openLead } from "../lead-api.ts";
import { showOpened } from "../lead-cache.ts";

/** Opens a lead once, which the audit log records, then checks it for changes. Null if none. */
export function useOpenedLead(reference: string) {
  const client = useQueryClient();
  const { data } = useQuery(leadQuery(reference));
  const { mutate, isError, isPaused } = useMutation({
    mutationFn: openLead,
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
