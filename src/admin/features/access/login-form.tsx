import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { brand, mailLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { EmailInput, Field } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import {
  AUTH_MESSAGES,
  authMessage,
  type Credentials,
  credentialsSchema,
  signIn,
  signUp,
} from "./auth-api.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { type EntryState, entryPage, useEntryState } from "./entry-state.ts";
import { PasswordInput } from "./password-input.tsx";
import { forgetAdminData } from "./query-client.ts";
import { useAdminAccess } from "./use-admin-access.ts";

type Mode = "sign-in" | "sign-up";

const words = {
  "sign-in": {
    title: "Admin Login",
    subtitle: "Sign in to access the admin dashboard",
    submit: "Sign In",
    toggle: "Need an account? Sign up",
  },
  "sign-up": {
    title: "Create Admin Account",
    subtitle: "Sign up to request admin access",
    submit: "Sign Up",
    toggle: "Already have an account? Sign in",
  },
} as const satisfies Record<Mode, Record<string, string>>;

const noticeClass = "rounded border-s-4 border-sea bg-sea-soft px-3 py-2 text-sm";

/** Sign-in and sign-up for the team. Texts: specification, section 2. */
export function LoginForm() {
  const navigate = useNavigate();
  const access = useAdminAccess();
  const { isConfirmed, target } = useEntryState();
  const [mode, setMode] = useState<Mode>("sign-in");
  /** The address that has just signed up. */
  const [signedUp, setSignedUp] = useState("");
  const form = useCheckedForm({
    schema: credentialsSchema,
    defaultValues: { email: "", password: "" },
    // The toast only shows the first message (specification, section 5). Each field shows its own.
    onFaults: ([first = AUTH_MESSAGES.failed]) => toast.error(first),
    send: submit,
  });
  const text = words[mode];

  const next =
    access.state === "granted"
      ? entryPage(target, access.admin.userId)
      : access.state === "second-factor"
        ? hrefTo.adminSecondFactor()
        : null;
  useEffect(() => {
    if (next) navigate(next, { replace: true, state: { target } satisfies EntryState });
  }, [next, target, navigate]);

  function fail(message: string) {
    toast.error(message);
    return { failure: message };
  }

  async function submit(credentials: Credentials) {
    // The cached role may be out of date.
    forgetAdminData();
    setSignedUp("");
    try {
      if (mode === "sign-up") {
        await signUp(credentials);
        toast.success(AUTH_MESSAGES.created);
        setSignedUp(credentials.email);
        setMode("sign-in");
        form.form.resetField("password");
        return;
      }
      const entered = await signIn(credentials);
      if (!entered) return fail(AUTH_MESSAGES.denied);
      if (entered.session === "second_factor") {
        navigate(hrefTo.adminSecondFactor(), { state: { target } satisfies EntryState });
      } else {
        toast.success(AUTH_MESSAGES.welcome);
        navigate(entryPage(target, entered.userId));
      }
    } catch (error) {
      return fail(authMessage(error));
    }
  }

  function changeMode() {
    setMode(mode === "sign-in" ? "sign-up" : "sign-in");
    form.forgive();
  }

  return (
    <EntryFrame
      title={text.title}
      about={text.subtitle}
      below={
        <>
          {mode === "sign-in" ? (
            <TextLink
              href={hrefTo.adminResetPassword()}
              state={{ target } satisfies EntryState}
              className="self-start"
            >
              Forgot your password?
            </TextLink>
          ) : null}
          <p className="text-sm text-muted">
            Admin access is required to view leads. Contact{" "}
            <TextLink href={mailLink({ subject: "Admin access" })}>{brand.email}</TextLink> for
            access.
          </p>
        </>
      }
    >
      {mode === "sign-in" ? (
        <div role="status" className="empty:-mb-5">
          {signedUp ? (
            <p className={noticeClass}>
              <strong className="font-semibold">Now confirm your email address.</strong>{" "}
              <span className="break-words">{`Open the link in the email that we sent to ${signedUp}.`}</span>
            </p>
          ) : isConfirmed ? (
            <p className={noticeClass}>
              <strong className="font-semibold">Your email address is confirmed.</strong>{" "}
              <span>
                An administrator now has to give you access. You may then get an email that asks you
                to choose a new password.
              </span>
            </p>
          ) : null}
        </div>
      ) : (
        <p className="text-sm">
          After you sign up, confirm your email address. An administrator then gives you access.
        </p>
      )}
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label="Email" {...form.field("email")}>
          {(attributes) => <EmailInput {...attributes} autoComplete="username" />}
        </Field>
        <PasswordInput
          label="Password"
          kind={mode === "sign-up" ? "new-password" : "current-password"}
          hint={mode === "sign-up" ? "8 to 72 characters." : undefined}
          {...form.field("password")}
        />
        {form.failure ? <p className="text-sm font-semibold text-danger">{form.failure}</p> : null}
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? "Loading..." : text.submit}
        </Button>
        <button
          type="button"
          disabled={form.busy}
          onClick={changeMode}
          className="min-h-9 text-sea underline underline-offset-4"
        >
          {text.toggle}
        </button>
      </form>
    </EntryFrame>
  );
}
