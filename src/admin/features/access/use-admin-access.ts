import type { Session } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Admin } from "./admin-context.ts";
import { endSession, roleQuery } from "./auth-api.ts";
import { displayNameQuery } from "./profile-api.ts";
import { hasEnded } from "./session-limits.ts";
import { getSupabase } from "./supabase-client.ts";

/** Tells this page that its session has expired, before the server has responded. */
export const SESSION_ENDED_EVENT = "workspace-session-ended";

/** Shown when a session has ended without a sign-out. */
export const SESSION_ENDED = "Your session has ended. Sign in again.";

export type AdminAccess =
  | { state: "checking" }
  /** `fault` is the reason, if the visit began with an invalid link or an expired session. */
  | { state: "signed-out"; fault?: string }
  | { state: "denied" }
  /** The role could not be checked, because of a network or server error. */
  | { state: "unknown"; retry: () => void }
  /** Signed in with a password, but a code is still required. */
  | { state: "second-factor"; userId: string; email: string }
  /** The session was ended elsewhere, or has exceeded its maximum length. */
  | { state: "ended" }
  | { state: "granted"; admin: Admin };

type SessionState =
  | { known: false }
  /** `ended`: the session expired without a sign-out. */
  | { known: true; session: Session | null; fault?: string; ended?: boolean };

/** Another tab may end the shared session slightly before this one does. */
const TOLERANCE = 5_000;

/** The session at the start of the visit. */
async function openingSession(): Promise<SessionState> {
  const { auth } = getSupabase();
  const { error: linkFault } = await auth.initialize();
  const { data } = await auth.getSession();
  const { session } = data;
  if (session && hasEnded(session)) {
    await endSession();
    return { known: true, session: null, fault: SESSION_ENDED };
  }
  return { known: true, session, ...(linkFault ? { fault: linkFault.message } : {}) };
}

/** The current user's access to the workspace. Updates whenever the session changes. */
export function useAdminAccess(): AdminAccess {
  const [current, setCurrent] = useState<SessionState>({ known: false });

  useEffect(() => {
    let live = true;
    let isOpening = true;
    let last: Session | null = null;
    const {
      data: { subscription },
    } = getSupabase().auth.onAuthStateChange((event, session) => {
      // `openingSession` reads the initial session, together with any error.
      if (!live || isOpening || event === "INITIAL_SESSION") return;
      const ended = session === null && last !== null && hasEnded(last, TOLERANCE);
      last = session;
      setCurrent({ known: true, session, ended });
    });
    const end = () => {
      last = null;
      if (!isOpening) setCurrent({ known: true, session: null, ended: true });
    };
    window.addEventListener(SESSION_ENDED_EVENT, end);
    void openingSession().then((opening) => {
      isOpening = false;
      last = opening.known ? opening.session : null;
      if (live) setCurrent(opening);
    });
    return () => {
      live = false;
      window.removeEventListener(SESSION_ENDED_EVENT, end);
      subscription.unsubscribe();
    };
  }, []);

  const session = current.known ? current.session : null;
  const userId = session?.user.id ?? "";
  const access = useQuery({ ...roleQuery(userId, session), enabled: session !== null });
  const isOpen = Boolean(access.data?.role) && access.data?.session === "open";
  const name = useQuery({ ...displayNameQuery(userId), enabled: isOpen });

  if (!current.known) return { state: "checking" };
  if (!session && current.ended) return { state: "ended" };
  if (!session) {
    return { state: "signed-out", ...(current.fault ? { fault: current.fault } : {}) };
  }
  if (access.data === undefined) {
    return access.isError
      ? { state: "unknown", retry: () => void access.refetch() }
      : { state: "checking" };
  }
  const { role, session: sessionState } = access.data;
  if (sessionState === "ended") return { state: "ended" };
  if (!role) return { state: "denied" };
  const email = session.user.email ?? "";
  if (sessionState === "second_factor") return { state: "second-factor", userId, email };
  // Waits for the name, but does not require it.
  if (name.isPending) return { state: "checking" };
  return { state: "granted", admin: { userId, email, role, displayName: name.data ?? email } };
}
