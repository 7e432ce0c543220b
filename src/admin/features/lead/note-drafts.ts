import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { readStored, writeStored } from "@/lib/storage.ts";

const PREFIX = "lead-note:";

/** The draft of a note on a lead, kept in this tab until it is saved or the person signs out. */
export function useNoteDraft(leadId: string) {
  const key = `${PREFIX}${leadId}`;
  const [draft, setDraft] = useState(
    () => readStored("session", key, (stored) => z.string().parse(stored)) ?? "",
  );
  return [
    draft,
    (text: string) => {
      setDraft(text);
      writeStored("session", key, text || undefined);
    },
  ] as const;
}

/** Deletes all drafts when the person signs out: they may name patients. */
export function useForgetDraftsOnSignOut(): void {
  useEffect(() => {
    const { data } = getSupabase().auth.onAuthStateChange((event) => {
      if (event !== "SIGNED_OUT") return;
      for (const key of Object.keys(window.sessionStorage)) {
        if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
      }
    });
    return () => data.subscription.unsubscribe();
  }, []);
}
