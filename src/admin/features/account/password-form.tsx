import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { credentialsSchema } from "@/admin/features/access/auth-api.ts";
import { PasswordInput } from "@/admin/features/access/password-input.tsx";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { CODE_ADVICE } from "@/ui/code-fault.tsx";
import { toast } from "@/ui/toast.ts";
import { AccountError, changePassword, sessionsQuery } from "./account-api.ts";

const schema = z.object({ current: z._default(z.string(), ""), password: z.string() });

type PasswordFormProps = {
  email: string;
  /** Whether to ask for the current password. False after following a link from an email. */
  asksForCurrent: boolean;
  submitLabel: string;
  onDone?: () => void;
};

/** A form to change the account's password. */
export function PasswordForm({ email, asksForCurrent, submitLabel, onDone }: PasswordFormProps) {
  const client = useQueryClient();
  async function change({ current, password }: { current: string; password: string }) {
    if (asksForCurrent && !current) {
      throw new AccountError("Enter your current password.", "current");
    }
    await checkNewPassword(password, email);
    await changePassword(password, asksForCurrent ? current : undefined);
  }

  const form = useCheckedForm({
    schema,
    async send(passwords) {
      try {
        await change(passwords);
      } catch (error) {
        const { field, message } =
          error instanceof AccountError
            ? error
            : new AccountError("Something went wrong. Try again.");
        if (field !== "form") return { faults: { [field]: message } };
        toast.error(message);
        return {};
      }
      form.reset();
      toast.success("Your password has been changed", {
        description: "Your other sessions have ended.",
      });
      await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      onDone?.();
    },
  });

  return (
    <form {...form.attributes} className="flex max-w-md flex-col gap-5">
      {/* Password managers save the new password under this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asksForCurrent ? (
        <PasswordInput
          label="Current password"
          kind="current-password"
          {...form.field("current")}
        />
      ) : null}
      <PasswordInput
        label="New password"
        kind="new-password"
        {...form.field("password")}
        hint="8 to 72 characters. Three or four unrelated words are hard to guess and easy to remember."
      />
      <Button
        type="submit"
        variant="primary"
        busy={form.busy}
        className={asksForCurrent ? "self-start" : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  );
}

/** Throws an `AccountError` with advice if the new password is too short, too long or easy to guess. */
async function checkNewPassword(password: string, email: string): Promise<void> {
  const checked = credentialsSchema.shape.password.safeParse(password);
  if (!checked.success) {
    throw new AccountError(checked.error.issues[0]?.message ?? "Enter a password.", "password");
  }
  const { weaknessOf } = await import("./password-strength.ts").catch(() => {
    throw new AccountError(`We could not check the new password. ${CODE_ADVICE}`);
  });
  const weakness = weaknessOf(password, email);
  if (weakness) throw new AccountError(weakness, "password");
}
