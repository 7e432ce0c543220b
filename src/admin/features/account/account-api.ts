import { isAuthError } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { isAskedAgain } from "@/admin/features/access/auth-api.ts";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";
import { hrefTo } from "@/lib/routes.ts";

/** A failure with a message for the user, and the field that it refers to. */
export class AccountError extends Error {
  override name = "AccountError";
  readonly field: "current" | "password" | "form";

  constructor(message: string, field: AccountError["field"] = "form") {
    super(message);
    this.field = field;
  }
}

const NO_RESPONSE = "The server did not respond. Try again.";

/** Messages by Auth's error codes for a new password. */
const passwordFaults: Readonly<Record<string, string>> = {
  same_password: "This is your current password. Choose a different one.",
  weak_password:
    "This password is too short, or is in a list of stolen passwords. Choose another one.",
  validation_failed: "Use at most 72 characters. A letter with an accent counts as two.",
  over_request_rate_limit: "There have been too many attempts. Wait a minute, then try again.",
};

/** Changes the password, which ends the account's other sessions. Throws an `AccountError`. */
export async function changePassword(password: string, current?: string): Promise<void> {
  const { error } = await getSupabase().auth.updateUser({
    password,
    ...(current === undefined ? {} : { current_password: current }),
  });
  if (!error) return;
  if (isAuthError(error) && error.code === "current_password_mismatch") {
    throw new AccountError("This is not your current password.", "current");
  }
  const known = isAuthError(error) && error.code ? passwordFaults[error.code] : undefined;
  if (known) throw new AccountError(known, "password");
  throw new AccountError(
    isAuthError(error) && error.status && error.status < 500
      ? "Your password was not changed. Sign out, sign in again, and try once more."
      : NO_RESPONSE,
  );
}

/** Requests an email with a link to choose a new password. Throws an `AccountError`. */
export async function requestPasswordLink(email: string): Promise<void> {
  const { error } = await getSupabase().auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}${hrefTo.adminNewPassword()}`,
  });
  if (!error || isAskedAgain(error)) return;
  throw new AccountError(
    isAuthError(error) && error.status === 429
      ? "Too many links were asked for. Wait a few minutes and ask again."
      : NO_RESPONSE,
  );
}

const sessionsSchema = z.array(
  z.object({
    id: z.uuid(),
    signed_in_at: z.string(),
    last_seen_at: z.string(),
    user_agent: z.nullable(z.string()),
    is_current: z.boolean(),
  }),
);

export type OwnSession = z.infer<typeof sessionsSchema>[number];

/** The account's open sessions, newest first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: ["my-sessions"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("list_my_sessions").abortSignal(signal), sessionsSchema),
  });
}

/** Ends the account's other sessions. Throws on an error. */
export async function endOtherSessions(): Promise<void> {
  const { error } = await getSupabase().auth.signOut({ scope: "others" });
  if (error) throw error;
}
