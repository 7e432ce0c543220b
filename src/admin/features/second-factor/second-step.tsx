import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { AccessUnknown } from "@/admin/features/access/access-unknown.tsx";
import { AUTH_MESSAGES, endSession, signOut } from "@/admin/features/access/auth-api.ts";
import { Checking } from "@/admin/features/access/checking.tsx";
import { EntryFrame } from "@/admin/features/access/entry-frame.tsx";
import { type EntryState, entryPage, useEntryState } from "@/admin/features/access/entry-state.ts";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import { SESSION_ENDED, useAdminAccess } from "@/admin/features/access/use-admin-access.ts";
import { brand, mailLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { AddDevice } from "./add-device.tsx";
import { CodeForm } from "./code-form.tsx";
import { devicesQuery } from "./second-factor-api.ts";

/** The second step of signing in: asks for a code, or sets up the first device if the user has none. */
export function SecondStep() {
  const access = useAdminAccess();
  const navigate = useNavigate();
  const { target } = useEntryState();
  const isLeaving = useRef(false);
  /** Whether this page asked for a code. Only then does it welcome the user. */
  const wasAsked = useRef(false);
  const { state } = access;
  const userId = state === "granted" ? access.admin.userId : "";

  useEffect(() => {
    if (state === "second-factor") wasAsked.current = true;
    if (["checking", "second-factor", "unknown"].includes(state) || isLeaving.current) return;
    isLeaving.current = true;
    if (state === "granted") {
      if (wasAsked.current) toast.success(AUTH_MESSAGES.welcome);
      navigate(entryPage(target, userId), { replace: true });
      return;
    }
    if (state === "denied") {
      toast.error(AUTH_MESSAGES.denied);
      void signOut();
    } else if (state === "ended") {
      toast.error(SESSION_ENDED);
      void endSession();
    }
    navigate(hrefTo.adminLogin(), { replace: true, state: { target } satisfies EntryState });
  }, [state, userId, target, navigate]);

  async function cancel() {
    isLeaving.current = true;
    await endSession();
    forgetAdminData();
    navigate(hrefTo.adminLogin(), { replace: true });
  }

  if (state === "unknown") {
    return <AccessUnknown onRetry={access.retry} />;
  }
  if (state !== "second-factor") return <Checking />;
  return <Step email={access.email} onCancel={() => void cancel()} />;
}

function Step({ email, onCancel }: { email: string; onCancel: () => void }) {
  const devices = useQuery(devicesQuery());
  if (devices.isPending) return <Checking />;
  const isFirst = devices.data?.length === 0;
  return (
    <EntryFrame
      title={
        isFirst ? (
          <span>
            Set up <span className="whitespace-nowrap">two-step</span> verification
          </span>
        ) : (
          "Enter your code"
        )
      }
      about={
        isFirst
          ? "The workspace contains information about people’s health. As well as your password, it asks for a code from a device that only you have."
          : `You’re signing in as ${email}.`
      }
      below={
        <>
          <button
            type="button"
            onClick={onCancel}
            className="min-h-9 self-start text-sea underline underline-offset-4"
          >
            Cancel and sign out
          </button>
          {isFirst ? null : (
            <p className="text-sm text-muted">
              Lost your device? Use another one that you have added, or write to{" "}
              <TextLink href={mailLink({ subject: "Lost device" })}>{brand.email}</TextLink>. An
              operator can remove the lost one.
            </p>
          )}
        </>
      }
    >
      {isFirst ? (
        <AddDevice suggestedName="Phone" onDone={() => undefined} />
      ) : (
        <CodeForm submitLabel="Sign In" />
      )}
    </EntryFrame>
  );
}
