import type { Session } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { endOf, noteActivity, WARNING_TIME } from "@/admin/features/access/session-limits.ts";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";

/** How often to check the time, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/** When and why the session will end. Activity extends an idle session. */
export type ComingEnd = { at: number; reason: "idle" | "time" };

/** Watches the session: records activity, returns a near end, and calls `onEnd` when it is reached. */
export function useSessionEnd(watching: boolean, onEnd: () => void): ComingEnd | null {
  const [coming, setComing] = useState<ComingEnd | null>(null);
  useEffect(() => {
    if (!watching) return;
    let session: Session | null = null;
    const { auth } = getSupabase();
    void auth.getSession().then(({ data }) => {
      session ??= data.session;
    });
    const { data } = auth.onAuthStateChange((_event, current) => {
      session = current;
    });
    // Screen readers, switches and eye tracking often send only the last three.
    const events = [
      "pointerdown",
      "keydown",
      "wheel",
      "touchmove",
      "click",
      "input",
      "focusin",
    ] as const;
    for (const event of events) window.addEventListener(event, noteActivity, { passive: true });
    const check = () => {
      if (!session) return;
      const end = endOf(session);
      const left = end.at - Date.now();
      setComing((before) => {
        if (left > WARNING_TIME) return null;
        return before?.at === end.at && before.reason === end.reason ? before : end;
      });
      if (left <= 0) onEnd();
    };
    const timer = window.setInterval(check, CHECK_INTERVAL);
    return () => {
      window.clearInterval(timer);
      data.subscription.unsubscribe();
      for (const event of events) window.removeEventListener(event, noteActivity);
      setComing(null);
    };
  }, [watching, onEnd]);
  return coming;
}
