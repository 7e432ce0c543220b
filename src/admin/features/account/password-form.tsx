import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { credentialsSchema } from "@/admin/features/access/credentials.ts";
import { Button } from "@/ui/button.tsx";
import { CODE_ADVICE } from "@/ui/code-fault.tsx";
import { toast } from "@/ui/toast.ts";
import { AccountFault, changePassword, checkPassword, sessionsQuery } from "./account-api.ts";
import { PasswordInput } from "./password-input.tsx";

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
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { current: "", password: "" },
    reValidateMode: "onSubmit",
  });
  const { errors, isSubmitting } = formState;

  async function change({ current, password }: { current: string; password: string }) {
    if (asksForCurrent && !current) {
      throw new AccountFault("Enter your current password.", "current");
    }
    await checkNewPassword(password, email);
    if (asksForCurrent) await checkPassword(email, current);
    await changePassword(password);
  }

  const submit = handleSubmit(async (passwords) => {
    try {
      await change(passwords);
      reset();
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
      if (found.field === "form") toast.error(found.message);
      else setError(found.field, { message: found.message }, { shouldFocus: true });
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex max-w-md flex-col gap-5"
    >
      {/* Password managers save the new password under this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {asksForCurrent ? (
        <PasswordInput
          label="Current password"
          kind="current-password"
          field={register("current")}
          error={errors.current?.message}
        />
      ) : null}
      <PasswordInput
        label="New password"
        kind="new-password"
        field={register("password")}
        hint="8 to 100 characters. Three or four words that do not belong together are hard to guess and easy to remember."
        error={errors.password?.message}
      />
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

/** Throws an `AccountFault` with advice if the new password is too short, too long or easy to guess. */
async function checkNewPassword(password: string, email: string): Promise<void> {
  const checked = credentialsSchema.shape.password.safeParse(password);
  if (!checked.success) {
    throw new AccountFault(checked.error.issues[0]?.message ?? "Enter a password.", "password");
  }
  const { weaknessOf } = await import("./password-strength.ts").catch(() => {
    throw new AccountFault(`We could not check the new password. ${CODE_ADVICE}`);
  });
  const weakness = weaknessOf(password, email);
  if (weakness) throw new AccountFault(weakness, "password");
}
