import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { brand, mailLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { forgetAdminData } from "./admin-provider.tsx";
import { AUTH_MESSAGES, authMessage, signInAsAdmin, signUp } from "./auth-api.ts";
import { credentialsSchema } from "./credentials.ts";
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

/** The administrators' sign-in and sign-up. Texts: specification, section 2. */
export function LoginForm() {
  const navigate = useNavigate();
  const access = useAdminAccess();
  const [mode, setMode] = useState<Mode>("sign-in");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const text = words[mode];

  const alreadyAdmin = access.state === "admin";
  useEffect(() => {
    if (alreadyAdmin) navigate(hrefTo.adminLeads(), { replace: true });
  }, [alreadyAdmin, navigate]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const credentials = credentialsSchema.safeParse({ email, password });
    if (!credentials.success) {
      toast.error(credentials.error.issues[0]?.message ?? AUTH_MESSAGES.failed);
      return;
    }
    setBusy(true);
    // What was known of somebody's role may have changed since.
    forgetAdminData();
    try {
      if (mode === "sign-up") {
        await signUp(credentials.data);
        toast.success(AUTH_MESSAGES.created);
        setMode("sign-in");
        setPassword("");
      } else if ((await signInAsAdmin(credentials.data)) === "admin") {
        toast.success(AUTH_MESSAGES.welcome);
        navigate(hrefTo.adminLeads());
      } else {
        toast.error(AUTH_MESSAGES.denied);
      }
    } catch (error) {
      toast.error(authMessage(error));
    } finally {
      // A disabled button loses the focus: it is enabled before it gets the focus back.
      flushSync(() => setBusy(false));
      submitButton.current?.focus();
    }
  }

  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 sm:py-20">
      <div>
        <h1 className="text-3xl">{text.title}</h1>
        <p className="text-muted">{text.subtitle}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-card"
      >
        <Field label="Email">
          {(attributes) => (
            <TextInput
              {...attributes}
              type="email"
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" hint={mode === "sign-up" ? "At least 8 characters." : undefined}>
          {(attributes) => (
            <TextInput
              {...attributes}
              type="password"
              required
              autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button ref={submitButton} type="submit" variant="primary" busy={busy}>
          {busy ? "Loading..." : text.submit}
        </Button>
        <button
          type="button"
          disabled={busy}
          onClick={() => setMode(mode === "sign-in" ? "sign-up" : "sign-in")}
          className="min-h-9 text-sea underline underline-offset-4"
        >
          {text.toggle}
        </button>
      </form>
      <p className="text-sm text-muted">
        Admin access is required to view leads. Contact{" "}
        <TextLink href={mailLink({ subject: "Admin access" })}>{brand.email}</TextLink> for access.
      </p>
    </div>
  );
}
