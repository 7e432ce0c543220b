import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { AccountFault, changePassword, checkPassword, sessionsQuery } from "./account-api.ts";
import { checkNewPassword } from "./new-password.ts";
import { PasswordInput } from "./password-input.tsx";

type PasswordFormProps = {
  email: string;
  /** Whether to ask for the current password. Not after following a link from an email. */
  asksForCurrent: boolean;
  submitLabel: string;
  onDone?: () => void;
};

/** Replaces the account's password. */
export function PasswordForm({ email, asksForCurrent, submitLabel, onDone }: PasswordFormProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<AccountFault>();
  const [busy, setBusy] = useState(false);

  async function change() {
    if (asksForCurrent && !current) {
      throw new AccountFault("Enter your current password.", "current");
    }
    await checkNewPassword(password, email);
    if (asksForCurrent) await checkPassword(email, current);
    await changePassword(password);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await change();
      setCurrent("");
      setPassword("");
      toast.success("Your password has been changed", {
        description: "Your other sessions have ended.",
      });
      await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      onDone?.();
    } catch (error) {
      const found =
        error instanceof AccountFault
          ? error
          : new AccountFault("Something went wrong. Try again.");
      setFault(found);
      if (found.field === "form") toast.error(found.message);
      else {
        const isSecond = asksForCurrent && found.field === "password";
        form.current?.querySelectorAll<HTMLInputElement>("input")[isSecond ? 2 : 1]?.focus();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-5"
    >
      {/* Password managers store the new password under it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asksForCurrent ? (
        <PasswordInput
          label="Current password"
          kind="current-password"
          value={current}
          onChange={setCurrent}
          error={fault?.field === "current" ? fault.message : undefined}
        />
      ) : null}
      <PasswordInput
        label="New password"
        kind="new-password"
        value={password}
        onChange={setPassword}
        hint="8 to 100 characters. Three or four words that do not belong together are hard to guess and easy to remember."
        error={fault?.field === "password" ? fault.message : undefined}
      />
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
