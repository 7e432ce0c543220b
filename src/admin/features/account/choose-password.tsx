import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { AccessUnknown } from "@/admin/features/access/access-unknown.tsx";
import { Checking } from "@/admin/features/access/checking.tsx";
import { EntryFrame } from "@/admin/features/access/entry-frame.tsx";
import {
  type EntryState,
  entryPage,
  keptTarget,
  takeTarget,
} from "@/admin/features/access/entry-state.ts";
import { getSupabase } from "@/admin/features/access/supabase-client.ts";
import { readToken, signedInByEmail } from "@/admin/features/access/token.ts";
import { CodeForm } from "@/admin/features/second-factor/code-form.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { PasswordForm } from "./password-form.tsx";

type Visit =
  | { kind: "no-link" }
  | { kind: "signed-in" }
  | { kind: "link"; userId: string; email: string; needsCode: boolean };

/** How this visit began. The client has processed the link from the email once it is initialised. */
async function readVisit(): Promise<Visit> {
  const { auth } = getSupabase();
  await auth.initialize();
  const { data } = await auth.getSession();
  if (!data.session) return { kind: "no-link" };
  if (!signedInByEmail(readToken(data.session.access_token))) return { kind: "signed-in" };
  const { data: levels, error } = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return {
    kind: "link",
    userId: data.session.user.id,
    email: data.session.user.email ?? "",
    needsCode: levels.nextLevel === "aal2" && levels.currentLevel !== "aal2",
  };
}

/** The target of the link in a password email: a code if there is a device, then the password. */
export function ChoosePassword() {
  const navigate = useNavigate();
  const visit = useQuery({
    queryKey: ["password-link"],
    queryFn: readVisit,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (visit.isPending) return <Checking />;
  if (visit.isLoadingError) {
    return <AccessUnknown onRetry={() => void visit.refetch()} />;
  }
  const found = visit.data;

  if (found.kind === "no-link") {
    return (
      <EntryFrame
        title="This link does not work"
        about="A link works once, within an hour, and only in the browser where you asked for it."
      >
        <ButtonLink
          href={hrefTo.adminResetPassword()}
          state={{ target: keptTarget() } satisfies EntryState}
          variant="primary"
        >
          Ask for a new link
        </ButtonLink>
      </EntryFrame>
    );
  }
  if (found.kind === "signed-in") {
    return (
      <EntryFrame
        title="You’re signed in"
        about="You can change your password on your account page."
      >
        <ButtonLink href={hrefTo.adminAccount()} variant="primary">
          Go to your account
        </ButtonLink>
      </EntryFrame>
    );
  }
  if (found.needsCode) {
    return (
      <EntryFrame
        title="Enter your code"
        about={`Before you change the password for ${found.email}.`}
      >
        <CodeForm submitLabel="Continue" onDone={() => void visit.refetch()} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title="Choose a new password" about={`For ${found.email}.`}>
      <PasswordForm
        email={found.email}
        asksForCurrent={false}
        submitLabel="Save the new password"
        onDone={() => navigate(entryPage(takeTarget(), found.userId), { replace: true })}
      />
    </EntryFrame>
  );
}
