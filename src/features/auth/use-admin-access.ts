import type { Session } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isAdminQuery } from "./auth-api.ts";
import { getSupabase } from "./supabase-client.ts";

export type AdminAccess =
  | { state: "checking" }
  /** `fault` is what Auth said of a bad link, where the visit began with one. */
  | { state: "signed-out"; fault?: string }
  | { state: "denied" }
  /** The role could not be asked for: the network or the server failed. */
  | { state: "unknown"; retry: () => void }
  | { state: "admin"; userId: string; email: string };

type SessionState = { known: false } | { known: true; session: Session | null; fault?: string };

/** Who is here, and whether they hold the admin role. Follows every change of the session. */
export function useAdminAccess(): AdminAccess {
  const [current, setCurrent] = useState<SessionState>({ known: false });

  useEffect(() => {
    const { auth } = getSupabase();
    let live = true;
    const {
      data: { subscription },
    } = auth.onAuthStateChange((event, session) => {
      // The first answer is taken below, together with what a bad link said.
      if (live && event !== "INITIAL_SESSION") setCurrent({ known: true, session });
    });
    void (async () => {
      const { error: linkFault } = await auth.initialize();
      const { data } = await auth.getSession();
      if (!live) return;
      setCurrent({
        known: true,
        session: data.session,
        ...(linkFault ? { fault: linkFault.message } : {}),
      });
    })();
    return () => {
      live = false;
      subscription.unsubscribe();
    };
  }, []);

  const session = current.known ? current.session : null;
  const role = useQuery({ ...isAdminQuery(session?.user.id ?? ""), enabled: session !== null });

  if (!current.known) return { state: "checking" };
  if (!session) {
    return { state: "signed-out", ...(current.fault ? { fault: current.fault } : {}) };
  }
  if (role.data === undefined) {
    return role.isError
      ? { state: "unknown", retry: () => void role.refetch() }
      : { state: "checking" };
  }
  if (!role.data) return { state: "denied" };
  return { state: "admin", userId: session.user.id, email: session.user.email ?? "" };
}
