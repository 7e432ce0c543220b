import { credentialsSchema } from "@/admin/features/access/credentials.ts";
import { CODE_ADVICE } from "@/ui/code-fault.tsx";
import { AccountFault } from "./account-api.ts";

/** Throws an `AccountFault` with advice if the new password is too short, too long or easy to guess. */
export async function checkNewPassword(password: string, email: string): Promise<void> {
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
