import { clockAt } from "@shared/dates.ts";
import type { Session } from "@supabase/supabase-js";
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { AccessUnknown } from "@/admin/features/access/access-unknown.tsx";
import { type Admin, AdminContext } from "@/admin/features/access/admin-context.ts";
import { AUTH_MESSAGES, endSession, signOut } from "@/admin/features/access/auth-api.ts";
import { Checking } from "@/admin/features/access/checking.tsx";
import type { EntryState } from "@/admin/features/access/entry-state.ts";
import { forgetAdminData, pauseQueries } from "@/admin/features/access/query-client.ts";
import { endOf, noteActivity, WARNING_TIME } from "@/admin/features/access/session-limits.ts";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import {
  type AdminAccess,
  SESSION_ENDED,
  SESSION_ENDED_EVENT,
  useAdminAccess,
} from "@/admin/features/access/use-admin-access.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { SignInAgain } from "./sign-in-again.tsx";

/** States during which a locked page waits for its user to sign in again. */
const waitingStates: readonly AdminAccess["state"][] = [
  "checking",
  "signed-out",
  "unknown",
  "second-factor",
  "ended",
];

type AdminGuardProps = {
  /** Layout of what is shown to someone who is not known to have access. */
  shell: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

/**
 * Renders its children for administrators and coordinators, and redirects everyone else to the sign-in page.
 * If a session expires, locks the page and keeps its state, with everything being typed, until the same
 * person signs in again.
 */
export function AdminGuard({ shell: Shell, children }: AdminGuardProps) {
  const access = useAdminAccess();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The link in the email after a sign-up leads here with a code, whether or not this browser signed up.
  const [isConfirmation] = useState(() => new URLSearchParams(search).has("code"));
  /** The user for whom the page is open. */
  const [holder, setHolder] = useState<Admin | null>(null);
  const [locked, setLocked] = useState(false);

  const granted = access.state === "granted" ? access.admin : null;
  // Set during rendering, so that the page is never shown to the wrong person in between.
  if (granted && (granted.userId !== holder?.userId || locked)) {
    setHolder(granted);
    setLocked(false);
  }
  if (access.state === "ended" && holder && !locked) setLocked(true);
  const isLocked = locked && holder !== null && waitingStates.includes(access.state);

  const end = useCallback(() => {
    window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
    void endSession();
  }, []);
  const coming = useSessionEnd(granted !== null, end);

  // Pauses queries without a session. Each would fail, and an error would replace the page's content.
  useEffect(() => (isLocked ? pauseQueries() : undefined), [isLocked]);

  const userId = granted?.userId;
  const lastUser = useRef(userId);
  useEffect(() => {
    if (!userId) return;
    if (lastUser.current && lastUser.current !== userId) forgetAdminData();
    lastUser.current = userId;
  }, [userId]);

  // The guard stays mounted until the sign-in page has loaded, and must show the message only once.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLocked || ["granted", "checking", "unknown"].includes(access.state)) {
      isLeaving.current = false;
      return;
    }
    if (isLeaving.current) return;
    isLeaving.current = true;
    const target = isConfirmation ? undefined : `${pathname}${search}`;
    if (access.state === "second-factor") {
      const state: EntryState = { target };
      navigate(hrefTo.adminSecondFactor(), { replace: true, state });
      return;
    }
    if (access.state === "denied") {
      // Who has just confirmed an address reads what comes next, and not a refusal as well.
      if (!isConfirmation) toast.error(AUTH_MESSAGES.denied);
      void signOut();
    } else if (access.state === "ended") {
      toast.error(SESSION_ENDED);
      void endSession();
    } else if (access.state === "signed-out" && access.fault) {
      toast.error(access.fault);
    }
    forgetAdminData();
    const hasFault = access.state === "signed-out" && access.fault !== undefined;
    // Whoever signs in after somebody has signed out begins with the list.
    const state: EntryState = {
      isConfirmed: isConfirmation && !hasFault,
      target: holder ? undefined : target,
    };
    navigate(hrefTo.adminLogin(), { replace: true, state });
  }, [access, holder, isConfirmation, isLocked, navigate, pathname, search]);

  const shown = granted ?? (isLocked ? holder : null);
  if (shown) {
    return (
      <AdminContext value={shown} key={shown.userId}>
        <div hidden={isLocked}>{children}</div>
        {isLocked ? <SignInAgain access={access} email={shown.email} /> : null}
        {/* There before its text, because a new region is not read. */}
        <div role="status">{coming && !isLocked ? <SessionEndNotice end={coming} /> : null}</div>
      </AdminContext>
    );
  }
  if (access.state !== "unknown") return <Checking />;
  return (
    <Shell>
      <AccessUnknown onRetry={access.retry} />
    </Shell>
  );
}

/** Warns that the session is about to end. Any activity extends an idle session, and so does a button. */
function SessionEndNotice({ end: { at, reason } }: { end: ComingEnd }) {
  const clock = clockAt(at);
  const time = `${clock.time}:${clock.seconds}`;
  return (
    <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-lg rounded-lg border-2 border-sea bg-surface px-5 py-4 text-ink shadow-raised print:hidden">
      <p className="font-semibold">
        {reason === "idle" ? "Are you still there?" : "Your session ends soon"}
      </p>
      <p>
        {reason === "idle"
          ? `You haven’t used the workspace in this browser for almost an hour. Your session ends at ${time}.`
          : `A session lasts 12 hours. You’ll have to sign in again at ${time}. We’ll keep what you’re typing.`}
      </p>
      {reason === "idle" ? (
        <Button size="small" className="mt-2" onClick={noteActivity}>
          Stay signed in
        </Button>
      ) : null}
    </div>
  );
}

/** How often to check the time, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/** When and why the session will end. Activity extends an idle session. */
type ComingEnd = { at: number; reason: "idle" | "time" };

/** Watches the session: records activity, returns a near end, and calls `onEnd` when it is reached. */
function useSessionEnd(watching: boolean, onEnd: () => void): ComingEnd | null {
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
